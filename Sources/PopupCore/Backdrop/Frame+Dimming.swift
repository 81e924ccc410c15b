extension Frame {
  /// The screen behind a popup: darker by so many thousandths, its text fading a little more than
  /// its ground, so that it steps back on black too.
  ///
  /// Faint text (SGR 2) is no way to do it: terminals disagree about what it fades, many about all
  /// of it. 0 leaves everything as it is, 1000 is black.
  ///
  /// - Parameter flat: How text looks where there are too few colours to darken.
  package func dimmed(
    by dim: Int, colors: ScreenColors, depth: ColorDepth, flat: Style
  ) -> Frame {
    if depth == .none { return Frame(size, filledWith: flat) }
    guard dim > 0 else { return self }
    if dim >= 1000 {
      return Frame(size, filledWith: Style(on: depth == .sixteen ? .indexed(0) : Color(hex: 0)))
    }
    var frame = self
    if depth == .sixteen {
      frame.restyle(bounds) { _ in flat }
      return frame
    }
    frame.restyle(bounds) { $0.dimmed(by: dim, colors: colors) }
    return frame
  }
}

extension Style {
  fileprivate func dimmed(by dim: Int, colors: ScreenColors) -> Style {
    var ink = colors.shade(of: foreground) ?? colors.foreground
    var ground = colors.shade(of: background) ?? colors.background
    if attributes.contains(.reverse) { (ink, ground) = (ground, ink) }
    if attributes.contains(.faint) { ink = ink.mixed(with: ground, 500) }
    let black = RGB(hex: 0)
    // 450 at the usual 300, and nothing at 0.
    ink = ink.mixed(with: ground, min(450, dim * 3 / 2)).mixed(with: black, dim)
    ground = ground.mixed(with: black, dim)
    return Style(
      Color(ink), on: Color(ground), attributes.intersection([.italic, .strikethrough]))
  }
}
