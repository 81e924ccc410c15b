extension RGB {
  /// Relative luminance (WCAG 2), 0...1.
  package var luminance: Double {
    // A cubic approximation of sRGB's transfer curve, within 0.002: the curve itself needs pow().
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part * (0.012522878 + part * (0.682171111 + part * 0.305306011))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two colors (WCAG 2), 1...21.
  package func contrast(with other: RGB) -> Double {
    let one = luminance
    let two = other.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The minimum contrast of text (WCAG 2, level AA).
  static let minimumContrast = 4.5

  /// The minimum contrast of a shape that carries meaning (WCAG 2, 1.4.11).
  static let minimumShapeContrast = 3.0

  /// Moves the color toward black or white until text in it has enough contrast with a background.
  func readable(on background: RGB) -> RGB {
    moved(awayFrom: background) { $0.contrast(with: background) >= Self.minimumContrast }
  }

  /// Moves the color in steps of a tenth toward black or white, whichever contrasts more with the
  /// background, until it passes a test. Returns black or white itself if no step passes.
  fileprivate func moved(awayFrom background: RGB, until isEnough: (RGB) -> Bool) -> RGB {
    if isEnough(self) { return self }
    let black = RGB(hex: 0)
    let white = RGB(hex: 0xFFFFFF)
    let target = background.contrast(with: black) > background.contrast(with: white) ? black : white
    for amount in stride(from: 100, through: 900, by: 100) {
      let moved = mixed(with: target, amount)
      if isEnough(moved) { return moved }
    }
    return target
  }
}

extension Color {
  /// Moves the color toward black or white until its contrast with a background is at least `least`
  /// on a terminal of that depth. Default colors, whose shades are unknown, are not moved.
  func distinct(from background: Color, atLeast least: Double, depth: ColorDepth) -> Color {
    func isSeen(_ color: Color) -> Bool {
      color.isDistinct(from: background, atLeast: least, depth: depth)
    }
    guard let ground = background.reduced(to: depth).rgb, let own = rgb, !isSeen(self) else {
      return self
    }
    return Color(own.moved(awayFrom: ground) { isSeen(Color($0)) })
  }

  /// Whether two colors, as a terminal of that depth shows them, have a contrast of at least
  /// `least`; false if either shows as the terminal's default color, whose shade is unknown.
  func isDistinct(from other: Color, atLeast least: Double, depth: ColorDepth) -> Bool {
    guard let own = reduced(to: depth).rgb, let other = other.reduced(to: depth).rgb else {
      return false
    }
    return own.contrast(with: other) >= least
  }
}
