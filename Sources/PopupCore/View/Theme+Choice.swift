extension Theme {
  /// - Parameters:
  ///   - name: replaced by `.mono` if the depth is `.none`.
  ///   - screenColors: the terminal's default colors, on which the flat backdrop depends.
  package init(
    _ name: ThemeName, depth: ColorDepth, look: LookOptions, isDestructive: Bool,
    screenColors: ScreenColors = .dark
  ) {
    guard name != .mono, depth != .none else {
      self = .mono
      return
    }
    let isDark = name == .dark
    if depth.isPalette {
      self = isDark ? .darkPalette(depth) : .lightPalette(depth)
    } else {
      self = isDark ? Self.dark.filled : Self.light.filled
      let flat = Self.flatBackdrop(on: screenColors, dim: look.dim)
      let ink = RGB(hex: 0x8A8A90)
      affirmative = button(Self.blue, depth)
      // A fill that stands out from the backdrop needs no line around it.
      if box.background.isDistinct(from: flat, atLeast: RGB.minimumShapeContrast, depth: depth) {
        edge = box.background
      }
      backdrop = Style(Color(flat.rgb.map { ink.readable(on: $0) } ?? ink), on: flat)
    }
    hasShadow = hasShadow && look.hasShadow
    let red = depth.isPalette ? Color.indexed(isDark ? 9 : 1) : Color(hex: 0xD70015)
    if isDestructive { affirmative = button(red, depth) }
    if let color = look.accent {
      // The accent must be readable on the box as well.
      accent.foreground = ink(color, depth, atLeast: RGB.minimumContrast)
      if !isDestructive { affirmative = button(color, depth) }
    }
    if let color = look.negativeColor { negative = button(color, depth) }
    if let color = look.affirmativeColor { affirmative = button(color, depth) }
  }

  /// A button in a color, filled or outlined as the color depth requires.
  private func button(_ color: Color, _ depth: ColorDepth) -> ButtonColors {
    guard depth.isPalette else {
      return .filled(color, on: box.background, depth: depth)
    }
    let fill = ink(color, depth, atLeast: RGB.minimumShapeContrast)
    return .outlined(
      fill, label: ink(color, depth, atLeast: RGB.minimumContrast), fill: fill, on: box.background)
  }

  /// A color as a foreground on the box, moved until it is distinct. Palette colors cannot be
  /// moved: the box's foreground replaces one that is not distinct.
  private func ink(_ color: Color, _ depth: ColorDepth, atLeast least: Double) -> Color {
    guard depth.isPalette else {
      return color.distinct(from: box.background, atLeast: least, depth: depth)
    }
    guard case .indexed(let index) = color.reduced(to: depth), let ground = box.background.rgb,
      Palette.rgb(index).contrast(with: ground) >= least
    else { return box.foreground }
    return .indexed(index)
  }

  /// A muted shade that suits the terminal's background, darkened like a captured screen.
  private static func flatBackdrop(on colors: ScreenColors, dim: Int) -> Color {
    let isLight = colors.background.luminance > 0.4
    return Color(hex: isLight ? 0xC8C8CC : 0x26272B).mixed(with: Color(hex: 0), dim)
  }
}

extension ThemeName {
  /// Resolves `automatic`: dark only if the terminal's background is known to be dark.
  func resolved(on colors: ScreenColors?) -> ThemeName {
    guard self == .automatic else { return self }
    return colors.map { $0.background.luminance < 0.2 } ?? false ? .dark : .light
  }
}
