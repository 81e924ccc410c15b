import Testing

@testable import PopupCore

@Suite("UTF-16 messages")
struct UTF16ConverterTests {
  private func bytes(_ units: [UInt16], bigEndian: Bool) -> [UInt8] {
    ([0xFEFF] + units).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  private func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { UTF16Converter.utf8(of: ByteText($0)) }
  }

  @Test("UTF-16 with a byte order mark is read in either byte order", arguments: [true, false])
  func byteOrders(bigEndian: Bool) {
    let text = "파일 3개를 지웁니다.\r\n😀 ok\n"
    #expect(utf8(bytes(Array(text.utf16), bigEndian: bigEndian)) == Array(text.utf8))
    #expect(utf8(bytes([], bigEndian: bigEndian)) == [])
  }

  @Test("a text without a UTF-16 byte order mark is not converted")
  func otherTexts() {
    for text in [[], [0xFE], [0x68, 0x69], [0xEF, 0xBB, 0xBF, 0x68]] as [[UInt8]] {
      #expect(utf8(text) == nil)
    }
  }

  @Test("a lone surrogate and half a code unit become U+FFFD")
  func malformed() {
    let replacement = Array("\u{FFFD}".utf8)
    let letter: UInt16 = 0x61
    for units in [[0xD83D, letter], [0xDE00, letter]] {
      #expect(utf8(bytes(units, bigEndian: true)) == replacement + [0x61])
    }
    #expect(utf8(bytes([letter, 0xD83D], bigEndian: true)) == [0x61] + replacement)
    #expect(utf8(bytes([letter], bigEndian: false) + [0x62]) == [0x61] + replacement)
    #expect(
      utf8(bytes([0xD83D, 0xD83D, 0xDE00], bigEndian: true)) == replacement + Array("😀".utf8))
  }

  @Test("UTF-16 from a pipe is the same however its bytes are divided into reads")
  func reads() throws {
    let text = "a한😀\n글"
    let all = bytes(Array(text.utf16), bigEndian: false)
    for size in 1...all.count {
      var converter = try #require(
        all.withUnsafeBufferPointer { UTF16Converter(startOf: ByteText($0)) })
      var result: [UInt8] = []
      for start in stride(from: 2, to: all.count, by: size) {
        let end = min(start + size, all.count)
        all[start..<end].withUnsafeBufferPointer {
          result += converter.convert(ByteText($0), isLast: end == all.count)
        }
      }
      #expect(result == Array(text.utf8))
    }
  }
}
