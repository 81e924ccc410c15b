/// An option of whiptail or dialog: its name, the value that it takes, and its effect.
struct DropInOption: Sendable {
  /// Without the dashes.
  let name: StaticString
  let value: ValueKind
  /// The boxes that the option affects. With any other box it is accepted without effect.
  let boxes: BoxKinds
  let effect: Effect

  init(
    _ name: StaticString, taking value: ValueKind = .none, for boxes: BoxKinds = .all,
    _ effect: Effect
  ) {
    self.name = name
    self.value = value
    self.boxes = boxes
    self.effect = effect
  }

  /// The words that follow an option, and what they must be.
  enum ValueKind: Equatable, Sendable {
    case none, text
    /// An integer that strtol(3) accepts with base 0.
    case number
    case twoNumbers
    /// `ok`, `yes`, `cancel`, `no`, `extra` or `help`.
    case button

    var wordCount: Int {
      switch self {
      case .none: 0
      case .text, .number, .button: 1
      case .twoNumbers: 2
      }
    }

    func accepts(_ word: [UInt8]) -> Bool {
      switch self {
      case .none: false
      case .text: true
      case .number, .twoNumbers: CNumber.value(of: word, base: 0) != nil
      case .button: DropInValue.role(named: word) != nil
      }
    }
  }

  /// What an option does.
  enum Effect: Sendable {
    /// Changes the settings of a box.
    case does(@Sendable (inout BoxSettings, DropInValue) -> Void)
    /// Nothing.
    case accepted
    /// Shows this box.
    case box(BoxKind)
    /// Shows a box that only the real program has.
    case otherBox
    /// Joins the box before it to the one after it.
    case chain
    /// Leaves the command line to the real program; without one, popup does the substitute.
    case handsOver(HandOver.Substitute)
  }
}

/// The value of an option, as given.
struct DropInValue: Equatable, Sendable {
  /// Empty for a switch.
  var text: [UInt8] = []
  /// False for a switch that was given in its negated form.
  var isOn = true

  var number: Int { CNumber.value(of: text, base: 0) ?? 0 }

  var role: ButtonRole { Self.role(named: text) ?? .affirmative }

  static func role(named word: [UInt8]) -> ButtonRole? {
    if word == "ok" || word == "yes" { return .affirmative }
    if word == "cancel" || word == "no" { return .negative }
    if word == "extra" { return .extra }
    return word == "help" ? .help : nil
  }
}

/// An option that was given, with its value.
struct DropInOccurrence: Sendable {
  let option: DropInOption
  let value: DropInValue
}
