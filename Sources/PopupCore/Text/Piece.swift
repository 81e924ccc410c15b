/// One cluster of a text being laid out, or the end of a line.
struct Piece {
  var cluster: Cluster
  var style: Style
  /// The offset of its first byte.
  var offset: Int
  var traits: PieceTraits
}

/// How a piece behaves at the end of a row.
struct PieceTraits: OptionSet {
  let rawValue: UInt8

  /// The line may break before it.
  static let breaksBefore = PieceTraits(rawValue: 1 << 0)
  /// Vanishes at a soft break.
  static let space = PieceTraits(rawValue: 1 << 1)
  /// Grows to the next tab stop once its column is known.
  static let tab = PieceTraits(rawValue: 1 << 2)
  /// Not a cluster: the line ends here.
  static let lineEnd = PieceTraits(rawValue: 1 << 3)
  /// The line end is the end of the range being laid out.
  static let textEnd = PieceTraits(rawValue: 1 << 7)

  // Where to cut a word that is longer than the row, best places first.

  /// After a mark that joins the parts of a path or an address.
  static let cutsPath = PieceTraits(rawValue: 1 << 4)
  static let cutsHangul = PieceTraits(rawValue: 1 << 5)
  /// The cut leaves no closing mark at the start of a row and no opening one at its end.
  static let cutsWord = PieceTraits(rawValue: 1 << 6)
}
