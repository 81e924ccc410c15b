import Foundation
import PopupCore
import Testing

@Suite("Lines of the log")
struct LogEntryTests {
  private func entry(_ change: (inout LogEntry) -> Void) -> LogEntry {
    var entry = LogEntry(
      time: 1_796_083_199, title: bytes("Delete?"), message: LoggedText(bytes("All of it.\n")),
      buttons: [Button(.negative, bytes("Cancel")), Button(.affirmative, bytes("OK"))],
      outcome: .answer(.pressed(.affirmative)), status: 0, source: .person, milliseconds: 1234)
    change(&entry)
    return entry
  }

  private func line(_ change: (inout LogEntry) -> Void = { _ in }) -> String {
    String(decoding: entry(change).line, as: UTF8.self)
  }

  @Test("a log line has fixed keys in a fixed order")
  func form() {
    #expect(
      line()
        == #"{"time":"2026-11-30T23:59:59Z","title":"Delete?","message":"All of it.","buttons":{"left":"Cancel","right":"OK"},"outcome":"right","status":0,"how":"person","seconds":1.234}"#
        + "\n")
  }

  @Test("each outcome and each source is logged as its word")
  func words() {
    #expect(
      ([
        .answer(.pressed(.negative)), .answer(.pressed(.affirmative)), .answer(.pressed(.extra)),
        .answer(.dismissed), .answer(.timedOut), .failed, .signal,
      ] as [LogEntry.Outcome]).map(\.word)
        == ["left", "right", "extra", "esc", "timeout", "failed", "signal"])
    #expect(
      ([
        .person, .unattended(.option), .unattended(.variable(.answer)),
        .unattended(.variable(.options)), .preparedAnswers, .timeout, .failure, .signal,
      ] as [LogEntry.Source]).map(\.word)
        == [
          "person", "--answer", "POPUP_ANSWER", "POPUP_OPTS", "POPUP_ANSWERS", "timeout", "failure",
          "signal",
        ])
  }

  @Test(
    "the log has times in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (2_147_483_648, "2038-01-19T03:14:08Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (.max, "9999-12-31T23:59:59Z"),
      (.min, "0000-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func time(time: Int64, text: String) {
    #expect(line { $0.time = time }.hasPrefix(#"{"time":"\#(text)""#))
  }

  @Test(
    "the log has seconds with three decimals",
    arguments: [(0, "0.000"), (7, "0.007"), (61_050, "61.050")])
  func seconds(milliseconds: Int, text: String) {
    #expect(line { $0.milliseconds = milliseconds }.hasSuffix(#""seconds":\#(text)}"# + "\n"))
  }

  @Test(
    "any text is logged as JSON without control characters",
    arguments: [
      ("a\"b\\c", "a\"b\\c"), ("tab\there\nnext", "tab\there\nnext"),
      ("\u{1B}[31mred", "\u{1B}[31mred"),
      ("한글 👩‍👩‍👧", "한글 👩‍👩‍👧"), ("\u{9B}31m\u{7F}\u{202E}", "\u{9B}31m\u{7F}\u{202E}"),
      ("tag \u{E0041}", "tag \u{E0041}"),
    ])
  func escaping(text: String, logged: String) throws {
    let line = entry { $0.title = bytes(text) }.line
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    #expect(object["title"] as? String == logged)
    for scalar in String(decoding: line.dropLast(), as: UTF8.self).unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{202E}")
    }
  }

  @Test("invalid UTF-8 is logged as replacement characters")
  func invalid() throws {
    let line = entry { $0.title = [0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82] }.line
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    #expect(object["title"] as? String == "a\u{FFFD}\u{FFFD}(\u{FFFD}")
  }

  @Test("logged texts are cut after 200 grapheme clusters")
  func cut() {
    let family = "👨‍👩‍👧"
    let text = LoggedText(bytes(String(repeating: family, count: 300)))
    var shown = ""
    shown.unicodeScalars.append(contentsOf: text.scalars)
    #expect(shown == String(repeating: family, count: 200))
    #expect(LoggedText(bytes(String(repeating: "a", count: 200))).scalars.count == 200)
    #expect(LoggedText(bytes(String(repeating: "a", count: 201))).scalars.count == 200)
    #expect(LoggedText(bytes("a\r\n\n")).scalars == ["a"])
  }

  @Test("an endless cluster does not make an endless log line")
  func endless() {
    let zalgo = bytes("a" + String(repeating: "\u{301}", count: 1 << 20))
    #expect(LoggedText(zalgo).scalars.count <= LoggedText.longestSource)
  }
}
