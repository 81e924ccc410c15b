import PopupCore

/// The manual's section about standing in for whiptail and dialog.
package enum StandInHelp {
  package static var section: String {
    ".Sh AS WHIPTAIL AND DIALOG\n" + paragraphs.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
  }

  private static var paragraphs: [String] {
    [
      """
      Called as whiptail or dialog, by a link of that name or with --as, popup accepts that program's \
      command line. It shows the boxes \(boxNames) and exits with that program's statuses. For \
      everything else, such as other boxes, unknown options and incomplete command lines, it runs the \
      real program with the same arguments, before it touches the terminal.
      """,
      """
      The buttons are in that program's order: Yes is on the left, so Right and then Enter choose No. \
      Only the affirmative button, an infobox, and the end of a pause or a progressbox exit with 0. \
      Esc, Ctrl-D and Ctrl-C exit with 255, or with the status in DIALOG_ESC. \
      Every failure exits with 255, or with the status in DIALOG_ERROR, after one line on standard \
      error. A signal or a crash exits with the same status, without a line: popup does not die by the \
      signal here, because callers that compute $? >> 8 would take that for Yes.
      """,
      """
      A box is as high as its text, so heights are ignored. Lines that fit in the given width are not \
      wrapped. An infobox is drawn on the main screen and stays there. No key stops the time of a \
      pause. Each key restarts the timeout of a dialog box. \
      A programbox and a progressbox follow standard input, and no key answers them before its end. \
      Labels are in the language of the locale: \(languages). On the Linux console, English \
      replaces Korean, Japanese, Chinese and Russian.
      """,
      """
      Boxes are drawn on standard output if it is a terminal, otherwise on the controlling terminal. \
      An answered box writes nothing else to standard output or standard error. \
      POPUP_ANSWER has no effect, and in POPUP_OPTS only these options have one: \(look). \
      NEWT_COLORS and DIALOGRC are ignored. \
      POPUP_PLAIN and ACCESSIBLE ask in lines. Without POPUP_PLAIN, a terminal that cannot draw and a \
      buffer of Emacs are failures.
      """,
      """
      The real program is the first one of that name on PATH that is not popup itself, or what \
      POPUP_WHIPTAIL or POPUP_DIALOG names. Put the links in a directory early on PATH, such as \
      /usr/local/bin, never over the program itself. Make them hard links: some callers, such as \
      pythondialog, resolve a symbolic link and would call popup by the name popup.
      """,
    ]
  }

  private static let boxNames =
    "yesno, msgbox, infobox and textbox, and dialog's pause, programbox and progressbox,"
  private static let languages =
    "Korean, Japanese, Chinese, German, French, Spanish, Portuguese, Italian, Russian or English"

  private static var look: String {
    let options = OptionTable.all.filter { DropInLook.isLook($0.id) }.map { $0.id.spelling }
    return options.joined(separator: ", ")
  }
}
