import Foundation
import Testing

@testable import PopupCore

@Suite("Parsing of plain-mode answers")
struct AnswerLineTests {
  /// The labels from left to right, a line, and the button that it means.
  struct Case: Sendable, CustomTestStringConvertible {
    let options: [String]
    let line: String
    let role: ButtonRole?
    var testDescription: String { "\(options.joined(separator: " ")): \(line)" }

    init(_ options: String, _ line: String, _ role: ButtonRole?) {
      self.options = options.split(separator: " ").map { String($0) }
      self.line = line
      self.role = role
    }
  }

  static let delete = "-l Cancel -r Delete"
  static let korean = "-l 취소 -r 확인"

  static let cases =
    ["1", " 1. ", "1)", "１", "01", "c", "can", "CANCEL", "cancel.", "Ｃａｎ", "n", "no", "ㅜ", "아니요"]
    .map {
      Case(delete, $0, .negative)
    }
    + ["2", "　2　", "d", "Delete", "y", "YES", "ㅛ", "예", "네"].map { Case(delete, $0, .affirmative) }
    + [
      "9", "0", "3", "12", "-1", "x", "cancels", "e", "ancel", "yess", ".", ")", "1 2", "1..", "ㅇ",
    ]
    .map { Case(delete, $0, nil) }
    + ["취", "ㅊ", "취소", "ㅊㅅ", "1", "취소".decomposedStringWithCanonicalMapping, "\u{110E}", "아니오"]
    .map { Case(korean, $0, .negative) }
    + ["확", "ㅎㅇ", "ㅎ", "확인.", "확인".decomposedStringWithCanonicalMapping]
    .map { Case(korean, $0, .affirmative) }
    + ["ㅏ", "추", "소", "ㅊㅇ", "취소소"].map { Case(korean, $0, nil) }
    + [
      // A label takes precedence over a word for yes or no.
      Case("-l Yes -r No", "y", .negative), Case("-l Yes -r No", "n", .affirmative),
      Case("-l 예 -r 아니요", "y", .negative), Case("-l 예 -r 아니요", "네", .negative),
      Case("-l Keep -r Kill", "k", nil), Case("-l Keep -r Kill", "ke", .negative),
      Case("-l Del -r Delete", "del", .negative), Case("-l Del -r Delete", "dele", .affirmative),
      // Equal labels answer only to their numbers.
      Case("-l OK -r OK", "ok", nil), Case("-l OK -r OK", "2", .affirmative),
      // A number takes precedence over a label.
      Case("-l 2h -r 1h", "1", .negative), Case("-l 2h -r 1h", "1h", .affirmative),
      Case("-l Cancel -r OK --extra Later", "2", .extra),
      Case("-l Cancel -r OK --extra Later", "l", .extra),
      Case("-l Cancel -r OK --extra Later", "3", .affirmative),
      // One button, which has no number.
      Case("--alert -r OK", "ok", .affirmative), Case("--alert -r OK", "y", .affirmative),
      Case("--alert -r OK", "n", nil), Case("--alert -r OK", "1", nil),
      // É equals é, composed or not.
      Case("-l Éteindre -r Annuler", "é", .negative),
      Case("-l Éteindre -r Annuler", "E\u{301}teindre", .negative),
      Case("-l Éteindre -r Annuler", "e", nil),
      // A destructive button answers only to its number or its whole label.
      Case(delete + " --destructive", "y", nil), Case(delete + " --destructive", "d", nil),
      Case(delete + " --destructive", "dele", nil),
      Case(delete + " --destructive", "delete", .affirmative),
      Case(delete + " --destructive", "2", .affirmative),
      Case(delete + " --destructive", "n", .negative),
    ]

  @Test("a number, a label, its beginning, yes or no answers in plain mode", arguments: cases)
  func reading(_ example: Case) throws {
    let question = try PlainQuestion(["-m", "q"] + example.options)
    question.start()
    question.type(example.line)
    #expect(question.answer == example.role.map { .pressed($0) })
  }

  @Test("invalid UTF-8 is not an answer in plain mode")
  func invalid() throws {
    let question = try PlainQuestion(["-m", "q", "-l", "No", "-r", "Yes"])
    question.start()
    #expect(question.take(.line([0x79, 0xFF])).hasPrefix("Not an answer: y\u{FFFD}\n"))
    #expect(question.answer == nil)
  }
}
