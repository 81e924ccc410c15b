import Foundation
import Testing

@testable import PopupCore

@Suite("Mnemonics")
struct MnemonicTests {
  private func pressed(_ key: String, _ left: String, _ right: String, extra: String? = nil) throws
    -> ButtonRole?
  {
    let question = try Question(
      ["m", "--left", left, "--right", right] + (extra.map { ["--extra", $0] } ?? []))
    if case .finish(.pressed(let role)) = question.type(key) { return role }
    return nil
  }

  static let letters: [(String, String, String, ButtonRole?)] = [
    // The default labels, in every way a Korean keyboard sends them.
    ("취", "취소", "확인", .negative), ("ㅊ", "취소", "확인", .negative), ("확", "취소", "확인", .affirmative),
    ("ㅎ", "취소", "확인", .affirmative), ("c", "취소", "확인", nil), ("인", "취소", "확인", nil),
    ("\u{110E}", "취소", "확인", .negative),
    // `y` and `n`, with labels in any language.
    ("y", "취소", "확인", .affirmative), ("Y", "취소", "확인", .affirmative), ("n", "취소", "확인", .negative),
    ("N", "취소", "확인", .negative), ("ㅛ", "취소", "확인", .affirmative), ("ㅜ", "취소", "확인", .negative),
    // A label's letter takes precedence over y and n, and these over h, j, k and l.
    ("y", "Yes", "No", .negative), ("n", "Yes", "No", .affirmative), ("ㅛ", "Yes", "No", .negative),
    ("h", "Hide", "Show", .negative), ("l", "Later", "Now", .negative),
    ("ㅣ", "Later", "Now", .negative),
    ("j", "Join", "Kill", .negative), ("k", "Join", "Kill", .affirmative),
    ("n", "Later", "Now", .affirmative),
    // A letter with which two labels begin presses neither.
    ("s", "Save", "Skip", nil), ("n", "No", "Never", .negative),
    ("y", "Yes", "Yes, all", .negative),
    ("ㅊ", "취소", "처리", nil), ("취", "취소", "처리", .negative), ("처", "취소", "처리", .affirmative),
    // Other alphabets, in upper and lower case.
    ("о", "Отмена", "Да", .negative), ("О", "Отмена", "Да", .negative),
    ("Д", "Отмена", "Да", .affirmative),
    ("α", "Άκυρο", "Αποδοχή", nil), ("ά", "Άκυρο", "Αποδοχή", .negative),
    ("Ά", "Άκυρο", "Αποδοχή", .negative), ("α", "Άκυρο", "Ναι", .negative),
    ("ο", "Όχι", "Ναι", .negative),
    ("Ο", "Όχι", "Ναι", .negative), ("ό", "Όχι", "Ναι", .negative),
    ("ν", "Όχι", "Ναι", .affirmative),
    ("Ν", "Όχι", "Ναι", .affirmative), ("ώ", "Ώρα", "Ήδη", .negative),
    ("η", "Ώρα", "Ήδη", .affirmative),
    ("υ", "Ύστερα", "Έτσι", .negative), ("ε", "Ύστερα", "Έτσι", .affirmative),
    ("ι", "Ίσως", "Ναι", .negative),
    ("キ", "キャンセル", "はい", .negative), ("き", "キャンセル", "はい", .negative),
    ("は", "キャンセル", "はい", .affirmative),
    ("ハ", "キャンセル", "はい", .affirmative), ("取", "取消", "确定", .negative),
    ("ｃ", "Cancel", "OK", .negative),
    ("é", "Échec", "Oui", .negative), ("É", "Échec", "Oui", .negative),
    ("š", "Špatně", "Dobře", .negative),
    ("ё", "Ёлка", "Да", .negative),
    // Characters before a label's first letter do not count.
    ("o", "✗ Cancel", "✓ OK", .affirmative), ("c", "[Cancel]", "[OK]", .negative),
    ("x", "Cancel", "OK", nil),
  ]

  @Test("a letter presses the button whose label begins with it", arguments: letters)
  func letter(key: String, left: String, right: String, expected: ButtonRole?) throws {
    #expect(try pressed(key, left, right) == expected)
  }

  @Test(
    "a label in decomposed Hangul answers to the same keys",
    arguments: ["취", "ㅊ"])
  func decomposed(key: String) throws {
    #expect(try pressed(key, "\u{110E}\u{1171}\u{1109}\u{1169}", "확인") == .negative)
  }

  @Test(
    "a letter is the same whether it is one scalar or a letter and its marks",
    arguments: [
      ("\u{C9}chec", "Oui", ["\u{E9}", "\u{C9}", "e\u{301}", "E\u{301}"]),
      ("\u{1EC6}nh", "Oui", ["\u{1EC7}", "e\u{323}\u{302}", "\u{1EB9}\u{302}"]),
      ("\u{419}од", "Да", ["\u{439}", "и\u{306}"]), ("ガス", "はい", ["ガ", "が", "カ\u{3099}"]),
    ])
  func equivalents(label: String, other: String, keys: [String]) throws {
    for label in [label, label.decomposedStringWithCanonicalMapping] {
      for key in keys { #expect(try pressed(key, label, other) == .negative, "\(label) \(key)") }
      // The letter without its mark is another letter.
      for key in ["e", "и"] { #expect(try pressed(key, label, other) == nil, "\(label) \(key)") }
    }
    #expect(try pressed("아니오".decomposedStringWithCanonicalMapping, "a", "b") == nil)
    let words = ["예", "아니오"].map(\.decomposedStringWithCanonicalMapping)
    #expect(try pressed("y", words[0], words[1]) == .negative)
    #expect(try pressed("n", words[0], words[1]) == .affirmative)
  }

  @Test("the letter of a third button presses it, unless two labels share that letter")
  func extra() throws {
    #expect(try pressed("l", "No", "Yes", extra: "Later") == .extra)
    #expect(try pressed("n", "No", "Yes", extra: "Never") == .negative)
    #expect(try pressed("ㄴ", "취소", "확인", extra: "나중에") == .extra)
  }

  @Test("n presses nothing in an alert")
  func alert() throws {
    let question = try Question(["--alert", "m"])
    #expect(question.type("n") == .ignored)
    #expect(question.type("y") == .finish(.pressed(.affirmative)))
  }
}
