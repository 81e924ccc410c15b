import PopupCore

/// `popup(1)`, in mdoc.
package enum ManualPage {
  package static var text: String {
    head + description + environment + exitStatus + examples + seeAlso
  }

  private static var head: String {
    """
    .\\" Made from the option table:
    .\\" POPUP_REFRESH=1 swift test --filter GeneratedFiles
    .Dd November 30, 2026
    .Dt POPUP 1
    .Os
    .Sh NAME
    .Nm popup
    .Nd ask one question in a terminal
    .Sh SYNOPSIS
    .Nm
    .Op Ar OPTION ...
    .Op Ar MESSAGE
    .Sh DESCRIPTION
    .Nm
    asks a person one question in a terminal, or tells them one thing, and says
    through its exit status which button they chose.
    The screen behind goes dark, a box lies over it with a title, a message
    and two buttons.
    .Pp
    It is drawn on the controlling terminal, and its keys are read from there,
    so standard output stays empty and redirections do not matter.
    Without
    .Ar MESSAGE
    the message is read from standard input, unless that is a terminal.
    .Pp
    Options and operands may be mixed, long names may be shortened while they
    stay unambiguous, and an option's value is taken as it is, even when it
    begins with a dash.
    Of a simple setting that is given twice the last one counts.
    Options that contradict each other are an error.

    """
  }

  private static var description: String {
    var text = ""
    for group in OptionGroup.allCases {
      text += ".Ss \(group.title)\n.Bl -tag -width Ds\n"
      for entry in OptionTable.entries(in: group) {
        text += item(of: entry) + "\n" + Mdoc.prose(entry.manual)
      }
      text += ".El\n"
    }
    return text + keys
  }

  /// `.It Fl t , \-title Ar TEXT`.
  private static func item(of entry: OptionEntry) -> String {
    var item = ".It "
    if let short = entry.short { item += "Fl " + String(Unicode.Scalar(short)) + " , " }
    item += "Fl \\-" + Mdoc.escaped(entry.name[...])
    switch entry.value {
    case .none: break
    case .required(let name): item += " Ar " + Mdoc.escaped(name[...])
    case .optional(let name): item += " Ns Op = Ns Ar " + name
    case .choice(_, let list): item += " Cm " + list.words.joined(separator: " | ")
    }
    return item
  }

  private static var keys: String {
    var text = ".Ss Keys and mouse\n.Bl -tag -width Ds\n"
    for (keys, meaning) in KeyHelp.manual {
      text += ".It " + keys + "\n" + Mdoc.prose(meaning)
    }
    return text + ".El\n"
  }

  private static var environment: String {
    var text = ".Sh ENVIRONMENT\n.Bl -tag -width Ds\n"
    for entry in EnvironmentVariables.all {
      text += ".It Ev " + entry.names.joined(separator: " , ") + "\n" + Mdoc.prose(entry.meaning)
    }
    return text + ".El\n"
  }

  private static var exitStatus: String {
    var text = """
      .Sh EXIT STATUS
      No two outcomes share a status.
      .Bl -tag -width Ds

      """
    for (status, meaning) in ExitStatusHelp.all {
      text += ".It \(status)\n" + Mdoc.prose(meaning)
    }
    return text + """
      .El
      .Pp
      A signal, Ctrl\\-C among them, restores the terminal and then ends
      .Nm
      as the signal does by default, which a shell sees as 128 and the
      signal's number.

      """
  }

  private static var examples: String {
    var text = ".Sh EXAMPLES\n"
    for (caption, lines) in Examples.all {
      text += Mdoc.prose(caption)
      text += ".Bd -literal -offset indent\n"
      for line in lines { text += Mdoc.escaped(line[...]) + "\n" }
      text += ".Ed\n.Pp\n"
    }
    return String(text.dropLast(".Pp\n".count))
  }

  private static let seeAlso = """
    .Sh SEE ALSO
    .Xr dialog 1 ,
    .Xr whiptail 1

    """
}
