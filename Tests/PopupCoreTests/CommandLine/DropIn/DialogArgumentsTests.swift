import Testing

@testable import PopupCore

@Suite("Arguments of dialog")
struct DialogArgumentsTests {
  @Test(
    "--file is split into words by dialog's rules",
    arguments: [
      ("a b", ["a", "b"]), (" a\t\nb ", ["a", "b"]), (#""a b""#, ["a b"]), (#"a" "b"#, ["a b"]),
      (#""""#, [""]), (#"a\"b"#, [#"a"b"#]), (#"a\\b"#, [#"a\b"#]), ("a\\\nb", ["ab"]),
      (#""a\"b" c"#, [#"a"b"#, "c"]), (#"a\nb"#, [#"a\nb"#]), ("'a b'", ["'a", "b'"]),
      (#"a\"#, [#"a\"#]), ("", []), (#""a  b"#, ["a  b"]), ("\"a\\\nb\"", ["ab"]),
      ("'취소' x", ["'취소'", "x"]),
    ])
  func splitting(text: String, words: [String]) {
    #expect(DialogArguments.split(bytes(text)).map { String(decoding: $0, as: UTF8.self) } == words)
  }

  @Test("--file inserts the words of a file, even from another file")
  func files() {
    let files = [
      "outer": #"--title "In file" --file inner"#, "inner": #"--yesno "Quoted \"text\"" 8 40"#,
    ]
    let box = boxes(.dialog, ["--file", "outer"], files: files).first
    #expect(box?.title == "In file")
    #expect(box?.text == #"Quoted "text""#)
    #expect(
      boxes(.dialog, ["--defaultno", "--file", "inner"], files: files).first?.spec.initialFocus
        == .negative)
  }

  @Test("an unreadable or recursive --file is left to the real dialog")
  func badFiles() {
    #expect(standIn(.dialog, ["--file", "none"]) == .handOver(HandOver(need: bytes("--file"))))
    #expect(
      standIn(.dialog, ["--file", "self"], files: ["self": "--file self"])
        == .handOver(HandOver(need: bytes("--file"))))
  }

  @Test("for the real dialog, --file of a pipe is replaced by its words, that of a file is kept")
  func pipes() {
    let menu = #"--title -- --hi --menu "a b" 8 40 1 x y"#
    #expect(
      standIn(.dialog, ["--file", "p"], pipes: ["p": menu])
        == .handOver(
          HandOver(
            need: bytes("--menu"),
            words: ["--title", "--", "--hi", "--menu", "a b", "8", "40", "1", "x", "y"].map(bytes)))
    )
    #expect(
      standIn(.dialog, ["--file", "p"], files: ["p": menu])
        == .handOver(HandOver(need: bytes("--menu"))))
  }
}
