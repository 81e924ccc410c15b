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

  /// Every style of text, by name, with the contrast that it needs.
  private static func texts(of theme: Theme) -> [(String, Style, Double)] {
    let text = RGB.minimumContrast
    var texts = [
      ("message", theme.box, text), ("title", theme.title, text), ("hint", theme.hint, text),
      ("code", theme.code, text), ("accent", theme.accent, text), ("keys", theme.backdrop, text),
      ("field", theme.field(isFocused: false), text),
      ("focused field", theme.field(isFocused: true), text),
      // A dot and a bar are not text.
      ("badge", theme.badge, 3), ("scrollbar", theme.thumb, 3),
    ]
    for role in ButtonRole.allCases {
      texts.append(("\(role)", theme.button(role, isEnabled: true, isFocused: false), text))
      texts.append(("\(role), focused", theme.button(role, isEnabled: true, isFocused: true), text))
      texts.append(
        ("\(role), disabled", theme.button(role, isEnabled: false, isFocused: false), 3))
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
    "every text is readable on its background", arguments: [ThemeName.light, .dark],
    [ColorDepth.trueColor, .indexed256, .sixteen, .eight])
  func readable(name: ThemeName, depth: ColorDepth) {
    for isDestructive in [false, true] {
      let theme = Self.theme(name, depth, isDestructive: isDestructive)
      for (text, style, least) in Self.texts(of: theme) where !style.background.isDefault {
        let contrast = Self.contrast(of: style, depth)
        #expect(contrast >= least, "\(text): \(contrast)")
      }
    }
  }

  @Test(
    "every shape that matters stands out", arguments: [ThemeName.light, .dark],
    [ColorDepth.trueColor, .indexed256, .sixteen, .eight])
  func shapes(name: ThemeName, depth: ColorDepth) throws {
    for isDestructive in [false, true] {
      let theme = Self.theme(name, depth, isDestructive: isDestructive)
      if !theme.backdrop.background.isDefault {
        // A filled edge has the box's color; a line has the box on one side.
        let isFilled = theme.edge == theme.box.background
        let grounds = [theme.backdrop.background] + (isFilled ? [] : [theme.box.background])
        for ground in grounds where !ground.isDefault {
          #expect(Self.contrast(of: Style(theme.edge, on: ground), depth) >= 3, "edge")
        }
      }
      for role in ButtonRole.allCases {
        let colors = theme.colors(of: role, isEnabled: true)
        if let edge = colors.edge {
          #expect(Self.contrast(of: Style(edge, on: theme.box.background), depth) >= 3, "\(role)")
        }
      }
      let fill = Style(theme.affirmative.focused.background, on: theme.box.background)
      #expect(Self.contrast(of: fill, depth) >= 3, "what is pressed by Enter")
      #expect(theme.field.attributes.contains(.underline))
    }
  }

  @Test(
    "a disabled button is paler than one at rest", arguments: [ThemeName.light, .dark],
    [ColorDepth.trueColor, .indexed256, .sixteen, .eight])
  func disabled(name: ThemeName, depth: ColorDepth) {
    let theme = Self.theme(name, depth)
    let disabled = Self.contrast(of: theme.disabled.rest, depth)
    for role in ButtonRole.allCases {
      let rest = theme.button(role, isEnabled: true, isFocused: false)
      // Eight colors have no dark gray.
      let isFaint = depth == .eight && theme.disabled.rest.attributes.contains(.faint)
      #expect(isFaint || Self.contrast(of: rest, depth) >= 1.3 * disabled, "\(role)")
      #expect(theme.disabled.edge == nil)
    }
  }

  @Test(
    "in 8 and 16 colors only the focused button is filled",
    arguments: [ThemeName.light, .dark], [ColorDepth.eight, .sixteen])
  func onlyFocusIsFilled(name: ThemeName, depth: ColorDepth) {
    for isDestructive in [false, true] {
      let theme = Self.theme(name, depth, isDestructive: isDestructive)
      for role in ButtonRole.allCases {
        let colors = theme.colors(of: role, isEnabled: true)
        #expect(colors.rest.background == theme.box.background && colors.edge != nil)
        #expect(colors.focused.background != theme.box.background)
      }
      #expect(theme.affirmative.edge != theme.negative.edge)
    }
  }

  @Test("every background exists on a terminal with 8 colors")
  func eightColors() {
    for name in [ThemeName.light, .dark] {
      for (text, style, _) in Self.texts(of: Self.theme(name, .sixteen)) {
        #expect((style.background.index ?? 0) < 8, "\(text)")
      }
      for (text, style, _) in Self.texts(of: Self.theme(name, .eight)) {
        let ink = style.foreground.reduced(to: .eight)
        #expect(ink != style.background.reduced(to: .eight), "\(text)")
      }
    }
  }

  @Test("an accent equal to the box color is changed until it stands out")
  func accentOfBox() throws {
    for name in [ThemeName.light, .dark] {
      for depth in [ColorDepth.trueColor, .indexed256, .sixteen, .eight] {
        var look = LookOptions()
        look.accent = Self.theme(name, depth).box.background
        let theme = Self.theme(name, depth, look: look)
        let fill = Style(theme.affirmative.focused.background, on: theme.box.background)
        #expect(Self.contrast(of: fill, depth) >= 3, "\(name), \(depth)")
        #expect(Self.contrast(of: theme.accent, depth) >= RGB.minimumContrast)
      }
    }
  }

  @Test("code has a background slightly different from the box")
  func code() throws {
    for name in [ThemeName.light, .dark] {
      let theme = Self.theme(name, .trueColor)
      let chip = Style(theme.code.background, on: theme.box.background)
      #expect((1.1...1.6).contains(Self.contrast(of: chip, .trueColor)))
    }
  }

  @Test("the light theme draws nothing near black")
  func lightGround() throws {
    for name in [ThemeName.light, .dark] {
      let theme = Theme(
        name, depth: .trueColor, look: LookOptions(), isDestructive: false, screenColors: .light)
      #expect(try #require(theme.backdrop.background.rgb).luminance > 0.2)
      let edge = Style(theme.edge, on: theme.backdrop.background)
      #expect(Self.contrast(of: edge, .trueColor) >= 3)
    }
  }

  @Test("the automatic theme is dark only on a background known to be dark")
  func automatic() {
    #expect(ThemeName.automatic.resolved(on: nil) == .light)
    #expect(ThemeName.automatic.resolved(on: .light) == .light)
    #expect(ThemeName.automatic.resolved(on: .dark) == .dark)
    #expect(ThemeName.light.resolved(on: .dark) == .light)
  }

  /// The named colors, the cube's corners and middles, grays, and random colors.
  static let colors: [Color] = {
    var random = SplitMix(seed: 3)
    return (0..<256).map { Color.indexed(UInt8($0)) }
      + (0..<200).map { _ in Color(hex: UInt32(random.below(0x100_0000))) }
  }()

  @Test(
    "a button of any color has a readable label",
    arguments: [ColorDepth.trueColor, .indexed256])
  func askedColors(depth: ColorDepth) {
    for color in Self.colors {
      var look = LookOptions()
      (look.accent, look.negativeColor, look.affirmativeColor) = (color, color, color)
      for name in [ThemeName.light, .dark] {
        let theme = Self.theme(name, depth, look: look)
        for (text, style, least) in Self.texts(of: theme) {
          let contrast = Self.contrast(of: style, depth)
          #expect(contrast >= least, "\(text) in \(color) on \(name): \(contrast)")
        }
      }
    }
  }

  @Test(
    "a label is black or white, whichever has more contrast",
    arguments: [(0xFFFF00, 0), (0x000080, 0xFFFFFF), (0xD70015, 0xFFFFFF), (0x34C759, 0)]
      as [(UInt32, UInt32)])
  func blackOrWhite(fill: UInt32, text: UInt32) {
    // On a box of this color the fill is distinct, so it is not changed.
    let box = Color(hex: fill == 0xFFFF00 || fill == 0x34C759 ? 0 : 0xFFFFFF)
    let button = ButtonColors.filled(Color(hex: fill), on: box, depth: .trueColor)
    #expect(button.rest == Style(Color(hex: text), on: Color(hex: fill)))
  }

  @Test("a destructive button is red with any accent color, unless it has its own color")
  func destructive() {
    var look = LookOptions()
    look.accent = Color(hex: 0x00FF00)
    let red = Self.theme(.light, .trueColor, isDestructive: true, look: look)
    #expect(red.affirmative.rest.background == Color(hex: 0xD70015))
    look.affirmativeColor = Color(hex: 0x8000FF)
    let own = Self.theme(.light, .trueColor, isDestructive: true, look: look)
    #expect(own.affirmative.rest.background == Color(hex: 0x8000FF))
  }

  @Test("mono has no color, and distinguishes focused, plain and disabled buttons")
  func mono() {
    for theme in [Self.theme(.mono, .trueColor), Self.theme(.dark, .none)] {
      for (text, style, _) in Self.texts(of: theme) {
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

@Suite("Automatic theme")
struct AutomaticThemeTests {
  private static func dialog(_ variables: [String: String]) throws -> Dialog {
    var spec = try #require(try PopupCoreTests.spec(["m"]))
    spec.look.theme = .automatic
    var capabilities = TerminalCapabilities.soft
    if let colors = variables["COLORFGBG"] {
      capabilities.knowsScreenColors = true
      capabilities.screenColors = colors.hasSuffix("0") ? .dark : .light
    }
    return Dialog(spec, capabilities, on: Size(columns: 80, rows: 24), texts: [], now: 0)
  }

  @Test("the automatic theme follows COLORFGBG, and is light without it")
  func variable() throws {
    #expect(try Self.dialog(["COLORFGBG": "15;0"]).theme.box == Theme.dark.filled.box)
    #expect(try Self.dialog(["COLORFGBG": "0;15"]).theme.box == Theme.light.filled.box)
    #expect(try Self.dialog([:]).theme.box == Theme.light.filled.box)
  }

  @Test("the automatic theme follows the colors that the terminal reports with its screen")
  func answer() throws {
    let dialog = try Self.dialog([:])
    let rows = Array(repeating: "a", count: 24).joined(separator: "\n")
    var screen = try #require(
      CapturedScreen(Array(rows.utf8), size: Size(columns: 80, rows: 24)))
    screen.colors = .dark
    dialog.lay(over: screen, texts: [])
    #expect(dialog.theme.box == Theme.dark.filled.box)
  }
}
