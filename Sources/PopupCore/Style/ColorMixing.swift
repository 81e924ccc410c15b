extension RGB {
  /// A mix of two colors.
  ///
  /// - Parameter amount: the share of the other color, in thousandths.
  package func mixed(with other: RGB, _ amount: Int) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: (Int(one) * (1000 - amount) + Int(two) * amount + 500) / 1000)
    }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}

extension Color {
  /// A 24-bit color.
  package init(_ rgb: RGB) { self = .rgb(rgb.red, rgb.green, rgb.blue) }

  /// A mix with another color, `amount` of it in thousandths. If either is a default color, whose
  /// components are unknown, the color is unchanged.
  package func mixed(with other: Color, _ amount: Int) -> Color {
    guard let one = rgb, let two = other.rgb else { return self }
    return Color(one.mixed(with: two, amount))
  }
}
