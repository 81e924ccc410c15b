/// A color in the form that is sent to a terminal of some color depth.
enum ReducedColor: Equatable {
  case none
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// Its components, by xterm's palette for an indexed color; nil for the default.
  var rgb: RGB? {
    switch self {
    case .none: nil
    case .indexed(let index): Palette.rgb(index)
    case .rgb(let red, let green, let blue): RGB(red: red, green: green, blue: blue)
    }
  }
}

extension Color {
  /// The nearest color that a terminal of a given depth can show.
  func reduced(to depth: ColorDepth) -> ReducedColor {
    if isDefault || depth == .none { return .none }
    if let rgb = components {
      switch depth {
      case .none: return .none
      case .eight: return .indexed(Self.dark(Palette.nearest16(rgb)))
      case .sixteen: return .indexed(Palette.nearest16(rgb))
      case .indexed256: return .indexed(Palette.nearest256(rgb))
      case .trueColor: return .rgb(rgb.red, rgb.green, rgb.blue)
      }
    }
    guard let index else { return .none }
    guard depth.isPalette else { return .indexed(index) }
    let nearest = index > 15 ? Palette.nearest16(Palette.rgb(index)) : index
    return .indexed(depth == .eight ? Self.dark(nearest) : nearest)
  }

  /// The one of the first eight colors with the same hue as one of the sixteen.
  private static func dark(_ index: UInt8) -> UInt8 { index & 7 }

  /// Its components, by xterm's palette for an indexed color; nil for the default.
  package var rgb: RGB? { components ?? index.map(Palette.rgb) }
}
