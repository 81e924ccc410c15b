/// One cell of a frame: a glyph and how it is drawn.
///
/// A cluster two cells wide owns its left cell; the right one is its `continuation`. 12 bytes.
package struct Cell: Equatable, Sendable {
  /// From the highest bit down: 1 bit set if the value is a cluster index instead of a scalar
  /// value, 1 bit set if the width is uncertain, 2 bits for the width in cells, 28 bits for the
  /// value.
  private var content: UInt32
  package var style: Style

  private static let clusterBit: UInt32 = 1 << 31
  private static let uncertainBit: UInt32 = 1 << 30
  private static let widthShift: UInt32 = 28
  private static let valueMask: UInt32 = 1 << widthShift - 1

  /// - Parameter width: in cells, 1 or 2; 0 for a continuation.
  private init(_ value: UInt32, width: Int, hasUncertainWidth: Bool, _ style: Style) {
    content =
      value | UInt32(clamping: min(width, 2)) << Self.widthShift
      | (hasUncertainWidth ? Self.uncertainBit : 0)
    self.style = style
  }

  init(scalar: UInt32, style: Style, width: Int = 1, hasUncertainWidth: Bool = false) {
    self.init(scalar & Self.valueMask, width: width, hasUncertainWidth: hasUncertainWidth, style)
  }

  /// A cluster of several scalars, by its index in the frame's `clusters`.
  init(clusterIndex: Int, style: Style, width: Int, hasUncertainWidth: Bool) {
    let value = UInt32(truncatingIfNeeded: clusterIndex) & Self.valueMask
    self.init(value | Self.clusterBit, width: width, hasUncertainWidth: hasUncertainWidth, style)
  }

  package static func blank(_ style: Style) -> Cell { Cell(scalar: 0x20, style: style) }

  static func continuation(_ style: Style) -> Cell { Cell(scalar: 0, style: style, width: 0) }

  /// A scalar's value, 0 for a continuation.
  var scalar: UInt32 { content & Self.valueMask }
  var clusterIndex: Int? {
    content & Self.clusterBit != 0 ? Int(content & Self.valueMask) : nil
  }
  /// In cells: 1 or 2; 0 for a continuation.
  var width: Int { Int(content >> Self.widthShift & 3) }
  var hasUncertainWidth: Bool { content & Self.uncertainBit != 0 }
  var isBlank: Bool { content == 1 << Self.widthShift | 0x20 }
  /// Whether the cell holds one scalar that is one cell wide in every terminal.
  var isPlain: Bool { content & ~Self.valueMask == 1 << Self.widthShift }
  package var isContinuation: Bool { width == 0 }
}
