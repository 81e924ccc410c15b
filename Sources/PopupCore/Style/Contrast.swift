extension RGB {
  /// Relative luminance (WCAG 2), 0...1.
  package var luminance: Double {
    // A cubic through sRGB's transfer curve, within 0.002 of it: the curve itself needs pow().
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

  /// The least contrast that text needs (WCAG 2, level AA).
  static let leastContrast = 4.5

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
