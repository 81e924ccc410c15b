import TestSupport
import Testing

@testable import PopupCore

@Suite("Palette and color depth")
struct PaletteTests {
  @Test("each of the 240 fixed colors is its own nearest one")
  func roundTrip() {
    for index in UInt8(16)...255 {
      let color = Palette.rgb(index)
      // The cube's grays take precedence over equal ones of the ramp.
      #expect(Palette.rgb(Palette.nearest256(color)) == color, "\(index)")
    }
  }

  @Test("each of the 16 named colors is its own nearest one of 16", arguments: UInt8(0)..<16)
  func named(index: UInt8) {
    #expect(Palette.nearest16(Palette.rgb(index)) == index)
  }

  @Test("the nearest of 256 colors is never a named one, and no other is much nearer")
  func nearest() {
    func distance(_ one: RGB, _ other: RGB) -> Int {
      let parts = [
        (one.red, other.red, 3), (one.green, other.green, 4), (one.blue, other.blue, 2),
      ]
      return parts.map { part in
        let difference = Int(part.0) - Int(part.1)
        return part.2 * difference * difference
      }.reduce(0, +)
    }
    var random = SplitMix(seed: 7)
    for _ in 0..<500 {
      let color = RGB(hex: UInt32(random.below(0x100_0000)))
      let index = Palette.nearest256(color)
      #expect(index >= 16)
      let best = (UInt8(16)...255).map { distance(Palette.rgb($0), color) }.min() ?? 0
      #expect(distance(Palette.rgb(index), color) <= best + best / 4 + 300, "\(color)")
    }
  }

  @Test(
    "indexed colors have the components of xterm's palette",
    arguments: [
      (16, 0x000000), (17, 0x00005F), (21, 0x0000FF), (196, 0xFF0000), (231, 0xFFFFFF),
      (232, 0x080808), (244, 0x808080), (255, 0xEEEEEE), (9, 0xFF0000), (15, 0xFFFFFF),
    ] as [(UInt8, UInt32)])
  func palette(index: UInt8, hex: UInt32) { #expect(Palette.rgb(index) == RGB(hex: hex)) }

  static let reductions: [(Color, ColorDepth, ReducedColor)] = [
    (.default, .trueColor, .none), (.default, .sixteen, .none),
    (Color(hex: 0x123456), .none, .none), (.indexed(200), .none, .none),
    (Color(hex: 0x0A84FF), .trueColor, .rgb(0x0A, 0x84, 0xFF)),
    (Color(hex: 0xFF0000), .indexed256, .indexed(196)),
    (Color(hex: 0xFF0000), .sixteen, .indexed(9)),
    (.indexed(200), .trueColor, .indexed(200)), (.indexed(200), .indexed256, .indexed(200)),
    (.indexed(196), .sixteen, .indexed(9)), (.indexed(3), .sixteen, .indexed(3)),
    (.indexed(244), .sixteen, .indexed(8)),
    (Color(hex: 0xFF0000), .eight, .indexed(1)), (.indexed(14), .eight, .indexed(6)),
    (.indexed(196), .eight, .indexed(1)), (.indexed(3), .eight, .indexed(3)),
    (.indexed(255), .eight, .indexed(7)), (.default, .eight, .none),
  ]

  @Test("a color is reduced to the terminal's color depth", arguments: reductions)
  func reduction(color: Color, depth: ColorDepth, expected: ReducedColor) {
    #expect(color.reduced(to: depth) == expected)
  }

  @Test(
    "contrast follows WCAG 2",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0x0066E8, 0xFFFFFF, 5.2),
      (0xFF0000, 0x000000, 5.25),
    ] as [(UInt32, UInt32, Double)])
  func contrast(one: UInt32, other: UInt32, expected: Double) {
    let contrast = RGB(hex: one).contrast(with: RGB(hex: other))
    #expect(abs(contrast - expected) < expected / 30, "\(contrast)")
    #expect(RGB(hex: other).contrast(with: RGB(hex: one)) == contrast)
  }
}
