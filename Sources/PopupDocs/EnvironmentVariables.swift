import PopupCore

/// The variables that popup looks at, and what it makes of them.
package enum EnvironmentVariables {
  /// Some are explained together.
  package struct Entry: Sendable {
    package let names: [String]
    package let meaning: String

    init(_ names: String..., meaning: String) {
      self.names = names
      self.meaning = meaning
    }
  }

  package static let names = all.flatMap { $0.names }

  package static let all: [Entry] = [
    Entry(
      PopupVariable.options.spelling,
      meaning: """
        Default options, split into words by a shell's quoting rules without expansions. \
        The command line wins: an option there displaces its own kind and what it contradicts. \
        What belongs to one call cannot stand here: messages, segments, --preview, --help, --version.
        """),
    Entry(
      PopupVariable.answer.spelling,
      meaning: """
        Answer every question at once, as --answer does: left, right, extra or default. \
        It never presses a destructive button: there the option must be given.
        """),
    Entry(
      PopupVariable.theme.spelling,
      meaning: "The theme when --theme is not given: light, dark or mono."),
    Entry(
      "POPUP_AMBIGUOUS",
      meaning: """
        The cells that East Asian ambiguous characters take, 1 or 2. \
        With 2 the frame is drawn in ASCII.
        """),
    Entry(
      "NO_COLOR",
      meaning: "No colors are used when it is set and not empty."),
    Entry(
      "CLICOLOR_FORCE", "FORCE_COLOR",
      meaning: "Colors are used even where the terminal is not known to have them."),
    Entry(
      "COLORTERM", "TERM",
      meaning: """
        What the terminal can do: truecolor in the first means 24-bit colors. \
        With the second unset or dumb there is no terminal to ask on.
        """),
    Entry(
      "LC_ALL", "LC_CTYPE", "LANG",
      meaning: """
        Text is UTF-8 whatever the locale; only where these name another charset, what is not ASCII is \
        shown as question marks.
        """),
    Entry(
      "LINES", "COLUMNS",
      meaning: "The size of a terminal that does not tell it."),
    Entry(
      "REDUCED_MOTION", "NO_MOTION",
      meaning: "There is no animation when one of them is set."),
    Entry(
      "SSH_CONNECTION", "SSH_TTY",
      meaning: """
        Over ssh there is no animation, and a lone Esc is waited for a little longer.
        """),
  ]
}
