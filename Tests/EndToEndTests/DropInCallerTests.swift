import Foundation
import PopupCore
import TestSupport
import Testing

/// Programs that call whiptail and dialog, with popup and the real programs on PATH.
extension EndToEnd {
  @Suite("Callers of whiptail and dialog", .serialized)
  struct DropInCallerTests {
    /// A text that shows, whether popup shows it, and what is typed then.
    private typealias Step = (text: String, isPopup: Bool, keys: String)

    /// Only popup's boxes are drawn over a screen that it has entered so.
    private func play(
      _ process: PseudoTerminal, _ steps: [Step], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      for step in steps {
        let screen = try process.waitFor(step.text)
        let isPopup = screen.contains("▗▄") || screen.contains("╭─")
        #expect(
          isPopup == step.isPopup, "\(step.text): \(screen.lines)", sourceLocation: sourceLocation)
        process.type(step.keys)
      }
    }

    private static let templates = """
      Template: example/start
      Type: boolean
      Default: true
      Description: Start at boot?

      Template: example/note
      Type: note
      Description: A note to read

      Template: example/error
      Type: error
      Description: An error to read

      Template: example/text
      Type: text
      Description: A text to read

      Template: example/level
      Type: select
      Choices: none, low, high
      Default: low
      Description: Level of detail

      Template: example/name
      Type: string
      Description: Name of the host

      Template: example/secret
      Type: password
      Description: Secret of the host

      Template: example/parts
      Type: multiselect
      Choices: one, two
      Default: one
      Description: Parts to install

      """

    private static let configuration = """
      Config: config
      Templates: templates

      Name: config
      Driver: File
      Filename: FOLDER/config.dat

      Name: templates
      Driver: File
      Filename: FOLDER/templates.dat

      """

