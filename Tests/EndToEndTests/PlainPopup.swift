import CSystem
import Foundation
import TestSupport
import Testing

/// A popup in plain mode on a terminal that does not echo, so that all output is popup's.
enum PlainPopup {
  /// Options of a question, the question that they ask, and its prompt.
  static let delete = ["-t", "Delete", "-m", "Really?", "-l", "Cancel", "-r", "Delete"]
  static let question = "Delete\nReally?\n" + list + prompt
  static let list = "1. Cancel\n2. Delete\n"
  static let prompt = "Number (Enter for 2): "

  /// The output to wait for, and what to type then.
  typealias Exchange = (written: String, typed: String)

  static func start(
    _ binary: Binary, _ options: [String], size: TerminalSize = .standard,
    environment: [String: String?] = [:], input: TestSupport.Stream = .terminal,
    output: TestSupport.Stream = .terminal, errors: TestSupport.Stream = .terminal,
    settings: (inout termios) -> Void = quiet, typeahead: String = ""
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      binary.path, options, size: size,
      environment: PseudoTerminal.environment(["TERM": "dumb"].merging(environment) { $1 }),
      input: input, output: output, errors: errors, settings: settings, typeahead: typeahead)
  }

  /// No echo and no CR: the transcript is what popup wrote.
  static func quiet(_ mode: inout termios) {
    mode.c_lflag &= ~tcflag_t(ECHO)
    mode.c_oflag &= ~tcflag_t(ONLCR)
  }

  /// Plays a dialogue to its end, and expects nothing but text and LF, and the terminal as it was.
  static func play(
    _ binary: Binary, _ options: [String], _ dialogue: [Exchange], end: String, _ status: Int32,
    environment: [String: String?] = [:], typeahead: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let popup = try start(binary, options, environment: environment, typeahead: typeahead)
    defer { popup.finish() }
    try play(popup, dialogue)
    #expect(try popup.waitForExit() == .exited(status), sourceLocation: sourceLocation)
    let whole = dialogue.map { $0.written }.joined() + end
    #expect(String(decoding: popup.output, as: UTF8.self) == whole, sourceLocation: sourceLocation)
    try expectClean(popup, sourceLocation: sourceLocation)
  }

  static func play(_ popup: PseudoTerminal, _ dialogue: [Exchange]) throws {
    var transcript = ""
    for exchange in dialogue {
      transcript += exchange.written
      try popup.waitForOutput(transcript)
      popup.type(exchange.typed)
    }
  }

  static func expectClean(
    _ popup: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      popup.output.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 != 0x7F) },
      sourceLocation: sourceLocation)
    #expect(try popup.settings == popup.initialSettings, sourceLocation: sourceLocation)
  }
}
