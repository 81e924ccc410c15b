/// xterm, which prints its screen to a file.
package struct XtermEmulator: TerminalEmulator {
  package init() {}

  package func command(
    size: TerminalSize, file: String, folder: TemporaryDirectory
  ) throws -> [String] {
    let resources = [
      "VT100.translations: #override <Key>F12: print()",
      "printerCommand: cat >\(file).part; mv \(file).part \(file)", "printerAutoClose: true",
      "printAttributes: 0",
      // What is printed for a cell is one character then.
      "combiningChars: 0",
    ]
    return [try RequiredTool.xterm.path, "-u8", "-geometry", "\(size.columns)x\(size.rows)"]
      + resources.flatMap { ["-xrm", "XTerm*" + $0] } + ["-e"]
  }

  /// The right half of a wide character is printed as U+FFFF.
  package func cells(_ text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.unicodeScalars.map { $0 == "\u{FFFF}" ? "" : String($0) }
    }
  }
}
