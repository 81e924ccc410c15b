import Foundation
import PopupCore
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Drop-in for whiptail and dialog", .serialized)
  struct StandInTests {
    @Test(
      "drop-in keys exit with the statuses of whiptail and dialog",
      arguments: [
        ("\r", 0), (" ", 0), ("y", 0), ("n", 1), ("\t\r", 1), ("\u{1B}OC\r", 1), ("\u{1B}[C\r", 1),
        ("\u{1B}[B\r", 1), ("\u{1B}OC\u{1B}OC\r", 0), ("\u{1B}[Z\r", 1), ("\u{1B}", 255),
        ("\u{03}", 255), ("\u{04}", 255), ("\u{1C}", 255), ("\u{1B}[I\t\r", 1),
      ] as [(String, Int32)], Binaries.all)
    func keys(key: (text: String, status: Int32), binary: Binary) throws {
      let standIn = try StandIn(binary)
      for program in DropInProgram.allCases {
        try standIn.expect(program, StandIn.yesno, after: key.text, key.status)
      }
    }

    @Test("DIALOG_ variables change the exit statuses", arguments: Binaries.all)
    func variables(binary: Binary) throws {
      let standIn = try StandIn(binary)
      try standIn.expect(
        .dialog, StandIn.yesno, after: "\u{1B}", 9, environment: ["DIALOG_ESC": "9"])
      try standIn.expect(
        .dialog, ["--help-button"] + StandIn.yesno, after: "\t\t\r", 22,
        environment: ["DIALOG_HELP": "22"])
      try standIn.expect(
        .whiptail, StandIn.yesno, after: "\u{1B}", 255, environment: ["DIALOG_ESC": "9"])
    }

    @Test(
      "no signal or crash exits with the status of Yes",
      arguments: SignalTests.fatalSignals + SignalTests.crashes, Binaries.all)
    func signals(signal: Int32, binary: Binary) throws {
      let standIn = try StandIn(binary)
      for (program, variables, status) in [
        (DropInProgram.whiptail, [:], Int32(255)), (.dialog, ["DIALOG_ERROR": "12"], 12),
      ] {
        let box = try standIn.start(program, StandIn.yesno, environment: variables)
        defer { box.finish() }
        try box.waitFor("Really?")
        box.send(signal: signal)
        #expect(try box.waitForExit() == .exited(status))
        try Popup.expectRestored(box)
      }
    }

    @Test(
      "Ctrl-C reaches dialog's whole job, but only whiptail itself", arguments: Binaries.all)
    func interrupt(binary: Binary) throws {
      let standIn = try StandIn(binary)
      for (program, trapped) in [(DropInProgram.dialog, "trapped"), (.whiptail, "not")] {
        let shell = try standIn.run(
          """
          t=not; trap 't=trapped' INT
          \(program.name) --yesno Really? 8 40; echo "status $? $t"
          """)
        defer { shell.finish() }
        try shell.waitFor("Really?")
        shell.type("\u{03}")
        #expect(try shell.waitForExit() == .exited(0))
        #expect(shell.screen.contains("status 255 \(trapped)"))
      }
    }

    @Test(
      "in a command substitution a drop-in box is shown and prints nothing", arguments: Binaries.all
    )
    func substitution(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try standIn.run(
        """
        x=$(whiptail --yesno Really? 8 40 2>&1); echo "first $? [$x]"
        x=$(dialog --output-fd 4 --yesno 'And now?' 8 40 4>&1 >/dev/tty 2>&1); echo "second $? [$x]"
        """)
      defer { shell.finish() }
      try shell.waitFor("Really?")
      shell.type("n")
      try shell.waitFor("And now?")
      shell.type("\r")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.lines.prefix(2) == ["first 1 []", "second 0 []"])
    }

    @Test("POPUP_ANSWER and POPUP_OPTS do not answer drop-in boxes", arguments: Binaries.all)
    func popupVariables(binary: Binary) throws {
      let variables = ["POPUP_ANSWER": "right", "POPUP_OPTS": "--right Foo --alert --print"]
      for program in DropInProgram.allCases {
        try StandIn(binary).expect(
          program, StandIn.yesno, after: "\t\r", 1, environment: variables)
      }
    }

    @Test("an infobox stays on the screen under the next box", arguments: Binaries.all)
    func infobox(binary: Binary) throws {
      for program in DropInProgram.allCases {
        let standIn = try StandIn(binary)
        let shell = try standIn.run(
          """
          \(program.name) --infobox "Installing one" 7 50; echo "status $?"; read -r line
          \(program.name) --infobox "Installing two" 7 50
          \(program.name) --yesno Really? 8 40; echo "and $?"
          """)
        defer { shell.finish() }
        let first = try shell.waitUntil("the first infobox") {
          $0.contains("Installing one") && $0.contains("status 0")
        }
        #expect(!first.isOnAlternateScreen)
        #expect(!first.contains("Enter"))
        shell.type("\n")
        try shell.waitFor("Really?")
        shell.type("\t\r")
        #expect(try shell.waitForExit() == .exited(0))
        #expect(shell.screen.contains("Installing two"))
        #expect(!shell.screen.contains("Installing one"))
        #expect(shell.screen.contains("and 1"))
      }
    }

    @Test(
      "--beep rings once as its box appears, --beep-after once at its end", arguments: Binaries.all)
    func beeps(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let bell = UInt8(ascii: "\u{07}")
      for (words, atStart, atEnd) in [
        (["--beep"], 1, 1), (["--beep-after"], 0, 1), (["--beep", "--no-beep"], 0, 0),
      ] {
        let box = try standIn.start(.dialog, words + StandIn.yesno)
        defer { box.finish() }
        try box.waitFor("Really?")
        #expect(box.output.count { $0 == bell } == atStart, "\(words)")
        box.type("y")
        #expect(try box.waitForExit() == .exited(0))
        #expect(box.output.count { $0 == bell } == atEnd, "\(words)")
      }
      let infobox = try standIn.start(.dialog, ["--beep", "--infobox", "Wait", "3", "20"])
      defer { infobox.finish() }
      #expect(try infobox.waitForExit() == .exited(0))
      #expect(infobox.output.count { $0 == bell } == 1)
    }

    @Test("keys do not stop a --pause", arguments: Binaries.all)
    func pause(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let words = ["--pause", "Really?", "10", "40"]
      try standIn.expect(.dialog, words + ["1"], showing: "OK (1)", after: "\t", 0)
      try standIn.expect(.dialog, words + ["99"], after: "\t\r", 1)
      try standIn.expect(.dialog, words + ["99"], after: "\u{1B}", 255)
    }

    @Test(
      "DIALOG_TIMEOUT gives a timeout its own status and notice",
      arguments: Binaries.all)
    func timeout(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let words = ["--timeout", "1"] + StandIn.yesno
      try standIn.expect(.dialog, words, after: "", 255)
      let box = try standIn.start(.dialog, words, environment: ["DIALOG_TIMEOUT": "5"])
      defer { box.finish() }
      #expect(try box.waitForExit() == .exited(5))
      #expect(box.piped(2) == "\ntimeout\n")
    }

    @Test("Space pages a textbox and leaves it at its end", arguments: Binaries.all)
    func textbox(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let text = (1...40).map { "line \($0)" }.joined(separator: "\n")
      let file = try standIn.folder.write("text", text)
      for program in DropInProgram.allCases {
        let box = try standIn.start(program, ["--textbox", file, "20", "60"])
        defer { box.finish() }
        try box.waitFor("line 1")
        var screen = box.screen
        while !screen.contains("line 40") {
          let before = screen
          box.type(" ")
          screen = try box.waitUntil("the next page") { $0.lines != before.lines }
        }
        #expect(box.exitStatus == nil)
        box.type(" ")
        #expect(try box.waitForExit() == .exited(0))
      }
    }

    @Test("\\n is a newline in whiptail's textbox and text in dialog's", arguments: Binaries.all)
    func textboxEscapes(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let file = try standIn.folder.write("text", #"one\ntwo c:\dir"#)
      try standIn.expect(
        .whiptail, ["--textbox", file, "9", "40"], showing: #"two c:\dir"#, after: "\r", 0)
      try standIn.expect(
        .dialog, ["--textbox", file, "9", "40"], showing: #"one\ntwo c:\dir"#, after: "\r", 0)
    }

    @Test(
      "a box that cannot be shown prints one line and exits with 255",
      arguments: [["--textbox", "/nonexistent", "8", "40"], ["--textbox", "/", "8", "40"]],
      Binaries.all)
    func unreadable(words: [String], binary: Binary) throws {
      for program in DropInProgram.allCases {
        let box = try StandIn(binary).start(program, words)
        defer { box.finish() }
        #expect(try box.waitForExit() == .exited(255))
        #expect(box.piped(2).hasPrefix("\(program.name): cannot read "))
        #expect(box.piped(2).filter { $0 == "\n" }.count == 1)
      }
    }

    @Test(
      "without a usable terminal a question exits with 255 and an infobox with 0",
      arguments: Binaries.all)
    func noTerminal(binary: Binary) throws {
      let standIn = try StandIn(binary)
      for program in DropInProgram.allCases {
        for term in [nil, "dumb", "unknown"] {
          let box = try standIn.start(program, StandIn.yesno, environment: ["TERM": term])
          defer { box.finish() }
          #expect(try box.waitForExit() == .exited(255))
          #expect(box.piped(2) == "\(program.name): no terminal to ask on\n")
          #expect(box.output == [])
        }
        let infobox = try standIn.start(
          program, ["--infobox", "Wait", "8", "40"], hasControllingTerminal: false,
          input: .null, output: .pipe)
        defer { infobox.finish() }
        #expect(try infobox.waitForExit() == .exited(0))
        #expect(infobox.piped(1) + infobox.piped(2) == "")
      }
    }

    @Test("drop-in boxes keep the backtitle and the given width", arguments: Binaries.all)
    func look(binary: Binary) throws {
      let line = String(repeating: "w", count: 60) + " " + String(repeating: "z", count: 13)
      for program in DropInProgram.allCases {
        let box = try StandIn(binary).start(
          program, ["--backtitle", "Device 1.0", "--msgbox", line, "8", "78"])
        defer { box.finish() }
        let screen = try box.waitFor(line)
        #expect(screen.lines.first?.hasPrefix(" Device 1.0") == true)
        box.type("\r")
        #expect(try box.waitForExit() == .exited(0))
      }
    }
  }
}
