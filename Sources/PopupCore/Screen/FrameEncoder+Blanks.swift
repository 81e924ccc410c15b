extension Style {
  /// The style in which to draw a blank after text in `last` with the fewest changes: a blank shows
  /// no foreground.
  func onBlank(after last: Style) -> Style {
    guard isInkless, last.isInkless else { return self }
    return Style(last.foreground, on: background, last.attributes)
  }

  /// Whether a blank in this style shows nothing but its background.
  var isInkless: Bool { attributes.isSubset(of: [.bold, .faint, .italic]) }
}

extension Cell {
  @inline(__always)
  /// Whether the cell would look the same in another style.
  func looksTheSame(in other: Style) -> Bool {
    style == other || isBlank && style.onBlank(after: other) == other
  }

  /// Whether the cell looks like an erased one, which has only a background.
  func isErased(on background: Color) -> Bool {
    isBlank && style.background == background && style.isInkless
  }
}
