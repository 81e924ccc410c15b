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
    if depth.isPalette {
      self = isDark ? .darkPalette(depth) : .lightPalette(depth)
    } else {
      self = isDark ? Self.dark.filled : Self.light.filled
      let flat = Self.flatBackdrop(on: ground, dim: look.dim)
      let ink = RGB(hex: 0x8A8A90)
      affirmative = button(Self.blue, depth)
      // A fill that stands out by itself needs no line around it.
      if box.background.isDistinct(from: flat, atLeast: RGB.leastShapeContrast, depth: depth) {
        edge = box.background
      }
      backdrop = Style(Color(flat.rgb.map { ink.readable(on: $0) } ?? ink), on: flat)
    }
    hasShadow = hasShadow && look.hasShadow
    let red = depth.isPalette ? Color.indexed(isDark ? 9 : 1) : Color(hex: 0xD70015)
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
    guard depth.isPalette else {
      return .filled(color, on: box.background, depth: depth)
    }
    let fill = ink(color, depth, atLeast: RGB.leastShapeContrast)
    return .outlined(
      fill, label: ink(color, depth, atLeast: RGB.leastContrast), fill: fill, on: box.background)
  }

  /// A colour as ink on the box: moved until it can be seen; among the palette's colors the box's own ink
  /// where it could not.
  private func ink(_ color: Color, _ depth: ColorDepth, atLeast least: Double) -> Color {
    guard depth.isPalette else {
      return color.distinct(from: box.background, atLeast: least, depth: depth)
    }
    guard case .indexed(let index) = color.reduced(to: depth), let ground = box.background.rgb,
      Palette.rgb(index).contrast(with: ground) >= least
    else { return box.foreground }
    return .indexed(index)
  }

  /// A quiet shade of the terminal's ground, darkened as a captured screen would be.
  private static func flatBackdrop(on ground: ScreenColors, dim: Int) -> Color {
    let isLight = ground.background.luminance > 0.4
    return Color(hex: isLight ? 0xC8C8CC : 0x26272B).mixed(with: Color(hex: 0), dim)
  }
}

extension ThemeName {
  /// The theme on a terminal whose ground may be known: dark only where it is known to be dark.
  func resolved(on ground: ScreenColors?) -> ThemeName {
    guard self == .automatic else { return self }
    return ground.map { $0.background.luminance < 0.2 } ?? false ? .dark : .light
  }
}
