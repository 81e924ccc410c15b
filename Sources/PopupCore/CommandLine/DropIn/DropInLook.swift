/// The look that the environment asks for, in a program's place.
package enum DropInLook {
  /// Of POPUP_OPTS and POPUP_THEME only the look counts, and mistakes are passed over: nothing may be
  /// written on standard error, and nothing may press a button.
  package static func look(_ environment: Environment) -> LookOptions {
    var look = LookOptions()
    for occurrence in defaults(environment) where isLook(occurrence.id) {
      try? SpecBuilder.apply(occurrence, to: &look)
    }
    if look.theme == nil, let word = environment.value(.theme) {
      look.theme = ThemeName.named(word)
    }
    return look
  }

  /// The options that may stand before `--as` and count in POPUP_OPTS.
  static func isLook(_ option: OptionID) -> Bool {
    switch option {
    case .theme, .accent, .leftColor, .rightColor, .border, .dim, .noShadow, .ascii, .noMouse,
      .noAnimation, .position:
      true
    default: false
    }
  }

  private static func defaults(_ environment: Environment) -> [Occurrence] {
    guard let text = environment.value(.options), let words = try? ShellWords.split(text),
      let parsed = try? OptionScanner.scan(words, from: .variable)
    else { return [] }
    return parsed.occurrences
  }
}