    @Test(
      "debconf asks a template of each type: popup's boxes and the real program's",
      RequiredTool.debconf.isRequired, RequiredTool.whiptail.isRequired,
      RequiredTool.dialog.isRequired, arguments: Binaries.all)
    func debconf(binary: Binary) throws {
      for (program, choice) in [
        (DropInProgram.whiptail, [:]), (.dialog, ["DEBCONF_FORCE_DIALOG": "1"]),
      ] {
        let standIn = try StandIn(binary)
        let folder = standIn.folder
        let names = ["start", "note", "error", "text", "level", "name", "secret", "parts"]
        try folder.write("example.templates", Self.templates)
        try folder.write(
          "debconf.conf",
          Self.configuration.replacingOccurrences(of: "FOLDER", with: folder.path))
        try folder.write(
          "ask",
          """
          . /usr/share/debconf/confmodule
          db_x_loadtemplatefile \(folder.path)/example.templates example
          for name in \(names.joined(separator: " ")); do
            db_input critical example/$name || :
            db_go
            db_get example/$name
            echo "$name=$RET" >>\(folder.path)/answers
          done
          """)
        let variables = [
          "DEBIAN_FRONTEND": "dialog", "DEBCONF_SYSTEMRC": folder.path + "/debconf.conf",
        ]
        let frontend = try PseudoTerminal(
          "/usr/share/debconf/frontend", ["/bin/sh", folder.path + "/ask"],
          environment: standIn.variables(variables.merging(choice) { $1 }))
        defer { frontend.finish() }
        try play(
          frontend,
          [
            ("Start at boot?", true, "n"), ("A note to read", true, "\r"),
            ("An error to read", true, "\r"), ("A text to read", true, "\r"),
            ("Level of detail", false, "\r"), ("Name of the host", false, "raspi\r"),
            ("Secret of the host", false, "hush\r"), ("Parts to install", false, "\r"),
          ])
        #expect(try frontend.waitForExit() == .exited(0), "\(program.name)")
        #expect(
          folder.read("answers") == """
            start=false
            note=
            error=
            text=
            level=low
            name=raspi
            secret=hush
            parts=one

            """, "\(program.name)")
      }
    }

    @Test(
      "pythondialog gets its answers from popup's boxes and the real menu",
      RequiredTool.pythondialog.isRequired, RequiredTool.dialog.isRequired,
      arguments: Binaries.all)
    func pythondialog(binary: Binary) throws {
      let program = """
        import sys
        from dialog import Dialog
        d = Dialog(dialog="dialog", pass_args_via_file=sys.argv[1] == "file")
        answers = [d.yesno("First question?"), d.msgbox("A message"),
          d.yesno("Third?", extra_button=True, help_button=True), d.infobox("Working"),
          d.pause("Pausing", seconds=99), d.yesno("Last?"), d.menu("Menu", choices=[("a", "A"), ("b", "B")])]
        print("answers", answers)
        """
      for way in ["file", "arguments"] {
        let standIn = try StandIn(binary, copies: true)
        let process = try PseudoTerminal(
          try RequiredTool.pythondialog.path, ["-c", program, way],
          environment: standIn.variables(), errors: .pipe)
        defer { process.finish() }
        try play(
          process,
          [
            ("First question?", true, "\r"), ("A message", true, "\r"), ("Third?", true, "\t\r"),
            ("Pausing", true, "\t\r"), ("Last?", true, "\u{1B}"), ("Menu", false, "\u{1B}OB\r"),
          ])
        #expect(try process.waitForExit() == .exited(0))
        let expected =
          "answers ['ok', 'ok', 'extra', 'ok', 'cancel', 'esc', ('ok', 'b')]"
        #expect(process.screen.contains(expected), "\(way): \(process.screen.lines.suffix(3))")
        #expect(process.piped(2) == "")
      }
    }

    @Test(
      "whiptail-dialogs gets its answers from popup's boxes and the real input box",
      RequiredTool.pythonWhiptail.isRequired, RequiredTool.whiptail.isRequired,
      arguments: Binaries.all)
    func whiptailDialogs(binary: Binary) throws {
      let program = """
        from whiptail import Whiptail
        w = Whiptail(title="Title", backtitle="Back")
        answers = [w.yesno("First question?"), w.msgbox("A message"), w.yesno("Third?"),
          w.inputbox("Name?", default="ab")]
        print("answers", answers[0], answers[2], answers[3])
        """
      let standIn = try StandIn(binary, copies: true)
      let process = try PseudoTerminal(
        try RequiredTool.pythonWhiptail.path, ["-c", program], environment: standIn.variables())
      defer { process.finish() }
      try play(
        process,
        [
          ("First question?", true, "\t\r"), ("A message", true, "\r"), ("Third?", true, "\r"),
          ("Name?", false, "c\r"),
        ])
      #expect(try process.waitForExit() == .exited(0))
      #expect(process.screen.contains("answers False True ('abc', 0)"))
    }

    @Test(
      "an installer's script mixes popup's boxes with real menus",
      RequiredTool.whiptail.isRequired, arguments: Binaries.all)
    func installer(binary: Binary) throws {
      // raspi-config's habits: sizes from the terminal, a surplus operand, answers on descriptor 3.
      let standIn = try StandIn(binary)
      let shell = try standIn.run(
        #"""
        choice=$(whiptail --title "Configuration Tool" --backtitle "Board" --menu "Setup Options" \
          15 60 3 --cancel-button Finish --ok-button Select "1 Name" "Set the name" \
          "2 Boot" "Choose how to boot" 3>&1 1>&2 2>&3)
        echo "menu $? $choice"
        whiptail --yesno "Would you like to reboot now?" --defaultno 20 60 2
        echo "reboot $?"
        whiptail --msgbox "The name is set.\nIt counts after a restart." 20 60 1
        echo "message $?"
        """#)
      defer { shell.finish() }
      try play(
        shell,
        [
          ("Setup Options", false, "\u{1B}OB\r"), ("reboot now?", true, "\r"),
          ("after a restart", true, "\r"),
        ])
      #expect(try shell.waitForExit() == .exited(0))
      let answers = shell.screen.lines.filter { !$0.isEmpty }.suffix(3)
      #expect(answers == ["menu 0 2 Boot", "reboot 1", "message 0"])
    }
  }
}
