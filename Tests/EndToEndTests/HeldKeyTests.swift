import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A key that is held down while the question appears, or while a guard opens, presses nothing.
  @Suite("Held keys", .serialized)
  struct HeldKeyTests {
    /// How often a second keyboards repeat a key.
    static let rates = [15, 30, 50]

    @Test(
      "a key held down since before the question does not answer it", arguments: ["\r", " ", "y"],
      rates)
    func before(key: String, rate: Int) throws {
      for binary in Binaries.all {
        try HeldKey.undisturbed(key, rate) { held in
          let shell = try ready(binary)
          defer { shell.finish() }
          held.strike(shell, times: 3)
          shell.writeInput(Array("go\n".utf8), closing: true)
          held.strike(shell) { shell.screen.isOnAlternateScreen && shell.screen.contains("OK") }
          held.strike(shell, times: rate / 2)
          guard held.isSteady else { return }
          try Popup.expect(shell)
        }
      }
    }

    @Test("repeats that begin after the question do not answer it", arguments: rates)
    func lateRepeats(rate: Int) throws {
      for binary in Binaries.all {
        try HeldKey.undisturbed("y", rate) { held in
          let shell = try ready(binary)
          defer { shell.finish() }
          held.strike(shell, times: 1)
          shell.writeInput(Array("go\n".utf8), closing: true)
          try shell.waitFor("OK")
          // Keyboards pause this long between a key and its first repeat.
          Thread.sleep(forTimeInterval: 0.6)
          held.restart()
          held.strike(shell, times: rate / 2)
          guard held.isSteady else { return }
          try Popup.expect(shell)
        }
      }
    }

    @Test("a single key straight after the first frame counts", arguments: Binaries.all)
    func single(binary: Binary) throws {
      for (key, status) in [("y", 0), ("\r", 0), (" ", 0), ("n", 1)] as [(String, Int32)] {
        let popup = try Popup.ask(binary)
        defer { popup.finish() }
        try Popup.expect(popup, after: key, status)
      }
    }

    @Test(
      "a key held down while a wait ends presses nothing",
      arguments: [([], "y"), (["--alert"], "\r"), (["--alert"], " ")] as [([String], String)], rates
    )
    func guardOpens(question: (options: [String], key: String), rate: Int) throws {
      for binary in Binaries.all {
        try HeldKey.undisturbed(question.key, rate) { held in
          let popup = try Popup.start(
            binary, ["-m", "Sure?", "-r", "OK", "--wait", "1", "--no-animation"] + question.options)
          defer { popup.finish() }
          try popup.waitFor("OK (1)")
          held.restart()
          held.strike(popup) { popup.screen.contains("OK") && !popup.screen.contains("OK (") }
          held.strike(popup, times: rate / 2)
          guard held.isSteady else { return }
          try Popup.expect(popup, after: "\u{1B}[27u", 255)
        }
      }
    }

    @Test("a key held down since before the question ticks no box", arguments: rates)
    func ticks(rate: Int) throws {
      for binary in Binaries.all {
        try HeldKey.undisturbed(" ", rate) { held in
          let shell = try ready(binary, " --check Really")
          defer { shell.finish() }
          held.strike(shell, times: 3)
          shell.writeInput(Array("go\n".utf8), closing: true)
          held.strike(shell) { shell.screen.contains("1 box left to tick") }
          var isTicked = false
          for _ in 0..<rate / 2 {
            held.strike(shell, times: 1)
            if !shell.screen.contains("1 box left to tick") { isTicked = true }
          }
          guard held.isSteady else { return }
          #expect(!isTicked)
          shell.type("1")
          try shell.waitUntil("no box left") { !$0.contains("1 box left to tick") }
          try Popup.expect(shell, after: "y", 0)
        }
      }
    }

    /// A shell that asks once a line comes through its pipe.
    private func ready(_ binary: Binary, _ options: String = "") throws -> PseudoTerminal {
      let shell = try Shell.start(
        "stty -echo; echo ready; read -r go; \(Popup.command) --no-animation\(options); exit $?",
        with: binary, input: .pipe)
      try shell.waitFor("ready")
      return shell
    }
  }
}

/// A key held down, written to a terminal again and again as a keyboard repeats it.
final class HeldKey {
  private let key: String
  private let interval: TimeInterval
  private var last: Date?
  /// False once a repeat was so late that popup may take it for a new key.
  private(set) var isSteady = true

  private init(_ key: String, _ rate: Int) {
    self.key = key
    interval = 1 / TimeInterval(rate)
  }

  /// Repeats a scene until no repeat was late, which a busy machine may cause.
  static func undisturbed(
    _ key: String, _ rate: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ scene: (HeldKey) throws -> Void
  ) throws {
    for _ in 0..<100 {
      let held = HeldKey(key, rate)
      try scene(held)
      if held.isSteady { return }
    }
    Issue.record("the machine never kept up with a keyboard", sourceLocation: sourceLocation)
  }

  /// Presses the key again, after the pause before a keyboard's first repeat.
  func restart() { last = nil }

  func strike(_ terminal: PseudoTerminal, times: Int) {
    var left = times
    strike(terminal) {
      left -= 1
      return left < 0
    }
  }

  func strike(_ terminal: PseudoTerminal, until isOver: () -> Bool) {
    while isSteady, terminal.exitStatus == nil, !isOver() {
      if let last {
        Thread.sleep(until: last.addingTimeInterval(interval))
        // popup waits 80 ms for a repeat.
        if Date().timeIntervalSince(last) > 0.078 { isSteady = false }
      }
      last = Date()
      terminal.type(key)
    }
  }
}
