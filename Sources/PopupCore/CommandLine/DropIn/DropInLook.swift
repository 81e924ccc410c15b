/// The look that the environment asks for when popup stands in for a program.
package enum DropInLook {
  /// Of POPUP_OPTS and POPUP_THEME only the look counts, and mistakes are ignored: nothing may be
  /// written to standard error, and nothing may press a button.
  package static func look(_ environment: Environment) -> LookOptions {
    guard var draft = try? SpecDraft([]) else { return LookOptions() }
    for occurrence in defaults(environment) where isLook(occurrence.id) {
      try? draft.apply(occurrence)
    }
    return draft.spec.look
  }

  /// The options that are allowed before `--as` and count in POPUP_OPTS.
  package static func isLook(_ option: OptionID) -> Bool {
    switch option {
    case .theme, .accent, .leftColor, .rightColor, .border, .dim, .noShadow, .ascii, .noMouse,
      .noAnimation, .position, .showCursor:
      true
    default: false
    }
  }

  /// The variables' options, the weakest first.
  private static func defaults(_ environment: Environment) -> [Occurrence] {
    var occurrences: [Occurrence] = []
    if let theme = environment.value(.theme) {
      occurrences.append(Occurrence(.theme, theme, from: .variable(.theme)))
    }
    guard let text = environment.value(.options), let words = try? ShellWords.split(text),
      let parsed = try? OptionScanner.scan(words, from: .variable(.options))
    else { return occurrences }
    return occurrences + parsed.occurrences
  }
}
