import Testing

@testable import PopupCore

@Suite("The environment of whiptail and dialog")
struct DropInEnvironmentTests {
  private func environment(_ variables: [String: String]) -> Environment {
    Environment { variables[$0.description].map { Array($0.utf8) } }
  }

  @Test(
    "drop-in labels are in the locale's language if the terminal can show it",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], ["예", "아니오"]), (["LC_ALL": "ko"], ["예", "아니오"]),
      (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "C"], ["예", "아니오"]),
      (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], ["Yes", "No"]), (["LANG": "de_AT"], ["Ja", "Nein"]),
      (["LANG": "ko_KR.eucKR"], ["Yes", "No"]), (["LANG": "ja_JP.UTF-8"], ["はい", "いいえ"]),
      (["LANG": "ko_KR.UTF-8", "TERM": "linux"], ["Yes", "No"]),
      (["LANG": "de_DE.UTF-8", "TERM": "linux"], ["Ja", "Nein"]),
      (["LANG": "kok_IN"], ["Yes", "No"]),
      (["LANG": "zh_TW.UTF-8"], ["是", "否"]), (["LANG": "C.UTF-8"], ["Yes", "No"]),
      (["LANG": "POSIX"], ["Yes", "No"]), ([:], ["Yes", "No"]), (["LANG": "nl_NL"], ["Yes", "No"]),
      (["LANG": "es"], ["Sí", "No"]),
      (["LC_CTYPE": "ko_KR.eucKR", "LANG": "ko_KR"], ["Yes", "No"]),
    ])
  func labels(variables: [String: String], labels: [String]) {
    #expect(boxes(.whiptail, ["--yesno", "x", "8", "40"], variables).first?.labels == labels)
    #expect(boxes(.dialog, ["--yesno", "x", "8", "40"], variables).first?.labels == labels)
  }

  @Test(
    "every label language has every word of the drop-in boxes", arguments: LabelLanguage.allCases,
    BoxWord.allCases)
  func words(language: LabelLanguage, word: BoxWord) {
    for program in DropInProgram.allCases {
      #expect(VisibleBytes.showsSomething(language.label(word, of: program)))
    }
  }

  @Test("in drop-in mode only the look options of POPUP_OPTS count, and errors in it are ignored")
  func look() {
    let words = ["--yesno", "x", "8", "40"]
    let plain = boxes(.whiptail, words)
    for options in [
      "--right Foo --alert --print", "--answer right", "--no-such", "'", "--timeout 1", "word",
      "--theme pink", "--title T --message m", "--width 20 --inline",
    ] {
      #expect(boxes(.whiptail, words, ["POPUP_OPTS": options]) == plain, "\(options)")
    }
    let look = boxes(
      .whiptail, words,
      ["POPUP_OPTS": "--theme dark --no-shadow --border line --alert --dim 0.5 --position top"]
    ).first?.spec.look
    #expect(look?.theme == .dark)
    #expect(look?.hasShadow == false)
    #expect(look?.border == .line)
    #expect(look?.dim == 500)
    #expect(look?.position == .top)
    #expect(boxes(.whiptail, words, ["POPUP_THEME": "mono"]).first?.spec.look.theme == .mono)
    #expect(boxes(.whiptail, words, ["POPUP_THEME": "pink"]) == plain)
    #expect(boxes(.whiptail, words, ["POPUP_ANSWER": "right"]) == plain)
  }

  @Test(
    "the real program is searched for where its variable or PATH says",
    arguments: [
      (["PATH": "/a:/b"], ["/a/dialog", "/b/dialog"]),
      (["PATH": ":.:rel:/a/::"], ["/a//dialog"]),
      (["POPUP_DIALOG": "/x/y", "PATH": "/a"], ["/x/y"]),
      (["POPUP_DIALOG": "y", "PATH": "/a"], ["/a/dialog"]),
      (["POPUP_WHIPTAIL": "/x/y", "PATH": "/a"], ["/a/dialog"]),
      ([:], ["/usr/bin/dialog", "/bin/dialog", "/usr/local/bin/dialog"]),
    ])
  func paths(variables: [String: String], expected: [String]) {
    let paths = ProgramPaths.candidates(for: .dialog, environment(variables))
    #expect(paths.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(
    "drop-in numbers are read as in C",
    arguments: [
      ("12", 10, 12), ("+8", 10, 8), ("-5", 10, -5), (" 8", 10, 8), ("8 ", 10, nil), ("", 10, nil),
      ("0x8", 10, nil), ("0x8", 0, 8), ("0X1f", 0, 31), ("010", 0, 8), ("010", 10, 10),
      ("08", 0, nil),
      ("0", 0, 0), ("0x", 0, nil), ("-", 0, nil), ("- 1", 0, nil), ("1.5", 10, nil),
      ("99999999999999999999", 10, Int(Int32.max)), ("-0x10", 0, -16),
    ] as [(String, Int, Int?)])
  func numbers(word: String, base: Int, value: Int?) {
    #expect(CNumber.value(of: bytes(word), base: base) == value)
  }
}
