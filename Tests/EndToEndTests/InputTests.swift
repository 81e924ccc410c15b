import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Input from a terminal", .serialized)
  struct InputTests {
    @Test("typeahead does not answer the question", arguments: Binaries.all)
    func typeahead(binary: Binary) throws {
      let shell = try Shell.start(
        "echo ready; read -r go; \(Popup.command); exit $?", with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("ready")
      shell.type("y\r\r")
      try shell.waitFor("y")
      shell.writeInput(Array("go\n".utf8), closing: true)
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      shell.type("\u{1B}")
      #expect(try shell.waitForExit() == .exited(255))
      try Popup.expectRestored(shell)
    }

    @Test(
      "an Enter held down since before the question does not answer it", arguments: Binaries.all)
    func heldEnter(binary: Binary) throws {
      // popup takes a delayed repeat for a new key, so only a run without delays counts.
      for _ in 0..<20 where try holdEnter(binary) { return }
      Issue.record("the machine never kept up with a keyboard")
    }

    /// Holds Enter as a keyboard repeats it, every 20 ms; false if the machine could not keep up.
    private func holdEnter(_ binary: Binary) throws -> Bool {
      let shell = try Shell.start(
        "echo ready; read -r go; \(Popup.command); exit $?", with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("ready")
      var last = Date()
      var isSteady = true
      func repeatKey(until isOver: () -> Bool) {
        while !isOver() {
          if Date().timeIntervalSince(last) > 0.06 { isSteady = false }
          last = Date()
          shell.type("\r")
          usleep(20_000)
        }
      }
      let before = Date()
      repeatKey { Date().timeIntervalSince(before) > 0.1 }
      shell.writeInput(Array("go\n".utf8), closing: true)
      repeatKey { shell.screen.isOnAlternateScreen }
      let shown = Date()
      repeatKey { Date().timeIntervalSince(shown) > 0.3 }
      guard isSteady else { return false }
      #expect(shell.screen.isOnAlternateScreen)
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(1))
      try Popup.expectRestored(shell)
      return true
    }

    @Test("keys typed after an answer do not answer the next question", arguments: Binaries.all)
    func habitualEnter(binary: Binary) throws {
      let shell = try Shell.start(
        "popup First -l Cancel -r OK; echo \"first $?\"; popup Second -l Cancel -r OK; exit $?",
        with: binary)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.type("y\r")
      try shell.waitUntil("the second question") { screen in
        screen.isOnAlternateScreen && screen.contains("Second")
      }
      shell.type("\u{1B}")
      #expect(try shell.waitForExit() == .exited(255))
      #expect(shell.screen.contains("first 0"))
    }

    @Test(
      "input that is not a key of popup presses nothing",
      arguments: [
        "\u{1B}[200~y\r\u{1B}[201~", "\u{1B}[200~\u{1B}[201y\r~\u{1B}[201~", "\u{1B}y",
        "\u{1B}[24;80R", "\u{1B}]11;rgb:1111/2222/3333\u{1B}\\", "\u{1B}P1$r0 y\u{1B}\\",
        "\u{1B}[I\u{1B}[O", "\u{1B}OP\u{1B}[15~\u{1B}[[A", "\u{1B}[121;1:3u", "\u{1B}[M !!",
        "\u{1B}[<0;1;1M\u{1B}[<0;1;1m", "쇼", "\u{1B}_y\u{1B}\\\u{1B}[?64;1c", "xq!4",
      ], Binaries.all)
    func meaningless(bytes: String, binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(bytes)
      popup.type("\u{1B}[27u")
      #expect(try popup.waitForExit() == .exited(255))
      try Popup.expectRestored(popup)
    }

    @Test("an incomplete sequence does not swallow the next one", arguments: Binaries.all)
    func half(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type("\u{1B}[1;")
      popup.type("\u{1B}[D\r")
      #expect(try popup.waitForExit() == .exited(1))
    }

    @Test("two keys sent in one write are two keys", arguments: ["y\r", "\ry", "1y"], Binaries.all)
    func together(keys: String, binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(keys)
      #expect(try popup.waitForExit() == .exited(keys.hasPrefix("1") ? 1 : 0))
    }

    @Test(
      "with --esc ignore neither Esc nor a split sequence acts", arguments: Binaries.all)
    func ignoredEscape(binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--esc", "ignore"])
      defer { popup.finish() }
      popup.type("\u{1B}")
      popup.type("]11;rgb:2222/2222/2222\u{1B}\\")
      #expect(popup.exitStatus == nil)
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
    }

    @Test("resizing the window moves the popup", arguments: Binaries.all)
    func resize(binary: Binary) throws {
      // An animation frame sent just before the resize would be drawn in the wrong place.
      let popup = try Popup.ask(binary, ["--no-animation"])
      defer { popup.finish() }
      for size in [TerminalSize(120, 40), TerminalSize(60, 20), TerminalSize(40, 12)] {
        let before = try #require(popup.screen.position(of: "OK"))
        popup.resize(to: size)
        try popup.waitUntil("the popup at another place of \(size)") { screen in
          guard let place = screen.position(of: "OK") else { return false }
          return !screen.isUpdating && place != before && screen.contains("Sure?")
            && screen.contains("Cancel")
        }
      }
      popup.type("\r")
      #expect(try popup.waitForExit() == .exited(0))
      try Popup.expectRestored(popup)
    }

    @Test("a terminal that reports no size is drawn as 80 by 24", arguments: Binaries.all)
    func noSize(binary: Binary) throws {
      let unsized = try Popup.ask(binary, size: TerminalSize(0, 0))
      defer { unsized.finish() }
      let sized = try Popup.ask(binary)
      defer { sized.finish() }
      let place = try #require(unsized.screen.position(of: "OK"))
      #expect(try #require(sized.screen.position(of: "OK")) == place)
      unsized.type("\r")
      #expect(try unsized.waitForExit() == .exited(0))
      try Popup.expectRestored(unsized)
    }

    @Test("a lone Esc acts without another key", arguments: Binaries.all)
    func loneEscape(binary: Binary) throws {
      let popup = try Popup.ask(binary, environment: ["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"])
      defer { popup.finish() }
      popup.type("\u{1B}")
      #expect(try popup.waitForExit() == .exited(255))
    }
  }
}
