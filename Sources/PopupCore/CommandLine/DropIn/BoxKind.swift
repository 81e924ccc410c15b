/// A box of whiptail or dialog that popup shows itself.
package enum BoxKind: Equatable, Sendable, CaseIterable {
  case yesno, msgbox, infobox, textbox, pause, programbox, progressbox

  /// The number of operands: a text or a file, a height and a width, and for a pause its seconds.
  /// Boxes that show standard input need no text.
  var operandCounts: ClosedRange<Int> {
    switch self {
    case .yesno, .msgbox, .infobox, .textbox: 3...3
    case .pause: 4...4
    case .programbox, .progressbox: 2...3
    }
  }
}

/// The boxes that an option has an effect on.
struct BoxKinds: OptionSet, Equatable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let yesno = BoxKinds(rawValue: 1 << 0)
  static let msgbox = BoxKinds(rawValue: 1 << 1)
  static let infobox = BoxKinds(rawValue: 1 << 2)
  static let textbox = BoxKinds(rawValue: 1 << 3)
  static let pause = BoxKinds(rawValue: 1 << 4)
  static let programbox = BoxKinds(rawValue: 1 << 5)
  static let progressbox = BoxKinds(rawValue: 1 << 6)
  static let all: BoxKinds = [
    .yesno, .msgbox, .infobox, .textbox, .pause, .programbox, .progressbox,
  ]
  /// The boxes that wait for an answer.
  static let answered: BoxKinds = [.yesno, .msgbox, .textbox, .pause, .programbox]

  init(_ kind: BoxKind) {
    switch kind {
    case .yesno: self = .yesno
    case .msgbox: self = .msgbox
    case .infobox: self = .infobox
    case .textbox: self = .textbox
    case .pause: self = .pause
    case .programbox: self = .programbox
    case .progressbox: self = .progressbox
    }
  }
}
