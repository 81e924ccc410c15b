import TestSupport
import Testing

extension EndToEnd {
  /// A label's first letter presses its button if no other label has it; the digit of its position
  /// always does.
  @Suite("Labels and their keys", .serialized)
  struct LabelTests {
    /// Labels from left to right, with keys and what they lead to; nil: nothing.
    struct Row: Sendable, CustomTestStringConvertible {
      let labels: [String]
      let keys: [(key: String, status: Int32?)]

      init(_ labels: String..., keys: [(String, Int32?)]) {
        self.labels = labels
        self.keys = keys
      }

      var testDescription: String { labels.joined(separator: ", ") }

      var options: [String] {
        var options = ["--left", labels.first ?? "", "--right", labels.last ?? ""]
        if labels.count == 3 { options += ["--extra", labels[1]] }
        return options
      }

      /// Digits press by position, with any labels.
      var digits: [(key: String, status: Int32?)] {
        labels.count == 3
          ? [("1", 1), ("2", 3), ("3", 0), ("4", nil)] : [("1", 1), ("2", 0), ("3", nil)]
      }
    }

    static let shared = [
      Row("Save", "Skip", keys: [("s", nil), ("S", nil), ("ㄴ", nil), ("y", 0), ("n", 1)]),
      // n and y press left and right unless a label begins with them.
      Row("No", "Never", keys: [("n", 1), ("y", 0)]),
      Row("Yes", "Yes, all", keys: [("y", 1), ("n", nil)]),
      Row("Cancel", "Continue", "OK", keys: [("c", nil), ("ㅊ", nil), ("o", 0)]),
      Row("Same", "Same", "Same", keys: [("s", nil)]),
      Row("취소", "처리", keys: [("ㅊ", nil), ("취", 1), ("처", 0)]),
      Row("Да", "Давай", keys: [("д", nil), ("Д", nil)]),
      Row("Άκυρο", "Αποδοχή", keys: [("α", nil), ("Α", nil), ("ά", 1)]),
      Row("はい", "ハロー", keys: [("は", nil), ("ハ", nil)]),
    ]

    static let unique = [
      Row("취소", "확인", keys: [("ㅊ", 1), ("취", 1), ("ㅎ", 0), ("확", 0), ("ㅛ", 0), ("ㅜ", 1)]),
      Row("아니요", "나중에", "예", keys: [("ㄴ", 3), ("나", 3)]),
      Row("Отмена", "Да", keys: [("о", 1), ("О", 1), ("д", 0), ("Д", 0)]),
      Row("Όχι", "Ναι", keys: [("ο", 1), ("ό", 1), ("ν", 0), ("Ν", 0)]),
      Row("キャンセル", "はい", keys: [("き", 1), ("キ", 1), ("は", 0), ("ハ", 0)]),
    ]

    @Test(
      "letters and digits press the buttons they belong to", arguments: shared + unique,
      Binaries.all)
    func keys(row: Row, binary: Binary) throws {
      for (key, status) in row.keys + row.digits {
        let popup = try Popup.start(
          binary, ["--message", "Sure?", "--esc", "dismiss"] + row.options)
        defer { popup.finish() }
        try popup.waitUntil("the question and its labels") { screen in
          screen.contains("Sure?") && row.labels.allSatisfy { screen.contains($0) }
        }
        popup.type(key + "\u{1B}[27u")
        #expect(try popup.waitForExit() == .exited(status ?? 255), "\(key)")
        try Popup.expectRestored(popup)
      }
    }
  }
}
