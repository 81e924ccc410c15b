import TestSupport
import Testing

@testable import PopupCore

@Suite("Theme")
struct ThemeTests {
  private static func theme(
    _ name: ThemeName, _ depth: ColorDepth, isDestructive: Bool = false,
    look: LookOptions = LookOptions()
  ) -> Theme {
    Theme(name, depth: depth, look: look, isDestructive: isDestructive)
  }

  /// Every style in which text is written, by name.
  private static func texts(of theme: Theme) -> [(String, Style)] {
    var texts = [
      ("message", theme.box), ("title", theme.title), ("hint", theme.hint),
      ("field", theme.field(isFocused: false)), ("focused field", theme.field(isFocused: true)),
    ]
    for role in ButtonRole.allCases {
      texts.append(("\(role)", theme.button(role, isEnabled: true, isFocused: false)))
      texts.append(("\(role), focused", theme.button(role, isEnabled: true, isFocused: true)))
      texts.append(("\(role), disabled", theme.button(role, isEnabled: false, isFocused: false)))
    }
    return texts
  }

  private static func contrast(of style: Style, _ depth: ColorDepth) -> Double {
    guard let ink = style.foreground.reduced(to: depth).rgb,
      let ground = style.background.reduced(to: depth).rgb
    else { return 0 }
    return ink.contrast(with: ground)
  }

  @Test(
    "every text can be read on its background", arguments: [ThemeName.light, .dark],
    [ColorDepth.trueColor, .indexed256])
  func readable(name: ThemeName, depth: ColorDepth) {
    for isDestructive in [false, true] {
      let theme = Self.theme(name, depth, isDestructive: isDestructive)
      for (text, style) in Self.texts(of: theme) + [("accent", theme.accent)] {
        let contrast = Self.contrast(of: style, depth)
        #expect(contrast >= RGB.leastContrast, "\(text): \(contrast)")
      }
      // A dot is no text: 3 is what WCAG asks of it.
      #expect(Self.contrast(of: theme.badge, depth) >= 3)
    }
  }

  /// Named ones, the cube's corners and middles, greys, and colours at random.
  static let colors: [Color] = {
    var random = SplitMix(seed: 3)
    return (0..<256).map { Color.indexed(UInt8($0)) }
      + (0..<200).map { _ in Color(hex: UInt32(random.below(0x100_0000))) }
  }()

  @Test(
    "a button of any colour has a label that can be read",
    arguments: [ColorDepth.trueColor, .indexed256])
  func askedColors(depth: ColorDepth) {
    for color in Self.colors {
      var look = LookOptions()
      (look.accent, look.negativeColor, look.affirmativeColor) = (color, color, color)
      for name in [ThemeName.light, .dark] {
        let theme = Self.theme(name, depth, look: look)
        for (text, style) in Self.texts(of: theme) {
          let contrast = Self.contrast(of: style, depth)
          #expect(contrast >= RGB.leastContrast, "\(text) in \(color) on \(name): \(contrast)")
        }
      }
    }
  }

  @Test(
    "black or white, whichever reads better",
    arguments: [(0xFFFF00, 0), (0x000080, 0xFFFFFF), (0xD70015, 0xFFFFFF), (0x34C759, 0)]
      as [(UInt32, UInt32)])
  func blackOrWhite(fill: UInt32, text: UInt32) {
    let button = Theme.fill(Color(hex: fill), depth: .trueColor)
    #expect(button.rest == Style(Color(hex: text), on: Color(hex: fill)))
  }

  @Test("what destroys something is red, whatever the accent; only its own colour changes that")
  func destructive() {
    var look = LookOptions()
    look.accent = Color(hex: 0x00FF00)
    let red = Self.theme(.light, .trueColor, isDestructive: true, look: look)
    #expect(red.affirmative.rest.background == Color(hex: 0xD70015))
    look.affirmativeColor = Color(hex: 0x8000FF)
    let own = Self.theme(.light, .trueColor, isDestructive: true, look: look)
    #expect(own.affirmative.rest.background == Color(hex: 0x8000FF))
  }

  @Test(
    "sixteen colours: text and its background are never the same one",
    arguments: [ThemeName.light, .dark])
  func sixteen(name: ThemeName) {
    for (text, style) in Self.texts(of: Self.theme(name, .sixteen)) {
      #expect(style.foreground != style.background, "\(text)")
      #expect(Self.contrast(of: style, .sixteen) >= 3, "\(text)")
    }
  }

  @Test("mono has no colour at all, and tells focused, plain and disabled buttons apart")
  func mono() {
    for theme in [Self.theme(.mono, .trueColor), Self.theme(.dark, .none)] {
      for (text, style) in Self.texts(of: theme) {
        #expect(style.foreground.isDefault && style.background.isDefault, "\(text)")
      }
      let styles = [
        theme.button(.affirmative, isEnabled: true, isFocused: true),
        theme.button(.affirmative, isEnabled: true, isFocused: false),
        theme.button(.affirmative, isEnabled: false, isFocused: false),
      ]
      #expect(styles[0] != styles[1] && styles[1] != styles[2] && styles[0] != styles[2])
      #expect(theme.shadow == nil && !theme.hasColors)
    }
  }

  @Test("the backdrop grows darker with --dim, and is black at 1")
  func dim() {
    var look = LookOptions()
    var last = 1.0
    for dim in [0, 300, 600, 1000] {
      look.dim = dim
      let luminance =
        Self.theme(.light, .trueColor, look: look).backdrop.background.rgb?.luminance ?? 1
      #expect(luminance < last)
      last = luminance
    }
    #expect(last == 0)
  }
}
