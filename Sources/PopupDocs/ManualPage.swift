import PopupCore

/// `popup(1)`, in mdoc.
package enum ManualPage {
  package static var text: String {
    head + description + StandInHelp.section + environment + exitStatus + TestingHelp.section
      + examples + seeAlso
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
    asks one question, or shows one message, in a terminal.
    The exit status tells which button was chosen.
    The popup appears as a box over the darkened screen, with a title, a
    message and two buttons.
    .Pp
    It draws on the controlling terminal and reads keys from it, so standard
    output stays empty and redirections do not matter.
    If
    .Ar MESSAGE
    is omitted, it is read from standard input unless that is a terminal.
    .Pp
    Options and arguments may be mixed, long names may be abbreviated if
    unambiguous, and the word after an option that takes a value is its value,
    even if it begins with a dash.
    If an option is given more than once, the last one wins.
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
    return text + keys + ReaderHelp.section
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
      Every outcome has a status of its own.
      .Bl -tag -width Ds

      """
    for (status, meaning) in ExitStatusHelp.all {
      text += ".It \(status)\n" + Mdoc.prose(meaning)
    }
    return text + """
      .El
      .Pp
      If a signal terminates
      .Nm ,
      such as SIGINT from Ctrl\\-C, it restores the terminal first.
      A shell reports this as 128 plus the signal's number.

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
