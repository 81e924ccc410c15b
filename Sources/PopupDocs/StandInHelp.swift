import PopupCore

/// The manual's section about popup in the place of whiptail and dialog.
package enum StandInHelp {
  package static var section: String {
    ".Sh AS WHIPTAIL AND DIALOG\n" + paragraphs.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
  }

  private static var paragraphs: [String] {
    [
      """
      Called as whiptail or dialog, by a link of that name or with --as, popup takes that \
      program's command line. It shows the boxes \(boxNames) with the program's own statuses, and \
      hands everything else unchanged to the real program, before it touches the terminal: other \
      boxes, unknown options, incomplete command lines.
      """,
      """
      The order of the buttons is the caller's: Yes is on the left, so Right and then Enter mean No. \
      Only the affirmative button, an infobox, and the end of a pause or a progressbox give 0. \
      Esc, Ctrl-D and Ctrl-C give 255, or what DIALOG_ESC says. \
      Every failure gives 255, or what DIALOG_ERROR says, and one line on standard error. \
      So does a signal or a crash: popup does not die by signals here, because callers that compute \
      $? >> 8 would take that for Yes.
      """,
      """
      A box is as high as its text, so heights are ignored. A width keeps lines whole that fit in it. \
      An infobox is drawn on the main screen and stays there. In a pause the time runs on whatever is \
      pressed. A timeout of dialog starts again at each key. \
      A programbox and a progressbox follow standard input; nothing answers them before its end. \
      Labels are in the language of the locale: \(languages). The Linux console shows those of Asia \
      and Russia in English.
      """,
      """
      The screen is standard output if it is a terminal, otherwise the controlling terminal. \
      Nothing is written to standard output or standard error when a box was shown. \
      POPUP_ANSWER has no effect; of POPUP_OPTS only the options for the appearance count: \(look). \
      NEWT_COLORS and DIALOGRC are ignored. \
      POPUP_PLAIN and ACCESSIBLE ask in lines; a terminal that cannot draw, and a buffer of Emacs, \
      are failures without POPUP_PLAIN.
      """,
      """
      The real program is the first one of that name on PATH that is not popup itself, or what \
      POPUP_WHIPTAIL or POPUP_DIALOG names. Put the links in a directory early on PATH, such as \
      /usr/local/bin, never over the program itself. Make them hard links: pythondialog, for one, \
      follows symbolic links and calls what they lead to by its own name.
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
