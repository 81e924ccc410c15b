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

  /// The contrast of two colours (WCAG 2), 1...21.
  package func contrast(with other: RGB) -> Double {
    let one = luminance
    let two = other.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The minimum contrast of text (WCAG 2, level AA).
  static let leastContrast = 4.5

  /// The minimum contrast of a shape that has to be seen (WCAG 2, 1.4.11).
  static let leastShapeContrast = 3.0

  /// The color, moved towards black or white as far as it must be to be readable.
  func readable(on background: RGB) -> RGB {
    moved(awayFrom: background) { $0.contrast(with: background) >= Self.leastContrast }
  }

  /// The color, moved in tenths towards black or white, whichever contrasts more with the
  /// background, until it is good enough.
  fileprivate func moved(awayFrom background: RGB, until isEnough: (RGB) -> Bool) -> RGB {
    if isEnough(self) { return self }
    let black = RGB(hex: 0)
    let white = RGB(hex: 0xFFFFFF)
    let pole = background.contrast(with: black) > background.contrast(with: white) ? black : white
    for amount in stride(from: 100, through: 900, by: 100) {
      let moved = mixed(with: pole, amount)
      if isEnough(moved) { return moved }
    }
    return pole
  }
}

extension Color {
  /// The color, moved towards black or white until it is distinct.
  func distinct(from background: Color, atLeast least: Double, depth: ColorDepth) -> Color {
    func isSeen(_ color: Color) -> Bool {
      color.isDistinct(from: background, atLeast: least, depth: depth)
    }
    guard let ground = background.reduced(to: depth).rgb, let own = rgb, !isSeen(self) else {
      return self
    }
    return Color(own.moved(awayFrom: ground) { isSeen(Color($0)) })
  }

  /// Whether what a terminal of that depth shows of two colours has enough contrast; false if it shows
  /// one of its own.
  func isDistinct(from other: Color, atLeast least: Double, depth: ColorDepth) -> Bool {
    guard let own = reduced(to: depth).rgb, let other = other.reduced(to: depth).rgb else {
      return false
    }
    return own.contrast(with: other) >= least
  }
}
