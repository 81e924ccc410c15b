import Testing

@testable import PopupTerminal

@Suite("TerminalSize")
struct TerminalSizeTests {
  struct Case: Sendable {
    let reported: (Int, Int)
    let variables: (String?, String?)
    let size: (Int, Int)
  }

  @Test(
    "the size comes from the terminal, then from variables, then is 80×24",
    arguments: [
      Case(reported: (100, 40), variables: ("90", "30"), size: (100, 40)),
      Case(reported: (0, 0), variables: ("90", "30"), size: (90, 30)),
      Case(reported: (100, 0), variables: (nil, "30"), size: (100, 30)),
      Case(reported: (0, 0), variables: (nil, nil), size: (80, 24)),
      Case(reported: (0, 0), variables: ("", "-3"), size: (80, 24)),
      Case(reported: (0, 0), variables: ("0", "12x"), size: (80, 24)),
      Case(reported: (65535, 65535), variables: (nil, nil), size: (4096, 4096)),
      Case(
        reported: (0, 0), variables: ("99999999999999999999999", "7"), size: (4096, 7)),
    ])
  func order(example: Case) {
    let size = TerminalSize(
      reportedColumns: example.reported.0, reportedRows: example.reported.1,
      columnsVariable: example.variables.0.map { Array($0.utf8) },
      linesVariable: example.variables.1.map { Array($0.utf8) })
    #expect((size.columns, size.rows) == example.size)
  }
}
