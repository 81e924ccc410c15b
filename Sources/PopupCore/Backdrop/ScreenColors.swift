/// A terminal's default foreground and background.
package struct ScreenColors: Equatable, Sendable {
  package var foreground: RGB
  package var background: RGB

  package init(foreground: RGB, background: RGB) {
    self.foreground = foreground
    self.background = background
  }

  /// Assumed if the terminal's colors are unknown. The background is not quite black, as in most
  /// dark themes, so that a shadow is visible on it.
  package static let dark = ScreenColors(
    foreground: RGB(hex: 0xD0D0D0), background: RGB(hex: 0x1D1F21))
  package static let light = ScreenColors(
    foreground: RGB(hex: 0x202020), background: RGB(hex: 0xFFFFFF))

  /// Parses COLORFGBG, which rxvt and Konsole set: after its last `;` is the background's palette
  /// index.
  package init(_ environment: Environment) {
    guard let colors = environment.value("COLORFGBG") else {
      self = .dark
      return
    }
    let fields = colors.split(separator: Byte.semicolon)
    switch fields.last.map({ String(decoding: $0, as: UTF8.self) }) {
    case "7", "9", "10", "11", "12", "13", "14", "15": self = .light
    default: self = .dark
    }
  }

  /// The components of a color on the screen; nil for a default one.
  ///
  /// Users choose the sixteen named colors, so their shades here are guesses, softer than xterm's
  /// as in most current terminals: xterm's blue would vanish on black when darkened.
  func shade(of color: Color) -> RGB? {
    guard let index = color.index, index < 16 else { return color.rgb }
    let value: UInt32 =
      switch index {
      case 0: 0x000000
      case 1: 0xCC3333
      case 2: 0x1FB85C
      case 3: 0xC8B42E
      case 4: 0x2F74D0
      case 5: 0xB84FBE
      case 6: 0x1FA9C4
      case 7: 0xD8D8D8
      case 8: 0x707070
      case 9: 0xF05555
      case 10: 0x35D68A
      case 11: 0xF0E04A
      case 12: 0x4C95F0
      case 13: 0xD676D8
      case 14: 0x3CC8DE
      default: 0xF5F5F5
      }
    return RGB(hex: value)
  }
}
