extension Style {
  /// The style to draw a blank in with the fewest changes, since it shows no foreground.
  func onBlank(after last: Style) -> Style {
    guard isInkless, last.isInkless else { return self }
    return Style(last.foreground, on: background, last.attributes)
  }

  /// A blank in this style shows only its background.
  var isInkless: Bool { attributes.isSubset(of: [.bold, .faint, .italic]) }
}

extension Cell {
  @inline(__always)
  func looksTheSame(in other: Style) -> Bool {
    style == other || isBlank && style.onBlank(after: other) == other
  }

  /// Looks like an erased cell, which has only a background.
  func isErased(on background: Color) -> Bool {
    isBlank && style.background == background && style.isInkless
  }
}
