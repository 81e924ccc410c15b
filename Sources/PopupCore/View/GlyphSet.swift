/// The characters that a popup is drawn with, each one cell wide in the terminals that the set is
/// for.
package struct GlyphSet: Equatable, Sendable {
  package var topLeft: Unicode.Scalar
  package var top: Unicode.Scalar
  package var topRight: Unicode.Scalar
  package var side: Unicode.Scalar
  package var bottomLeft: Unicode.Scalar
  package var bottom: Unicode.Scalar
  package var bottomRight: Unicode.Scalar
  /// Joins a separator to the sides.
  package var leftTee: Unicode.Scalar
  package var rightTee: Unicode.Scalar
  package var separator: Unicode.Scalar
  package var thumb: Unicode.Scalar
  package var focusLeft: Unicode.Scalar
  package var focusRight: Unicode.Scalar
  package var buttonLeft: Unicode.Scalar
  package var buttonRight: Unicode.Scalar
  /// Mark text that continues beyond the left or right edge.
  package var cutLeft: Unicode.Scalar
  package var cutRight: Unicode.Scalar
  package var dot: Unicode.Scalar
  package var tick: Unicode.Scalar
  package var underbar: Unicode.Scalar
  /// An eighth of a cell thick, at the side of the cell that touches a filled box.
  package var hairlineAbove: Unicode.Scalar = "▁"
  package var hairlineBelow: Unicode.Scalar = "▔"
  package var hairlineLeft: Unicode.Scalar = "▕"
  package var hairlineRight: Unicode.Scalar = "▏"
  /// The scrollbar's thumb on a hairline.
  package var outlineThumb: Unicode.Scalar = "▌"
  /// Whether edges are half-filled cells rather than lines through the middle of cells.
  package var isSoft: Bool

  /// Quarter and half blocks: corners are round, edges are half a row thick.
  package static let soft = GlyphSet(
    topLeft: "▗", top: "▄", topRight: "▖", side: " ", bottomLeft: "▝", bottom: "▀",
    bottomRight: "▘", leftTee: "─", rightTee: "─", separator: "─", thumb: "▐", focusLeft: "‹",
    focusRight: "›", buttonLeft: " ", buttonRight: " ", cutLeft: "‹",
    cutRight: "›", dot: "●", tick: "✓", underbar: "━", isSoft: true)

  package static let rounded = GlyphSet(
    topLeft: "╭", top: "─", topRight: "╮", side: "│", bottomLeft: "╰", bottom: "─",
    bottomRight: "╯", leftTee: "├", rightTee: "┤", separator: "─", thumb: "┃", focusLeft: "‹",
    focusRight: "›", buttonLeft: " ", buttonRight: " ", cutLeft: "‹",
    cutRight: "›", dot: "●", tick: "✓", underbar: "━", isSoft: false)

  /// For the Linux console, whose fonts of 256 or 512 glyphs have no round corners.
  package static let square: GlyphSet = {
    var glyphs = rounded
    glyphs.topLeft = "┌"
    glyphs.topRight = "┐"
    glyphs.bottomLeft = "└"
    glyphs.bottomRight = "┘"
    glyphs.thumb = "█"
    glyphs.focusLeft = "<"
    glyphs.focusRight = ">"
    glyphs.cutLeft = "<"
    glyphs.cutRight = ">"
    glyphs.dot = "•"
    glyphs.tick = "x"
    glyphs.underbar = "═"
    return glyphs
  }()

  package static let ascii = GlyphSet(
    topLeft: "+", top: "-", topRight: "+", side: "|", bottomLeft: "+", bottom: "-",
    bottomRight: "+", leftTee: "+", rightTee: "+", separator: "-", thumb: "#", focusLeft: "<",
    focusRight: ">", buttonLeft: "[", buttonRight: "]", cutLeft: "<",
    cutRight: ">", dot: "*", tick: "x", underbar: "=", isSoft: false)
}
