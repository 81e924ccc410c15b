/// The appearance that the environment asks for when popup acts as whiptail or dialog.
package enum DropInLook {
  /// Applies POPUP_THEME and the appearance options of POPUP_OPTS. Ignores all other options, which
  /// might press a button, and all mistakes, since nothing may be written to standard error.
  package static func look(_ environment: Environment) -> LookOptions {
    guard var draft = try? SpecDraft([]) else { return LookOptions() }
    for occurrence in defaults(environment) where isLook(occurrence.id) {
      try? draft.apply(occurrence)
    }
    return draft.spec.look
  }

  /// Whether an option is allowed before `--as`, and has an effect in POPUP_OPTS.
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
