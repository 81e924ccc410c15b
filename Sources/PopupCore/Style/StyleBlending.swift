extension Style {
  func adding(_ more: TextAttributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// Mixed with black, for a shadow; `amount` of black in thousandths.
  func darkened(_ amount: Int) -> Style {
    var style = self
    style.foreground = foreground.mixed(with: Color(hex: 0), amount)
    style.background = background.mixed(with: Color(hex: 0), amount)
    return style
  }

  /// A message's own style combined with the theme's, `base`: default colors come from the theme,
  /// and a foreground that would be unreadable on its background is moved away from it.
  func resolved(on base: Style, depth: ColorDepth) -> Style {
    guard self != Style() else { return base }
    var style = self
    if style.attributes.contains(.reverse) && !base.background.isDefault {
      style.attributes.remove(.reverse)
      style.foreground = background.isDefault ? base.background : background
      style.background = foreground.isDefault ? base.foreground : foreground
    }
    if style.background.isDefault { style.background = base.background }
    if style.foreground.isDefault {
      style.foreground = base.foreground
    }
    style.attributes.formUnion(base.attributes)
    guard depth.rawValue >= ColorDepth.indexed256.rawValue else { return style }
    if let foreground = style.foreground.rgb, let background = style.background.rgb {
      let readable = foreground.readable(on: background)
      if readable != foreground { style.foreground = Color(readable) }
    }
    return style
  }
}
