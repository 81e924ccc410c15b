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
        A file of prepared answers: see TESTING A SCRIPT THAT ASKS. \
        A line of it for the question wins over POPUP_ANSWER and POPUP_OPTS, and --answer on the command \
        line wins over it.
        """),
    Entry(
      LogEntry.variable.description,
      meaning: """
        A file that gets one line of JSON for each question: see TESTING A SCRIPT THAT ASKS. \
        It is created for its owner alone.
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
        What the terminal can do: truecolor in the first means 24-bit colors. \
        If the second is unset or names a terminal that cannot place its cursor, such as dumb, popup \
        asks in lines, as with --plain.
        """),
    Entry(
      "POPUP_PLAIN",
      meaning: """
        Ask in lines, as with --plain, unless it is empty, 0, no or false. Those three words mean \
        that nothing but --plain does.
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
        If set, a terminal that cannot place its cursor is not asked: popup fails at once instead of \
        waiting for a person. The values 0, no and false count as unset.
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
        After LC_ALL and before LANG, the language of the buttons when popup is called as whiptail or \
        dialog.
        """),
    Entry(
      "POPUP_DROPIN",
      meaning: """
        If it is 0, whiptail and dialog hand every box to the real program. See the section on them.
        """),
    Entry(
      "POPUP_WHIPTAIL", "POPUP_DIALOG",
      meaning: "The absolute path of the real program; without it PATH is searched."),
    Entry(
      "POPUP_HANDOVERS",
      meaning: "Set by popup when it hands over, to stop wrappers that call popup again."),
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
