/// What the name of a terminal, as in TERM, says about its drawing.
enum TerminalName {
  /// Block elements come from a font, with gaps between rows; other terminals draw them themselves.
  static func drawsBlocksFromFont(_ name: [UInt8]) -> Bool {
    name.starts(with: "rxvt") || name.starts(with: "st-") || name == "st"
  }
}
