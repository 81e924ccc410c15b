import Foundation
import PopupCore
import TestSupport
import Testing

/// dialog's boxes that show what another program writes, as it comes.
extension EndToEnd {
  @Suite("programbox and progressbox", .serialized)
  struct OutputBoxTests {
    /// Starts a box behind a pipe whose writer waits for the file `go` before its last line.
    private func start(
      _ standIn: StandIn, _ box: String, environment: [String: String?] = [:]
    ) throws -> PseudoTerminal {
      let folder = standIn.folder.path
      return try standIn.run(
        """
        { for i in $(seq 1 40); do echo "line $i"; done
          until [ -e \(folder)/go ]; do sleep 0.02; done
          printf 'the \\tend\\n'; } | dialog \(box)
        echo "status ${PIPESTATUS[1]}"
        """, environment: environment)
    }

    private func finishWriting(_ standIn: StandIn) throws { try standIn.folder.write("go", "") }

    @Test("a programbox follows its input, and OK comes alive at its end", arguments: Binaries.all)
    func programbox(binary: Binary) throws {
      for (operands, heading) in [("Building 12 50", "Building"), ("12 50", "")] {
        let standIn = try StandIn(binary)
        let shell = try start(standIn, "--programbox \(operands)")
        defer { shell.finish() }
        let screen = try shell.waitFor("line 40")
        #expect(heading.isEmpty || screen.contains(heading))
        #expect(!screen.contains("line 1 "))
        // None of these answers: the box would be gone before its last line.
        shell.type("\r")
        shell.type("\u{1B}")
        shell.type(" ")
        try finishWriting(standIn)
        try shell.waitFor("the     end")
        try shell.waitUntil("the end of the input") { !$0.contains("Running") }
        shell.type("\r")
        #expect(try shell.waitForExit() == .exited(0))
        #expect(shell.screen.contains("status 0"))
      }
    }

    @Test(
      "after the end of its input a programbox has the statuses of a msgbox",
      arguments: [("\u{1B}", 255), ("\t\r", 3), ("\t\t\r", 2)] as [(String, Int32)], Binaries.all)
    func statuses(keys: (text: String, status: Int32), binary: Binary) throws {
      let standIn = try StandIn(binary)
      try finishWriting(standIn)
      let shell = try start(standIn, "--extra-button --help-button --programbox T 12 50")
      defer { shell.finish() }
      try shell.waitUntil("the end of the input") {
        $0.contains("the     end") && !$0.contains("Running")
      }
      shell.type(keys.text)
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("status \(keys.status)"))
    }

    @Test("a programbox scrolled back stays there while more comes", arguments: Binaries.all)
    func scrolledBack(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try start(standIn, "--programbox 12 50")
      defer { shell.finish() }
      try shell.waitFor("line 40")
      shell.type("\u{1B}[H")
      try shell.waitUntil("the first line") {
        $0.lines.contains { $0.hasSuffix("line 1") || $0.contains("line 1 ") }
      }
      try finishWriting(standIn)
      try shell.waitUntil("the end of the input") { !$0.contains("Running") }
      #expect(shell.screen.contains("line 1 ") && !shell.screen.contains("end"))
      shell.type("\u{1B}[F")
      try shell.waitFor("the     end")
      shell.type("\r")
      #expect(try shell.waitForExit() == .exited(0))
    }

    @Test("a progressbox closes with 0 at the end of its input", arguments: Binaries.all)
    func progressbox(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try start(standIn, "--title Setup --progressbox Copying 12 50")
      defer { shell.finish() }
      let screen = try shell.waitFor("line 40")
      #expect(screen.contains("Setup: Copying") && !screen.contains("OK"))
      shell.type("\r")
      shell.type("\u{1B}")
      try finishWriting(standIn)
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("status 0"))
      try Popup.expectRestored(shell)
    }

    @Test("Ctrl-C ends a progressbox with the status of Esc", arguments: Binaries.all)
    func interrupt(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try start(
        standIn, "--progressbox 12 50; echo \"status $?\"; exit", environment: ["DIALOG_ESC": "9"])
      defer { shell.finish() }
      try shell.waitFor("line 40")
      shell.type("\u{03}")
      // The job gets SIGINT, too: the shell ends by it.
      _ = try shell.waitForExit()
      try Popup.expectRestored(shell)
    }

    @Test("empty input leaves a programbox its button", arguments: Binaries.all)
    func empty(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try standIn.run("dialog --programbox T 12 50 </dev/null; echo \"s $?\"")
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type("\r")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("s 0"))
    }

    @Test("standard input that is the terminal is an error", arguments: Binaries.all)
    func terminal(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let box = try standIn.start(.dialog, ["--progressbox", "12", "50"])
      defer { box.finish() }
      #expect(try box.waitForExit() == .exited(255))
      #expect(box.piped(2).hasPrefix("dialog: "))
    }

    @Test("in lines a box is written once its input has ended", arguments: Binaries.all)
    func lines(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try standIn.run(
        """
        echo one | dialog --progressbox Copying 12 50; echo "first $?"
        echo two | dialog --programbox 12 50; echo "second $?"
        """, environment: ["POPUP_PLAIN": "1"])
      defer { shell.finish() }
      try shell.waitFor("Enter for OK:")
      shell.type("\n")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(
        shell.screen.lines.prefix(7) == [
          "Copying", "one", "first 0", "two", "Enter for OK:", "OK", "second 0",
        ])
    }
  }
}
