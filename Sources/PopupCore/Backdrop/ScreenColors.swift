/// A terminal's own foreground and background.
package struct ScreenColors: Equatable, Sendable {
  package var foreground: RGB
  package var background: RGB

  package init(foreground: RGB, background: RGB) {
    self.foreground = foreground
    self.background = background
  }

  /// What is assumed where nothing is known.
  package static let dark = ScreenColors(
    foreground: RGB(hex: 0xD0D0D0), background: RGB(hex: 0x000000))
  package static let light = ScreenColors(
    foreground: RGB(hex: 0x202020), background: RGB(hex: 0xFFFFFF))

  /// From COLORFGBG, which rxvt and Konsole set: the background is a palette entry after the last `;`.
  package init(_ environment: Environment) {
    let fields = (environment.value("COLORFGBG") ?? []).split(separator: Byte.semicolon)
    switch fields.last.map({ String(decoding: $0, as: UTF8.self) }) {
    case "7", "9", "10", "11", "12", "13", "14", "15": self = .light
    default: self = .dark
    }
  }
}
