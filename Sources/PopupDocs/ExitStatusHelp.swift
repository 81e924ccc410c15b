import PopupCore

/// What the exit statuses mean, for the manual page.
package enum ExitStatusHelp {
  package static var all: [(status: Int32, meaning: String)] {
    let statuses = ExitStatuses.popup
    return [
      (
        statuses.affirmative,
        """
        The right button was pressed, or chosen by --answer or a timeout. \
        Otherwise only --preview, --help and --version exit with 0.
        """
      ),
      (statuses.negative, "The left button was pressed."),
      (statuses.extra, "The extra button was pressed."),
      (statuses.usage, "The command line, or a variable that sets options, is invalid."),
      (statuses.unreadableMessage, "The message cannot be read."),
      (statuses.noTerminal, "There is no terminal that can show the popup."),
      (statuses.internalError, "An internal error."),
      (
        statuses.output,
        """
        The terminal failed or was closed during the question, or standard output cannot be written.
        """
      ),
      (statuses.timedOut, "--timeout expired."),
      (statuses.dismissed, "Esc or Ctrl-D was pressed."),
    ]
  }
}
