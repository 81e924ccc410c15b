extension Frame {
  /// Darkens the screen behind a popup. Text fades a little more than its background, so that it
  /// recedes on black too.
  ///
  /// Does not use SGR 2, since terminals disagree about what faint text looks like.
  ///
  /// - Parameters:
  ///   - dim: in thousandths; 0 changes nothing, 1000 is black.
  ///   - flat: the style of the whole frame on terminals with too few colors to darken them.
  package func dimmed(
    by dim: Int, colors: ScreenColors, depth: ColorDepth, flat: Style
  ) -> Frame {
    if depth == .none { return Frame(size, filledWith: flat) }
    guard dim > 0 else { return self }
    if dim >= 1000 {
      return Frame(size, filledWith: Style(on: depth.isPalette ? .indexed(0) : Color(hex: 0)))
    }
    var frame = self
    if depth.isPalette {
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
    // 450 at the default `--dim` of 300, and 0 at 0.
    ink = ink.mixed(with: ground, min(450, dim * 3 / 2)).mixed(with: black, dim)
    ground = ground.mixed(with: black, dim)
    return Style(
      Color(ink), on: Color(ground), attributes.intersection([.italic, .strikethrough]))
  }
}
