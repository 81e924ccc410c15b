extension Style {
  func adding(_ more: TextAttributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// Darker by so many thousandths of black: under a shadow.
  func darkened(_ amount: Int) -> Style {
    var style = self
    style.foreground = foreground.mixed(with: Color(hex: 0), amount)
    style.background = background.mixed(with: Color(hex: 0), amount)
    return style
  }

  /// A message's own style on the background that it is drawn on: what it leaves open comes from
  /// the theme, and a colour that would not be readable there is moved away from the background.
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

extension RGB {
  /// The least contrast that text needs (WCAG 2, level AA).
  static let leastContrast = 4.5

  /// The least contrast of a shape that has to be seen (WCAG 2, 1.4.11).
  static let leastShapeContrast = 3.0

  /// The colour itself, or moved towards black or white until it can be read.
  func readable(on background: RGB) -> RGB {
    guard contrast(with: background) < Self.leastContrast else { return self }
    let black = RGB(hex: 0)
    let white = RGB(hex: 0xFFFFFF)
    let pole = background.contrast(with: black) > background.contrast(with: white) ? black : white
    for amount in stride(from: 100, through: 900, by: 100) {
      let moved = mixed(with: pole, amount)
      if moved.contrast(with: background) >= Self.leastContrast { return moved }
    }
    return pole
  }
}

extension Color {
  /// The colour itself, or moved towards black or white until what the terminal makes of it has
  /// enough contrast.
  func distinct(from background: Color, atLeast least: Double, depth: ColorDepth) -> Color {
    guard let ground = background.reduced(to: depth).rgb, let own = rgb else { return self }
    func isSeen(_ color: Color) -> Bool {
      color.reduced(to: depth).rgb.map { $0.contrast(with: ground) >= least } ?? false
    }
    if isSeen(self) { return self }
    let black = RGB(hex: 0)
    let white = RGB(hex: 0xFFFFFF)
    let pole = ground.contrast(with: black) > ground.contrast(with: white) ? black : white
    for amount in stride(from: 100, through: 900, by: 100) {
      let moved = Color(own.mixed(with: pole, amount))
      if isSeen(moved) { return moved }
    }
    return Color(pole)
  }
}
