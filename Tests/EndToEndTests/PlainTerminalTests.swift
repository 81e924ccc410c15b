import CSystem
import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("The terminal in plain mode", .serialized)
  struct PlainTerminalTests {
    @Test(
      "plain mode reads echoed lines on a raw terminal and leaves it raw", arguments: Binaries.all)
    func raw(binary: Binary) throws {
      let popup = try PlainPopup.start(
        binary, PlainPopup.delete,
        settings: { mode in
          mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
          mode.c_iflag &= ~tcflag_t(ICRNL)
          mode.c_oflag &= ~tcflag_t(OPOST)
        })
      defer { popup.finish() }
      let question = PlainPopup.question.replacing("\n", with: "\r\n")
      try popup.waitForOutput(question)
      popup.type("1\r")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(String(decoding: popup.output, as: UTF8.self) == question + "1\r\nCancel\r\n")
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test("plain mode keeps the terminal's echo", arguments: Binaries.all)
    func echo(binary: Binary) throws {
      let popup = try PlainPopup.start(
        binary, PlainPopup.delete, settings: { $0.c_oflag &= ~tcflag_t(ONLCR) })
      defer { popup.finish() }
      try popup.waitForOutput(PlainPopup.question)
      popup.type("1\n")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(
        String(decoding: popup.output, as: UTF8.self) == PlainPopup.question + "1\nCancel\n")
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test("a signal in plain mode ends the prompt's line and kills popup", arguments: Binaries.all)
    func signals(binary: Binary) throws {
      for (signal, key) in [(SIGINT, "\u{3}"), (SIGQUIT, "\u{1C}"), (SIGTERM, nil)]
        as [(Int32, String?)]
      {
        let popup = try PlainPopup.start(binary, PlainPopup.delete)
        defer { popup.finish() }
        try popup.waitForOutput(PlainPopup.question)
        if let key { popup.type(key) } else { popup.send(signal: signal) }
        #expect(try popup.waitForExit() == .killed(signal: signal))
        #expect(String(decoding: popup.output, as: UTF8.self) == PlainPopup.question + "\n")
        try PlainPopup.expectClean(popup)
      }
    }

    @Test("a hangup ends a plain-mode question even if SIGHUP is ignored", arguments: Binaries.all)
    func hangUp(binary: Binary) throws {
      let popup = try PlainPopup.start(binary, PlainPopup.delete)
      defer { popup.finish() }
      try popup.waitForOutput(PlainPopup.question)
      popup.hangUp()
      #expect(try popup.waitForExit() == .killed(signal: SIGHUP))
      let nohup = try Shell.start(
        "trap '' HUP; exec popup --plain -m Sure? -l No -r Yes", with: binary, errors: .null)
      defer { nohup.finish() }
      try nohup.waitFor("Number")
      nohup.hangUp()
      #expect(try nohup.waitForExit() == .exited(74))
    }

    @Test("a flood of lines answers nothing in plain mode", arguments: Binaries.all)
    func flood(binary: Binary) throws {
      let popup = try PlainPopup.start(binary, PlainPopup.delete)
      defer { popup.finish() }
      try popup.waitForOutput(PlainPopup.question)
      let end = Date(timeIntervalSinceNow: 2)
      while Date() < end {
        popup.type("\n\n\n\n")
        Thread.sleep(forTimeInterval: 0.01)
      }
      #expect(popup.exitStatus == nil)
      #if os(Linux)
        #expect(try popup.processorSeconds < 0.5)
      #endif
      popup.send(signal: SIGTERM)
      #expect(try popup.waitForExit() == .killed(signal: SIGTERM))
      #expect(!popup.screen.contains("Delete\nDelete"))
    }

    @Test("after Ctrl-Z plain mode asks again without the message", arguments: Binaries.all)
    func suspend(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        stty -echo; set -m; popup --plain -t Title -m Message -l No -r Yes
        echo stopped; until [ -e \(folder.path)/go ]; do sleep 0.02; done
        fg >/dev/null; exit $?
        """, with: binary, environment: ["TERM": "dumb"])
      defer { shell.finish() }
      try shell.waitFor("Number")
      shell.type("\u{1A}")
      try shell.waitFor("stopped")
      // Typed while the question was out of sight: it answers nothing.
      shell.type("2\n")
      try folder.write("go", "")
      try shell.waitUntil("the question again") { screen in
        screen.lines.count { $0.hasPrefix("Number (Enter for 2):") } == 2
      }
      #expect(shell.screen.lines.count { $0 == "Title" } == 2)
      #expect(shell.screen.lines.count { $0 == "Message" } == 1)
      shell.type("1\n")
      #expect(try shell.waitForExit() == .exited(1))
    }

    @Test(
      "in the background plain mode writes nothing before fg", arguments: Binaries.all)
    func background(binary: Binary) throws {
      let shell = try Shell.start(
        """
        set -m; popup --plain -m Message -l No -r Yes & wait %1
        echo waiting; fg >/dev/null; exit $?
        """, with: binary, environment: ["TERM": "dumb"])
      defer { shell.finish() }
      let screen = try shell.waitFor("Number")
      let lines = screen.lines
      let waiting = try #require(lines.firstIndex(of: "waiting"))
      let message = try #require(lines.firstIndex(of: "Message"))
      #expect(waiting < message)
      shell.type("1\n")
      #expect(try shell.waitForExit() == .exited(1))
    }

    struct Surroundings: Sendable, CustomTestStringConvertible {
      let variables: [String: String]
      var options: [String] = []
      var testDescription: String { "\(variables) \(options)" }

      init(_ variables: [String: String], _ options: [String] = []) {
        self.variables = variables
        self.options = options
      }
    }

    @Test(
      "plain mode is used if the environment asks for it",
      arguments: [
        .init(["TERM": "xterm", "INSIDE_EMACS": "28.2,comint"]), .init(["TERM": "dumb"]),
        .init(["TERM": "xterm", "INSIDE_EMACS": "28.2,comint,tramp:2.6"]),
        .init(["TERM": "dumb", "CI": "true"], ["--plain"]),
        .init(["TERM": "xterm", "ACCESSIBLE": "1"]), .init(["TERM": "xterm", "POPUP_PLAIN": "1"]),
        .init(["TERM": "xterm", "POPUP_OPTS": "--plain"]), .init(["TERM": "vt52"]),
      ] as [Surroundings], Binaries.all)
    func lines(surroundings: Surroundings, binary: Binary) throws {
      try PlainPopup.play(
        binary, PlainPopup.delete + surroundings.options, [(PlainPopup.question, "1\n")],
        end: "Cancel\n", 1, environment: surroundings.variables)
    }

    @Test(
      "plain mode fails where no answer is possible",
      arguments: [
        .init(["TERM": "xterm", "INSIDE_EMACS": "28.2,compile"]),
        .init(["TERM": "dumb", "INSIDE_EMACS": "28.2,tramp:2.6"]),
        .init(["TERM": "dumb", "CI": "true"]), .init(["TERM": "dumb", "POPUP_PLAIN": "0"]),
      ] as [Surroundings], Binaries.all)
    func refused(surroundings: Surroundings, binary: Binary) throws {
      let popup = try PlainPopup.start(
        binary, PlainPopup.delete, environment: surroundings.variables, errors: .pipe)
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(69))
      #expect(popup.output == [])
      #expect(
        popup.piped(2)
          == "popup: no one can answer here; use --plain, --answer or POPUP_ANSWER\n")
    }

    @Test(
      "the popup is drawn if plain mode does not apply",
      arguments: [
        .init(["TERM": "xterm", "INSIDE_EMACS": "vterm"]),
        .init(["TERM": "xterm", "ACCESSIBLE": "0"]), .init(["TERM": "xterm", "CI": "true"]),
      ] as [Surroundings], Binaries.all)
    func drawn(surroundings: Surroundings, binary: Binary) throws {
      let popup = try PlainPopup.start(
        binary, PlainPopup.delete, environment: surroundings.variables)
      defer { popup.finish() }
      try popup.waitUntil("the popup") { $0.isOnAlternateScreen && $0.contains("Cancel") }
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
    }
  }
}
