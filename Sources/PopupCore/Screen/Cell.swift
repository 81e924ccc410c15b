/// One cell of a frame: a glyph and how it is drawn.
///
/// A cluster two cells wide owns its left cell; the right one is its `continuation`. 16 bytes.
package struct Cell: Equatable, Sendable {
  /// A scalar's value, 0 for a continuation, or an index into the frame's `clusters` with the top
  /// bit set for the few clusters of more than one scalar.
  var glyph: UInt32
  package var style: Style
  /// In cells: 1 or 2; 0 for a continuation.
  var width: UInt8
  var isRisky: Bool

  static let clusterBit: UInt32 = 1 << 31

  init(glyph: UInt32, style: Style, width: UInt8, isRisky: Bool = false) {
    self.glyph = glyph
    self.style = style
    self.width = width
    self.isRisky = isRisky
  }

  package static func blank(_ style: Style) -> Cell { Cell(glyph: 0x20, style: style, width: 1) }

  static func continuation(_ style: Style) -> Cell { Cell(glyph: 0, style: style, width: 0) }

  var isBlank: Bool { glyph == 0x20 }
  /// One scalar, one cell wide, as every terminal has it.
  var isPlain: Bool { glyph < Self.clusterBit && width == 1 && !isRisky }
  package var isContinuation: Bool { width == 0 }
  var clusterIndex: Int? { glyph & Self.clusterBit != 0 ? Int(glyph ^ Self.clusterBit) : nil }
}
