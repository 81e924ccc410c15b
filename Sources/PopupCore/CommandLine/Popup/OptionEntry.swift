/// What the option table knows about one option: its spelling, its documentation, and its effect.
package struct OptionEntry: Sendable {
  package let id: OptionID
  /// The short form's letter, an ASCII byte.
  package let short: UInt8?
  package let value: ValueSyntax
  package let completion: ValueCompletion
  package let group: OptionGroup
  /// Every occurrence counts, not only the last.
  package let isRepeatable: Bool
  /// Not allowed in POPUP_OPTS, because it concerns one call or would weaken the guards of every
  /// call.
  package let isCommandLineOnly: Bool
  /// A phrase for `--help` and the completions, one line of at most 51 cells.
  package let summary: String
  /// Sentences for the manual page. A word that is an option or a variable is marked up as one.
  package let manual: String
  let effect: OptionEffect

  // Inlined, so that the tables are constants that no start-up code builds.
  @inline(__always)
  init(
    _ id: OptionID, short: UInt8? = nil, _ value: ValueSyntax = .none,
    completion: ValueCompletion = .none, in group: OptionGroup, repeatable: Bool = false,
    commandLineOnly: Bool = false, summary: String, manual: String, effect: OptionEffect
  ) {
    self.id = id
    self.short = short
    self.value = value
    self.completion = completion
    self.group = group
    isRepeatable = repeatable
    isCommandLineOnly = commandLineOnly
    self.summary = summary
    self.manual = manual
    self.effect = effect
  }

  package var name: String { id.rawValue }

  /// The fixed words the value must be one of; empty when there are none.
  package var choices: [String] {
    if case .choice(_, let list) = value { list.words } else { [] }
  }

  /// The words that shells offer for the value: its fixed words, or the names of colors.
  package var offeredWords: [String] {
    completion == .color ? ColorName.words : choices
  }
}

/// What giving an option does.
enum OptionEffect: Sendable {
  /// Stops parsing; the rest of the command line is ignored.
  case early(EarlyRequest)
  /// Changes the request; throws when the value is invalid.
  case edit(@Sendable (inout SpecDraft, Occurrence) throws(UsageError) -> Void)
}

/// Whether an option takes a value, and what the help calls it.
package enum ValueSyntax: Equatable, Sendable {
  case none
  case required(String)
  /// Only with `=`: `--preview=80x24`.
  case optional(String)
  case choice(String, ChoiceList)

  package var placeholder: String? {
    switch self {
    case .none: nil
    case .required(let name), .optional(let name), .choice(let name, _): name
    }
  }

  /// As in `--preview[=COLSxROWS]`: empty, `TEXT` with a blank before it, or `[=TEXT]`.
  package var usage: String {
    switch self {
    case .none: ""
    case .required(let name), .choice(let name, _): " " + name
    case .optional(let name): "[=" + name + "]"
    }
  }
}

/// What a shell may offer for an option's value, beyond its fixed words.
package enum ValueCompletion: Equatable, Sendable {
  case none
  case file
  /// The names of colors are offered; numbers are accepted too.
  case color
}

/// The headings under which options are listed.
package enum OptionGroup: Equatable, Sendable, CaseIterable {
  case text, buttons, guards, answers, look, other

  package var title: String {
    switch self {
    case .text: "Text"
    case .buttons: "Buttons"
    case .guards: "Safeguards"
    case .answers: "Time and answers"
    case .look: "Appearance"
    case .other: "Other"
    }
  }
}
