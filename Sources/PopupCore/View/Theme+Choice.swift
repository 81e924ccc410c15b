extension Theme {
  /// - Parameters:
  ///   - name: `.mono` also where the depth is `.none`.
  ///   - ground: the terminal's own colours, on which the even backdrop depends.
  package init(
    _ name: ThemeName, depth: ColorDepth, look: LookOptions, isDestructive: Bool,
    ground: ScreenColors = .dark
  ) {
    guard name != .mono, depth != .none else {
      self = .mono
      return
    }
    let isDark = name == .dark
    if depth == .sixteen {
      self = isDark ? .darkSixteen : .lightSixteen
    } else {
      self = isDark ? Self.dark.filled : Self.light.filled
      let flat = Self.flatBackdrop(isDark: isDark, ground: ground, dim: look.dim)
      let ink = RGB(hex: 0x8A8A90)
      affirmative = button(Self.blue, depth)
      backdrop = Style(Color(flat.rgb.map { ink.readable(on: $0) } ?? ink), on: flat)
    }
    hasShadow = hasShadow && look.hasShadow
    let red = depth == .sixteen ? Color.indexed(isDark ? 9 : 1) : Color(hex: 0xD70015)
    if isDestructive { affirmative = button(red, depth) }
    if let color = look.accent {
      // It has to be seen on the box as well.
      accent.foreground = ink(color, depth, atLeast: RGB.leastContrast)
      if !isDestructive { affirmative = button(color, depth) }
    }
    if let color = look.negativeColor { negative = button(color, depth) }
    if let color = look.affirmativeColor { affirmative = button(color, depth) }
  }

  /// A button in a colour that was asked for.
  private func button(_ color: Color, _ depth: ColorDepth) -> ButtonColors {
    guard depth == .sixteen else {
      return .filled(color, on: box.background, depth: depth)
    }
    let fill = ink(color, depth, atLeast: RGB.leastShapeContrast)
    return .outlined(
      fill, label: ink(color, depth, atLeast: RGB.leastContrast), fill: fill, on: box.background)
  }

  /// A colour as ink on the box: moved until it can be seen; among sixteen colours the box's own ink
  /// where it could not.
  private func ink(_ color: Color, _ depth: ColorDepth, atLeast least: Double) -> Color {
    guard depth == .sixteen else {
      return color.distinct(from: box.background, atLeast: least, depth: depth)
    }
    guard case .indexed(let index) = color.reduced(to: depth), let ground = box.background.rgb,
      Palette.rgb(index).contrast(with: ground) >= least
    else { return box.foreground }
    return .indexed(index)
  }

  /// Darkened as a screen behind would be. A dark box stands out from a grey of middle brightness
  /// alone; on a light terminal nothing near black appears.
  private static func flatBackdrop(isDark: Bool, ground: ScreenColors, dim: Int) -> Color {
    let isLight = ground.background.luminance > 0.4
    let grey: UInt32 = isLight ? 0xC8C8CC : isDark ? 0xA2A2A8 : 0x26272B
    return Color(hex: grey).mixed(with: Color(hex: 0), dim)
  }
}

extension ThemeName {
  /// The theme on a terminal whose ground may be known: dark only where it is known to be dark.
  func resolved(on ground: ScreenColors?) -> ThemeName {
    guard self == .automatic else { return self }
    return ground.map { $0.background.luminance < 0.2 } ?? false ? .dark : .light
  }
}
