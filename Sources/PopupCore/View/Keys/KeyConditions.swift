/// The conditions of a popup on which its key bindings depend.
package struct KeyConditions: OptionSet, Equatable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The screen is large enough, and enough of the message has arrived to answer.
  package static let canAnswer = KeyConditions(rawValue: 1 << 0)
  package static let onButton = KeyConditions(rawValue: 1 << 1)
  package static let onCheck = KeyConditions(rawValue: 1 << 2)
  package static let inField = KeyConditions(rawValue: 1 << 3)
  package static let hasField = KeyConditions(rawValue: 1 << 4)
  package static let hasNoField = KeyConditions(rawValue: 1 << 5)
  package static let hasChecks = KeyConditions(rawValue: 1 << 6)
  package static let hasTabs = KeyConditions(rawValue: 1 << 7)
  /// Exactly one thing can have the focus.
  package static let hasOneTarget = KeyConditions(rawValue: 1 << 8)
  package static let hasManyTargets = KeyConditions(rawValue: 1 << 9)
  /// The message has more rows than its area.
  package static let scrolls = KeyConditions(rawValue: 1 << 10)
  /// The message is preformatted and wider than its area.
  package static let scrollsSideways = KeyConditions(rawValue: 1 << 11)
  package static let hasNegative = KeyConditions(rawValue: 1 << 12)
  /// Esc does something.
  package static let canLeave = KeyConditions(rawValue: 1 << 13)
  /// The focus wraps around, and Up and Down move it if nothing scrolls, as in whiptail and dialog.
  package static let focusWraps = KeyConditions(rawValue: 1 << 14)
  /// The message is a file to page through, as in a textbox.
  package static let isPager = KeyConditions(rawValue: 1 << 15)
  /// The end of the message is not in view yet.
  package static let hasMore = KeyConditions(rawValue: 1 << 16)
}
