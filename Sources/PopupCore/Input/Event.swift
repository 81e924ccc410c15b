/// A person's action, decoded from the terminal's bytes.
package enum Event: Equatable, Sendable {
  case key(Key, Modifiers)
  case mouse(MouseEvent)
  /// One scalar of a bracketed paste. A paste never presses anything.
  case pasted(Unicode.Scalar)

  static let interrupt = Event.key(.character("c"), .control)
}

/// A key by its meaning, independent of how the terminal encodes it.
package enum Key: Equatable, Sendable {
  /// A key that types something, Space included. With `.control` the letter is lower case: Ctrl-C is
  /// `.key(.character("c"), .control)` whether it came as 0x03 or as a kitty or xterm sequence.
  case character(Unicode.Scalar)
  /// A key that types a letter of another script, and the small Latin letter of the same key in a US
  /// layout: Russian `т` is on the `n`.
  case letter(Unicode.Scalar, latin: Unicode.Scalar)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, pageUp, pageDown, home, end
}

/// Modifier keys held down with another key.
package struct Modifiers: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1 << 0)
  package static let alt = Modifiers(rawValue: 1 << 1)
  package static let control = Modifiers(rawValue: 1 << 2)
}

/// A mouse report: an action and its cell, counted from 0 at the top-left corner.
package struct MouseEvent: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    /// Buttons are 0 left, 1 middle, 2 right.
    case press(button: UInt8)
    case release(button: UInt8)
    case motion
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  package var action: Action
  package var column: Int
  package var row: Int
  package var modifiers: Modifiers

  package init(_ action: Action, column: Int, row: Int, modifiers: Modifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
