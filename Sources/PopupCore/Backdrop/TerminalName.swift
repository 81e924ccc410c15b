/// Facts about a terminal that follow from its name, as in TERM.
enum TerminalName {
  /// Whether the terminal draws block elements from a font, which leaves gaps between rows; others
  /// draw them without a font.
  static func drawsBlocksFromFont(_ name: [UInt8]) -> Bool {
    name.starts(with: "rxvt") || name.starts(with: "st-") || name == "st"
  }
}
