/// What a key is for. The manual explains rows of the key table with the same topic together.
package enum KeyTopic: Equatable, Sendable, CaseIterable {
  case moveFocus, press, tick, next
  case pressPlace, tickPlace, pressLabel, pressYesNo
  case type, deleteBackward, deleteWord, clear
  case scroll, scrollSideways
  case page, pageAlone
  case escape, interrupt, quit, suspend, repaint
  /// Keys that differ when popup is called as whiptail or dialog.
  case dropIn

  /// The manual's explanation of the keys.
  package var manual: String {
    switch self {
    case .moveFocus: "Move the focus to another button, or to a box or field above the buttons."
    case .press: "Press the focused button."
    case .tick: "Tick or untick the focused box."
    case .next: "In a box or field: move the focus to the next one, then to the buttons."
    case .pressPlace:
      """
      Press the button at that position, counting from the left or from the top. \
      The button of --destructive is only focused.
      """
    case .tickPlace: "With --check: tick or untick the box at that position, counting from the top."
    case .pressLabel:
      """
      Press the button with that label, if no other label begins with the same letter. \
      For a Korean label, the key of its first consonant works as well. \
      Letters never press the button of --destructive.
      """
    case .pressYesNo:
      """
      Press the button labeled yes or no; if there is none, the right or the left one. \
      As with all letters, the Korean letter on the same key works as well.
      """
    case .type: "With --type: type into the field, even if a button has the focus."
    case .deleteBackward: "Delete the last character in the field."
    case .deleteWord: "Delete the last word in the field."
    case .clear: "Empty the field."
    case .scroll: "Scroll the message."
    case .scrollSideways: "With --no-wrap: scroll the message sideways."
    case .page: "Show the previous or next --segment."
    case .pageAlone: "Show the previous or next --segment, while only one button can be focused."
    case .escape: "Close the popup without an answer, or do what --esc says."
    case .interrupt: "Terminate popup with SIGINT."
    case .quit: "Terminate popup with SIGQUIT."
    case .suspend: "Suspend popup, which draws itself again when the job continues."
    case .repaint: "Draw the screen again."
    case .dropIn:
      """
      Called as whiptail or dialog: the focus wraps around, and Up and Down move it if nothing scrolls. \
      In a textbox, Space shows the next page while there is one, and Left and Right scroll long lines.
      """
    }
  }

  /// The names of the topic's keys, in the order of the table, each once.
  package var keyNames: [String] {
    var names: [String] = []
    for binding in KeyTable.all where binding.topic == self && !names.contains(binding.keys.name) {
      names.append(binding.keys.name)
    }
    return names
  }
}
