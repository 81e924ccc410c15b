import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Standard streams", .serialized)
  struct StreamTests {
    @Test("a command substitution captures only the printed answer", arguments: Binaries.all)
    func substitution(binary: Binary) throws {
      let shell = try Shell.start(
        """
        x=$(popup First -l Cancel -r OK); echo "first $? [$x]"
        x=$(popup Second -l Cancel -r OK --print); echo "second $? [$x]"
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.type("n")
      try shell.waitFor("Second")
      shell.type("\r")
      #expect(try shell.waitForExit() == .exited(0))
      // The screen is restored: it shows only what the script wrote, line below line.
      #expect(shell.screen.lines.prefix(3) == ["first 1 []", "second 0 [right]", ""])
      try Popup.expectRestored(shell)
    }

    @Test(
      "the question is shown and answered wherever the standard streams lead",
      arguments: ["2>/dev/null", ">/dev/null 2>&1", "</dev/null", "| cat", ">log 2>&1 <log"],
      Binaries.all)
    func redirections(redirection: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("log", "")
      let shell = try Shell.start(
        "cd \(folder.path); \(Popup.command) \(redirection); echo \"status ${PIPESTATUS[0]}\"",
        with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("status 1"))
      #expect(folder.read("log") == "")
      try Popup.expectRestored(shell)
    }

    @Test("a loop over a list asks for every line and reads none of them", arguments: Binaries.all)
    func loop(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("list", "alpha\nbeta\ngamma\n")
      let shell = try Shell.start(
        """
        cd \(folder.path)
        while read -r f; do
          popup -m "Delete $f?" -l Keep -r Delete && echo "$f" >>deleted
        done <list
        """, with: binary)
      defer { shell.finish() }
      for (name, key) in [("alpha", "y"), ("beta", "n"), ("gamma", "\r")] {
        try shell.waitFor("Delete \(name)?")
        shell.type(key)
      }
      try shell.waitForExit()
      #expect(folder.read("deleted") == "alpha\ngamma\n")
      try Popup.expectRestored(shell)
    }

    @Test("a script read from a pipe continues after the question", arguments: Binaries.all)
    func pipedScript(binary: Binary) throws {
      let shell = try PseudoTerminal(
        try RequiredTool.bash.path, environment: Shell.environment(binary),
        input: .text("\(Popup.command)\necho \"status $?\"\n"))
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type("\u{1B}[D\r")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("status 1"))
    }

    @Test(
      "a git hook asks before a push", RequiredTool.git.isRequired,
      arguments: [("y", true), ("n", false)], Binaries.all)
    func gitHook(answer: (key: String, isPushed: Bool), binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("hook", "#!/bin/sh\nexec \(Popup.command)\n", isExecutable: true)
      let shell = try Shell.start(
        """
        cd \(folder.path)
        export GIT_CONFIG_NOSYSTEM=1 HOME=\(folder.path)
        git init -q --bare remote
        git init -q work && cd work && git checkout -q -b main
        git -c user.name=T -c user.email=t@example.org commit -q --allow-empty -m First
        cp ../hook .git/hooks/pre-push
        git push -q ../remote main 2>/dev/null
        echo "status $?"
        git -C ../remote rev-parse -q --verify main >/dev/null && echo pushed
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type(answer.key)
      try shell.waitForExit()
      #expect(shell.screen.contains("pushed") == answer.isPushed)
      #expect(shell.screen.contains(answer.isPushed ? "status 0" : "status 1"))
      try Popup.expectRestored(shell)
    }

    @Test("the message comes from a pipe, and the keys from the terminal", arguments: Binaries.all)
    func pipedMessage(binary: Binary) throws {
      let popup = try Popup.start(
        binary, ["--left", "Cancel", "--right", "OK"], input: .text("첫째 줄\nsecond line\n"))
      defer { popup.finish() }
      try popup.waitFor("OK")
      let screen = try popup.waitFor("second line")
      #expect(screen.contains("첫째 줄"))
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      try Popup.expectRestored(popup)
    }

    @Test("closed standard streams do not prevent the question", arguments: 0...2, Binaries.all)
    func closedDescriptor(descriptor: Int, binary: Binary) throws {
      let popup = try Popup.ask(
        binary, input: descriptor == 0 ? .closed : .terminal,
        output: descriptor == 1 ? .closed : .terminal,
        errors: descriptor == 2 ? .closed : .terminal)
      defer { popup.finish() }
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      try Popup.expectRestored(popup)
    }

    @Test(
      "without a controlling terminal, a standard stream that is a terminal is used",
      arguments: Binaries.all)
    func descriptorTerminal(binary: Binary) throws {
      let popup = try PseudoTerminal(binary.path, Popup.question, hasControllingTerminal: false)
      defer { popup.finish() }
      try popup.waitFor("OK")
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      try Popup.expectRestored(popup)
    }
  }
}
