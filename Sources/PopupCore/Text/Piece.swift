/// One cluster of a text that is being laid out, or the end of one of its lines.
struct Piece {
  var cluster: Cluster
  var style: Style
  /// Where its bytes begin.
  var offset: Int
  var traits: PieceTraits
}

struct PieceTraits: OptionSet {
  let rawValue: UInt8

  /// The line may break before it.
  static let breaksBefore = PieceTraits(rawValue: 1 << 0)
  /// Vanishes at the end of a line that was broken.
  static let space = PieceTraits(rawValue: 1 << 1)
  /// Grows to the next tab stop once its column is known.
  static let tab = PieceTraits(rawValue: 1 << 2)
  /// Not a cluster: the line ends here.
  static let lineEnd = PieceTraits(rawValue: 1 << 3)

  // Where a word is cut that is longer than the line, the best places first.

  /// After a mark that joins the parts of a path or an address.
  static let cutsPath = PieceTraits(rawValue: 1 << 4)
  static let cutsHangul = PieceTraits(rawValue: 1 << 5)
  /// Neither would a closing mark begin a line, nor an opening one end it.
  static let cutsWord = PieceTraits(rawValue: 1 << 6)
  /// It ended nothing but the text at hand.
  static let textEnd = PieceTraits(rawValue: 1 << 7)
}
