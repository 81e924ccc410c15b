/// xterm's 256 colors: 16 named, a cube of six levels, a ramp of 24 grays.
enum Palette {
  /// The named colors as xterm draws them by default.
  private static func named(_ index: UInt8) -> RGB {
    let value: UInt32 =
      switch index {
      case 0: 0x000000
      case 1: 0xCD0000
      case 2: 0x00CD00
      case 3: 0xCDCD00
      case 4: 0x0000EE
      case 5: 0xCD00CD
      case 6: 0x00CDCD
      case 7: 0xE5E5E5
      case 8: 0x7F7F7F
      case 9: 0xFF0000
      case 10: 0x00FF00
      case 11: 0xFFFF00
      case 12: 0x5C5CFF
      case 13: 0xFF00FF
      case 14: 0x00FFFF
      default: 0xFFFFFF
      }
    return RGB(hex: value)
  }

  private static func level(_ step: Int) -> UInt8 {
    step == 0 ? 0 : UInt8(clamping: 55 + 40 * step)
  }

  /// The components of a palette entry.
  static func rgb(_ index: UInt8) -> RGB {
    if index < 16 { return named(index) }
    if index < 232 {
      let cube = Int(index) - 16
      return RGB(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
    }
    let gray = 8 + 10 * (index - 232)
    return RGB(red: gray, green: gray, blue: gray)
  }

  /// The nearest color of the cube and the gray ramp, as a palette index. Leaves out the named
  /// colors, since users change their shades.
  static func nearest256(_ color: RGB) -> UInt8 {
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let cube =
      16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = 232 + min(23, max(0, (mean - 3) / 10))
    let cubeIndex = UInt8(clamping: cube)
    let grayIndex = UInt8(clamping: gray)
    return distance(rgb(grayIndex), color) < distance(rgb(cubeIndex), color) ? grayIndex : cubeIndex
  }

  /// The nearest of the 16 named colors in xterm's default shades, as a palette index.
  static func nearest16(_ color: RGB) -> UInt8 {
    var best: UInt8 = 0
    for index in UInt8(1)..<16 where distance(named(index), color) < distance(named(best), color) {
      best = index
    }
    return best
  }

  /// A squared distance, weighted by how the eye perceives each component.
  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
