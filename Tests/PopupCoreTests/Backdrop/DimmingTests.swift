import Testing

@testable import PopupCore

@Suite("Dimming of the backdrop")
struct DimmingTests {
  private let flat = Style(.indexed(8), on: .default)

  private func dimmed(
    _ style: Style, by dim: Int = 300, colors: ScreenColors = .dark,
    depth: ColorDepth = .trueColor
  ) -> Style {
    var frame = Frame(Size(columns: 2, rows: 1))
    frame.put(Cluster("x"), column: 0, row: 0, style: style)
    frame = frame.dimmed(by: dim, colors: colors, depth: depth, flat: flat)
    return frame[0, 0].style
  }

  @Test("dimming fades text into its background and darkens both")
  func usual() {
    // (200, 100, 0) mixed with 45 % of (100, 100, 100) is (155, 100, 45).
    #expect(
      dimmed(Style(.rgb(200, 100, 0), on: .rgb(100, 100, 100)))
        == Style(.rgb(109, 70, 32), on: .rgb(70, 70, 70)))
  }

  @Test("dimming takes default colors from the terminal if it reported them")
  func defaults() {
    #expect(dimmed(Style()) == Style(.rgb(89, 90, 90), on: .rgb(20, 22, 23)))
    #expect(dimmed(Style(), colors: .light).background == .rgb(179, 179, 179))
  }

  @Test("dimming swaps reversed colors and keeps only italic and strikethrough")
  func attributes() {
    let plain = Style(.rgb(10, 20, 30), on: .rgb(200, 210, 220))
    let reversed = Style(
      plain.background, on: plain.foreground, [.reverse, .bold, .underline, .italic])
    let expected = dimmed(plain)
    #expect(dimmed(reversed) == Style(expected.foreground, on: expected.background, .italic))
  }

  @Test("dimming by 0 changes nothing, by 1000 gives black")
  func extremes() {
    let style = Style(.indexed(3), on: .default, [.bold, .reverse])
    #expect(dimmed(style, by: 0) == style)
    #expect(dimmed(style, by: 1000) == Style(on: .rgb(0, 0, 0)))
  }

  @Test("dimming never makes a color lighter")
  func monotonic() {
    var last: (ink: Int, ground: Int) = (.max, .max)
    for dim in stride(from: 1, to: 1000, by: 37) {
      let style = dimmed(Style(.rgb(200, 200, 200), on: .rgb(60, 60, 60)), by: dim)
      let ink = Int(style.foreground.components?.red ?? 255)
      let ground = Int(style.background.components?.red ?? 255)
      #expect(ink <= last.ink && ground <= last.ground && ink >= ground)
      last = (ink, ground)
    }
  }

  @Test("dimming with 16 colors makes all text gray, without colors blank")
  func fewColors() {
    #expect(dimmed(Style(.indexed(1), on: .indexed(4), .bold), depth: .sixteen) == flat)
    var frame = Frame(Size(columns: 1, rows: 1))
    frame.put(Cluster("x"), column: 0, row: 0, style: Style())
    let blank = frame.dimmed(by: 300, colors: .dark, depth: .none, flat: Style())
    #expect(blank[0, 0] == .blank(Style()))
  }

  @Test("no dimmed named color vanishes on black", arguments: UInt8(1)..<16)
  func named(index: UInt8) throws {
    let style = dimmed(Style(.indexed(index), on: .default))
    let ink = try #require(style.foreground.components)
    #expect(ink.contrast(with: RGB(hex: 0)) > 1.3)
  }

  @Test(
    "COLORFGBG chooses between light and dark default colors",
    arguments: [
      ("0;15", true), ("0;default;15", true), ("0;7", true), ("15;0", false), ("15;8", false),
      ("default;default", false), ("", false), (";;", false),
    ])
  func hint(value: String, isLight: Bool) {
    let colors = ScreenColors(
      Environment { $0.description == "COLORFGBG" ? Array(value.utf8) : nil })
    #expect(colors == (isLight ? .light : .dark))
  }
}
