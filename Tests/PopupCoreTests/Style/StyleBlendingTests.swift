import TestSupport
import Testing

@testable import PopupCore

@Suite("Blending of styles")
struct StyleBlendingTests {
  private let box = Style(Color(hex: 0x55555A), on: Color(hex: 0xFFFFFF))

  @Test("a color made readable has enough contrast on any background")
  func readable() {
    var random = SplitMix(seed: 11)
    for _ in 0..<1000 {
      let color = RGB(hex: UInt32(random.below(0x100_0000)))
      let background = RGB(hex: UInt32(random.below(0x100_0000)))
      let readable = color.readable(on: background)
      #expect(readable.contrast(with: background) >= RGB.minimumContrast)
      if color.contrast(with: background) >= RGB.minimumContrast { #expect(readable == color) }
    }
  }

  @Test(
    "a message's own colors are readable on the box",
    arguments: [Color.indexed(11), .indexed(15), Color(hex: 0xFFFF00), .indexed(231)])
  func ownColor(color: Color) throws {
    let style = Style(color).resolved(on: box, depth: .trueColor)
    let (ink, ground) = (try #require(style.foreground.rgb), try #require(style.background.rgb))
    #expect(ink.contrast(with: ground) >= RGB.minimumContrast)
    #expect(style.background == box.background)
  }

  @Test("a message's default colors are those of the box")
  func open() {
    #expect(Style().resolved(on: box, depth: .trueColor) == box)
    #expect(
      Style(.default, on: .default, .underline).resolved(on: box, depth: .trueColor)
        == Style(box.foreground, on: box.background, .underline))
  }

  @Test("reversed text swaps the colors of the box")
  func reverse() {
    let reversed = Style(.default, on: .default, .reverse)
    #expect(
      reversed.resolved(on: box, depth: .trueColor) == Style(box.background, on: box.foreground))
    #expect(reversed.resolved(on: Style(), depth: .none) == reversed)
  }

  @Test("a shadow darkens colors and keeps default ones")
  func darkened() {
    let style = Style(Color(hex: 0xC86432), on: .default, .bold).darkened(500)
    #expect(style == Style(Color(hex: 0x643219), on: .default, .bold))
  }
}
