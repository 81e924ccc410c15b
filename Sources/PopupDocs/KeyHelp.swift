import PopupCore

/// What the keys do, made from the key table.
package enum KeyHelp {
  /// For the manual page; the keys are arguments of an mdoc macro.
  package static var manual: [(keys: String, meaning: String)] {
    KeyTopic.allCases.map { topic in
      (topic.keyNames.map(escaped).joined(separator: " , "), topic.manual)
    } + mouse
  }

  /// What the mouse and pastes do.
  private static let mouse = [
    (
      keys: "mouse",
      meaning: """
      A click on a button, box or tab does what its key does; a click outside the popup does \
      nothing. The wheel scrolls the message, and turns the pages when it is over the tabs.
      """
    ),
    (
      keys: "paste",
      meaning: "A pasted text presses nothing. Until its end has come, only Esc and Ctrl-C act."
    ),
  ]

  /// A bracket would be taken for a macro's punctuation, and a blank for the end of an argument.
  private static func escaped(_ name: String) -> String {
    if name == "[" || name == "]" { return "\\&" + name }
    return Mdoc.escaped(name[...]).split(separator: " ").joined(separator: "\\~")
  }

  package static let block = ReadmeBlock(name: "keys: made from the key table", text: readme)

  /// The topics that everybody needs, a phrase each.
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
