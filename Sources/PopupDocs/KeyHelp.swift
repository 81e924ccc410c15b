import PopupCore

/// Documentation of the keys, made from the key table.
package enum KeyHelp {
  /// For the manual page; the keys are arguments of an mdoc macro.
  package static var manual: [(keys: String, meaning: String)] {
    KeyTopic.allCases.map { topic in
      (topic.keyNames.map(escaped).joined(separator: " , "), topic.manual)
    } + mouseAndPaste
  }

  /// What clicks, the wheel and pastes do.
  private static let mouseAndPaste = [
    (
      keys: "mouse",
      meaning: """
      A click on a button, box or tab does what its key does; a click outside the popup does \
      nothing. The wheel scrolls the message or, over the tabs, turns the pages.
      """
    ),
    (
      keys: "paste",
      meaning: "Pasted text presses nothing. Until the paste ends, only Esc and Ctrl-C act."
    ),
  ]

  /// mdoc would treat a bracket as punctuation, and a blank as the end of the argument.
  private static func escaped(_ name: String) -> String {
    if name == "[" || name == "]" { return "\\&" + name }
    return Mdoc.escaped(name[...]).split(separator: " ").joined(separator: "\\~")
  }

  package static let block = ReadmeBlock(name: "keys: made from the key table", text: readme)

  /// The most important topics, a phrase each.
  private static var readme: String {
    func keys(_ topic: KeyTopic) -> String {
      topic.keyNames.map { $0.count == 1 ? "`\($0)`" : $0 }.joined(separator: ", ")
    }
    let phrases: [(KeyTopic, String)] = [
      (.moveFocus, "move the focus"), (.press, "press"), (.pressPlace, "press by position"),
      (.pressLabel, "presses its button"), (.pressYesNo, "press right and left"),
      (.scroll, "scroll"),
      (.scrollSideways, "scroll sideways"), (.page, "turn pages"), (.escape, "leave"),
    ]
    let sentences = phrases.map { keys($0.0) + " " + $0.1 }
    return "\n" + sentences.joined(separator: "; ") + ".\n\n"
  }
}
