import PopupCore
import TestSupport
import Testing

@Suite("Random command lines")
struct RandomWordsTests {
  static let values: [[UInt8]] =
    [
      "left", "right", "extra", "default", "0", "1.5", "80x24", "50%", "#fff", "-", "--", "", "취소",
      "'",
    ]
    .map(bytes) + [[0xFF], [0x1B, 0x5B], [0xE2, 0x82], [0x00]]

  @Test("random words become a request or a one-line error", arguments: 0..<10)
  func total(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    for _ in 0..<100 {
      let words = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        word(using: &generator)
      }
      let variables = word(using: &generator) + [0x20] + word(using: &generator)
      do throws(UsageError) {
        _ = try ArgumentParser.request(
          arguments: words,
          environment: Environment {
            $0.description == "POPUP_OPTS" && seed % 2 == 0 ? variables : nil
          },
          standardInputIsTerminal: Bool.random(using: &generator))
      } catch {
        #expect(!error.text.isEmpty && !error.text.hasSuffix("; "))
        #expect(error.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      }
    }
  }

  /// An option, cut short at times, with or without a value, or a value alone.
  private func word(using generator: inout SplitMix) -> [UInt8] {
    let value = Self.values.randomElement(using: &generator) ?? []
    let name = OptionID.allCases.randomElement(using: &generator)?.spelling ?? ""
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return value
    case 1: return bytes(name)
    case 2: return bytes(name) + bytes("=") + value
    case 3: return Array(bytes(name).prefix(Int.random(in: 1...9, using: &generator)))
    case 4: return bytes("-") + [UInt8.random(in: 0x20...0xFF, using: &generator)] + value
    default: return bytes("--") + value
    }
  }
}
