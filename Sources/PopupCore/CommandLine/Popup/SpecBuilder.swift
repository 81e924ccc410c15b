/// Says what each option means for the popup, the message's own options apart.
enum SpecBuilder {
  static func spec(of parsed: ParsedArguments) throws(UsageError) -> PopupSpec {
    var spec = PopupSpec()
    if parsed.contains(.destructive) {
      spec.isDestructive = true
      spec.initialFocus = .negative
    }
    for occurrence in parsed.occurrences {
      try apply(occurrence, to: &spec)
      try apply(occurrence, to: &spec.guards)
      try apply(occurrence, to: &spec.look)
    }
    return spec
  }

  private static func apply(
    _ occurrence: Occurrence, to spec: inout PopupSpec
  ) throws(UsageError) {
    switch occurrence.id {
    case .title: spec.title = occurrence.value ?? []
    case .left: spec.setLabel(try OptionValue.text(occurrence), of: .negative)
    case .right: spec.setLabel(try OptionValue.text(occurrence), of: .affirmative)
    case .extra:
      spec.buttons.insert(
        Button(.extra, try OptionValue.text(occurrence)), at: max(0, spec.buttons.count - 1))
    case .alert: spec.buttons.removeAll { $0.role == .negative }
    case .initialButton: spec.initialFocus = try OptionValue.choice(occurrence)
    case .escape: spec.escape = try OptionValue.choice(occurrence)
    case .timeout:
      spec.timeout = try OptionValue.seconds(occurrence, atMost: OptionValue.longestTimeout)
    case .onTimeout: spec.timeoutButton = try OptionValue.choice(occurrence)
    case .print: spec.printsAnswer = true
    default: break
    }
  }

  private static func apply(
    _ occurrence: Occurrence, to guards: inout Guards
  ) throws(UsageError) {
    switch occurrence.id {
    case .wait:
      guards.wait = try OptionValue.seconds(occurrence, atMost: OptionValue.longestWait)
    case .requireRead: guards.requiresReading = true
    case .check: guards.checks.append(try OptionValue.text(occurrence))
    case .type: guards.word = try OptionValue.typedWord(occurrence)
    case .typePaste: guards.acceptsPastedWord = true
    default: break
    }
  }

  static func apply(
    _ occurrence: Occurrence, to look: inout LookOptions
  ) throws(UsageError) {
    switch occurrence.id {
    case .align: look.alignment = try OptionValue.choice(occurrence)
    case .width: look.width = try OptionValue.extent(occurrence)
    case .height: look.height = try OptionValue.extent(occurrence)
    case .position: look.position = try OptionValue.choice(occurrence)
    case .inline: look.isInline = true
    case .theme: look.theme = try OptionValue.choice(occurrence)
    case .accent: look.accent = try OptionValue.color(occurrence)
    case .leftColor: look.negativeColor = try OptionValue.color(occurrence)
    case .rightColor: look.affirmativeColor = try OptionValue.color(occurrence)
    case .border: look.border = try OptionValue.choice(occurrence)
    case .dim: look.dim = try OptionValue.fraction(occurrence)
    case .noShadow: look.hasShadow = false
    case .ascii:
      look.border = .ascii
      look.isASCIIOnly = true
    case .noMouse: look.usesMouse = false
    case .noAnimation: look.isAnimated = false
    default: break
    }
  }
}
