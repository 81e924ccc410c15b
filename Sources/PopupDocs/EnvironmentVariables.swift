import PopupCore

/// The environment variables that popup reads, and what they do.
package enum EnvironmentVariables {
  /// Variables that are explained together.
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
        The command line wins: an option there replaces the same option here and removes those that \
        it contradicts. Messages, segments, --type-paste, --preview, --help and --version are not \
        allowed here, and neither is --on-timeout right for a destructive or safeguarded button.
        """),
    Entry(
      PopupVariable.answer.spelling,
      meaning: """
        Answer every question at once, as --answer does: left, right, extra or default. \
        This variable does not press a destructive or safeguarded right button: that is a usage error. \
        Only --answer on the command line and a line of POPUP_ANSWERS can.
        """),
    Entry(
      PreparedAnswers.variable.description,
      meaning: """
        The path of a file of prepared answers; see TESTING A SCRIPT THAT ASKS. \
        A line for the question takes precedence over POPUP_ANSWER and POPUP_OPTS, but not over \
        --answer on the command line.
        """),
    Entry(
      LogEntry.variable.description,
      meaning: """
        The path of a file to which popup appends one line of JSON for each question; see TESTING A \
        SCRIPT THAT ASKS. If popup creates the file, only its owner can read it.
        """),
    Entry(
      PopupVariable.theme.spelling,
      meaning: "The theme if --theme is not given: light, dark, mono or auto."),
    Entry(
      "POPUP_AMBIGUOUS",
      meaning: """
        The width of East Asian ambiguous characters in cells, 1 or 2. \
        With 2 the frame is drawn in ASCII.
        """),
    Entry(
      "NO_COLOR",
      meaning: "If set and not empty, no colors are used."),
    Entry(
      "CLICOLOR_FORCE", "FORCE_COLOR",
      meaning: "Use colors even if the terminal is not known to have them."),
    Entry(
      "COLORTERM", "TERM",
      meaning: """
        What the terminal can do. If COLORTERM is truecolor or 24bit, popup uses 24-bit colors. \
        If TERM is unset or names a terminal that cannot place its cursor, such as dumb, popup asks in \
        lines, as with --plain.
        """),
    Entry(
      "POPUP_PLAIN",
      meaning: """
        Ask in lines, as with --plain. If it is 0, no or false, only --plain makes popup ask in lines. \
        If it is empty, it counts as unset.
        """),
    Entry(
      "ACCESSIBLE",
      meaning: "Ask in lines, unless it is empty, 0, no or false, or POPUP_PLAIN is set."),
    Entry(
      "INSIDE_EMACS",
      meaning: """
        In a buffer where Emacs takes a line of input, such as that of M-x shell, popup asks in lines. \
        In one that takes none, such as that of M-x compile, it cannot ask.
        """),
    Entry(
      "CI",
      meaning: """
        If set, popup does not wait for a person on a terminal that cannot place its cursor, but fails \
        at once. The values 0, no and false count as unset.
        """),
    Entry(
      "TERM_PROGRAM", "VTE_VERSION", "XTERM_VERSION", "KONSOLE_VERSION", "WT_SESSION",
      "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE", "COLORFGBG", "TMUX", "TMUX_PANE",
      "STY", "ZELLIJ", "ZELLIJ_PANE_ID",
      meaning: """
        Set by terminals and multiplexers. They identify the terminal, which decides how edges are \
        drawn and where the darkened screen behind the box comes from.
        """),
    Entry(
      "LC_ALL", "LC_CTYPE", "LANG",
      meaning: """
        Text is UTF-8 in every locale. If these explicitly name another charset, characters beyond \
        ASCII are shown as question marks.
        """),
    Entry(
      "LC_MESSAGES",
      meaning: """
        The language of the buttons when popup is called as whiptail or dialog. LC_ALL takes precedence \
        over it, and it takes precedence over LANG.
        """),
    Entry(
      "POPUP_DROPIN",
      meaning: """
        If it is 0, popup called as whiptail or dialog always runs the real program.
        """),
    Entry(
      "POPUP_WHIPTAIL", "POPUP_DIALOG",
      meaning: "The absolute path of the real program. If unset, popup searches PATH."),
    Entry(
      "POPUP_HANDOVERS",
      meaning: """
        Set by popup when it runs the real program, to detect a wrapper that calls popup again.
        """),
    Entry(
      "DIALOGOPTS", "DIALOG_OK", "DIALOG_CANCEL", "DIALOG_HELP", "DIALOG_EXTRA", "DIALOG_ESC",
      "DIALOG_ERROR", "DIALOG_TIMEOUT",
      meaning: "Called as dialog: the same as for dialog itself."),
    Entry(
      "LINES", "COLUMNS",
      meaning: "Used when the terminal does not report its size."),
    Entry(
      "REDUCED_MOTION", "NO_MOTION",
      meaning: "If one of these is set, nothing is animated."),
    Entry(
      "SSH_CONNECTION", "SSH_TTY",
      meaning: """
        Over SSH nothing is animated, and Esc is recognized after a slightly longer delay.
        """),
  ]
}
