import Testing

@testable import PopupCore

/// A question in plain mode, with a clock of its own.
final class PlainQuestion {
  private let pages: [Bytes]
  private var lengths: [Int]
  var isComplete = true
  private var dialog: PlainDialog
  /// In milliseconds.
  var now = 0
  private(set) var answer: Answer?
  /// All output so far.
  private(set) var transcript = ""

  init(
    _ words: [String], limit: PageLimit = .scrollback,
    capabilities: TerminalCapabilities = TerminalCapabilities()
  ) throws {
    let spec = try #require(try PopupCoreTests.spec(words))
    pages = spec.pages.map { page in
      if case .text(let bytes) = page.message { Bytes(bytes) } else { Bytes("") }
    }
    lengths = pages.map { $0.text.count }
    dialog = PlainDialog(spec, capabilities, limit)
  }

  private var texts: [ByteText] {
    zip(pages, lengths).map { $0.prefix($1, isComplete: isComplete) }
  }

  /// Writes the question, and returns that output.
  @discardableResult
  func start() -> String { note(dialog.start(texts, now: now)) }

  /// Types lines one by one, and returns the output after the last.
  @discardableResult
  func type(_ lines: String...) -> String {
    lines.reduce("") { take(.line(Array($1.utf8))) }
  }

  @discardableResult
  func take(_ input: PlainInput) -> String { note(dialog.take(input, texts, now: now)) }

  /// From now on, only `length` bytes of the message have arrived.
  func hold(_ length: Int) {
    isComplete = false
    lengths[0] = length
  }

  func release() {
    isComplete = true
    lengths = pages.map { $0.text.count }
  }

  var timeLeft: Int? { dialog.timeLeft(at: now) }

  private func note(_ turn: PlainTurn) -> String {
    answer = turn.answer ?? answer
    let text = String(decoding: turn.text + turn.prompt, as: UTF8.self)
    transcript += text
    return text
  }
}

extension PageLimit {
  static func rows(_ rows: Int, columns: Int = 80) -> PageLimit {
    PageLimit(rows: rows, columns: columns, bytes: 1 << 16)
  }
}
