/// A row of the key table.
package struct KeyBinding: Equatable, Sendable {
  package let keys: KeyPattern
  package let conditions: KeyConditions
  let command: KeyCommand
  package let topic: KeyTopic
  /// Whether the row of key hints names this key.
  package let isHinted: Bool

  // Inlined, so that the table is a constant that no start-up code builds.
  @inline(__always)
  init(
    _ keys: KeyPattern, when conditions: KeyConditions, _ command: KeyCommand, _ topic: KeyTopic,
    hinted: Bool = false
  ) {
    self.keys = keys
    self.conditions = conditions
    self.command = command
    self.topic = topic
    isHinted = hinted
  }
}

/// The action of a row of the key table. The first few depend on which of its keys was pressed.
enum KeyCommand: Equatable, Sendable {
  /// Types the key's character into the field.
  case type
  case pressLabel
  /// Presses the button whose label says yes, else the affirmative one.
  case pressYes
  /// Presses the button whose label says no, else the negative one.
  case pressNo
  case pressPlace
  case tickPlace
  case command(Command)
  case scroll(ScrollMotion)
  case escape
  case interrupt, quit, suspend, repaint
}
