import Testing

@testable import PopupCore

@Suite("Letters that press buttons")
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
    ("취", "취소", "확인", .left), ("ㅊ", "취소", "확인", .left), ("확", "취소", "확인", .right),
    ("ㅎ", "취소", "확인", .right), ("c", "취소", "확인", nil), ("인", "취소", "확인", nil),
    ("\u{110E}", "취소", "확인", .left),
    // Yes and No, whatever the labels are.
    ("y", "취소", "확인", .right), ("Y", "취소", "확인", .right), ("n", "취소", "확인", .left),
    ("N", "취소", "확인", .left), ("ㅛ", "취소", "확인", .right), ("ㅜ", "취소", "확인", .left),
    // A label's letter goes before y and n, and those before h, j, k, l.
    ("y", "Yes", "No", .left), ("n", "Yes", "No", .right), ("ㅛ", "Yes", "No", .left),
    ("h", "Hide", "Show", .left), ("l", "Later", "Now", .left), ("ㅣ", "Later", "Now", .left),
    ("j", "Join", "Kill", .left), ("k", "Join", "Kill", .right), ("n", "Later", "Now", .right),
    // A letter of two labels is nobody's.
    ("s", "Save", "Skip", nil), ("n", "No", "Never", .left), ("y", "Yes", "Yes, all", .right),
    ("ㅊ", "취소", "처리", nil), ("취", "취소", "처리", .left), ("처", "취소", "처리", .right),
    // Other alphabets, upper and lower case.
    ("о", "Отмена", "Да", .left), ("О", "Отмена", "Да", .left), ("Д", "Отмена", "Да", .right),
    ("α", "Άκυρο", "Αποδοχή", nil), ("ά", "Άκυρο", "Αποδοχή", .left),
    ("Ά", "Άκυρο", "Αποδοχή", .left), ("α", "Άκυρο", "Ναι", .left), ("ο", "Όχι", "Ναι", .left),
    ("Ο", "Όχι", "Ναι", .left), ("ό", "Όχι", "Ναι", .left), ("ν", "Όχι", "Ναι", .right),
    ("Ν", "Όχι", "Ναι", .right), ("ώ", "Ώρα", "Ήδη", .left), ("η", "Ώρα", "Ήδη", .right),
    ("υ", "Ύστερα", "Έτσι", .left), ("ε", "Ύστερα", "Έτσι", .right), ("ι", "Ίσως", "Ναι", .left),
    ("キ", "キャンセル", "はい", .left), ("き", "キャンセル", "はい", .left), ("は", "キャンセル", "はい", .right),
    ("ハ", "キャンセル", "はい", .right), ("取", "取消", "确定", .left), ("ｃ", "Cancel", "OK", .left),
    ("é", "Échec", "Oui", .left), ("É", "Échec", "Oui", .left), ("š", "Špatně", "Dobře", .left),
    ("ё", "Ёлка", "Да", .left),
    // What comes before a label's first letter does not count.
    ("o", "✗ Cancel", "✓ OK", .right), ("c", "[Cancel]", "[OK]", .left),
    ("x", "Cancel", "OK", nil),
  ]

  @Test("a letter presses the button that it stands for", arguments: letters)
  func letter(key: String, left: String, right: String, expected: ButtonRole?) throws {
    #expect(try pressed(key, left, right) == expected)
  }

  @Test(
    "a label written in jamo, as macOS names files, answers to the same keys",
    arguments: ["취", "ㅊ"])
  func decomposed(key: String) throws {
    #expect(try pressed(key, "\u{110E}\u{1171}\u{1109}\u{1169}", "확인") == .left)
  }

  @Test("a third button has its letter, and takes it from the others")
  func extra() throws {
    #expect(try pressed("l", "No", "Yes", extra: "Later") == .extra)
    #expect(try pressed("n", "No", "Yes", extra: "Never") == .left)
    #expect(try pressed("ㄴ", "취소", "확인", extra: "나중에") == .extra)
  }

  @Test("an alert has no left button that n could press")
  func alert() throws {
    let question = try Question(["--alert", "m"])
    #expect(question.type("n") == .ignored)
    #expect(question.type("y") == .finish(.pressed(.right)))
  }
}
