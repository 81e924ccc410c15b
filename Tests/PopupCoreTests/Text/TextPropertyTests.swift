import Testing

@testable import PopupCore

private let formats: [TextFormat] = {
  var all = TextFormat.sgr
  all.interpretsMarkup = true
  all.interpretsEscapes = true
  return [.plain, .sgr, .markup, .escapes, all]
}()

private func rows(
  _ bytes: [UInt8], _ format: TextFormat, _ rendering: TextRendering, _ width: Int
) -> [TextRow] {
  allRows(of: bytes, format: format, rendering: rendering, width: width)
}

/// A cluster that may vanish at the end of a row.
private func isBlank(_ cluster: Cluster) -> Bool {
  cluster.rest.isEmpty && cluster.first.properties.generalCategory == .spaceSeparator
    && cluster.first != "\u{A0}"
}

@Suite("Properties of any laid-out text")
struct TextPropertyTests {
  private static let renderings: [TextRendering] = {
    var wide = TextRendering()
    wide.ambiguousIsWide = true
    var ascii = TextRendering()
    ascii.isASCIIOnly = true
    var simple = TextRendering()
    simple.simplifiesClusters = true
    return [TextRendering(), wide, ascii, simple]
  }()

  @Test("rows hold every cluster in order, whole, and are never too wide", arguments: 0..<16)
  func rowsHoldEverything(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let bytes = random.bytes(60, hostile: seed % 2 == 1)
    let format = formats[seed % formats.count]
    let rendering = Self.renderings[seed / 2 % Self.renderings.count]
    // Wide enough for every line: nothing is broken, and nothing vanishes.
    let whole = rows(bytes, format, rendering, 10_000).flatMap(\.clusters).map(\.cluster)
    for width in 1...120 {
      var rest = whole[...]
      for row in rows(bytes, format, rendering, width) {
        #expect(row.width == row.clusters.map(\.cluster.width).reduce(0, +))
        #expect(row.width <= width)
        for item in row.clusters where !isBlank(item.cluster) {
          let skipped = rest.prefix { isBlank($0) }
          rest = rest.dropFirst(skipped.count)
          let expected = rest.popFirst()
          let isNarrowed = width == 1 && expected?.width == 2 && item.cluster == Cluster("?")
          #expect(item.cluster == expected || isNarrowed, "width \(width)")
        }
      }
      #expect(rest.allSatisfy(isBlank), "width \(width)")
    }
  }

  @Test("no space between two clusters of a row is lost", arguments: 0..<20)
  func spacesWithinRows(seed: Int) {
    var random = RandomText(seed: UInt64(1000 + seed))
    let bytes = random.bytes(60, hostile: false)
    let whole = rows(bytes, .plain, TextRendering(), 10_000)
      .map { row in row.clusters.map { isBlank($0.cluster) ? " " : $0.cluster.text }.joined() }
      .joined(separator: " ")
    let words = whole.split(separator: " ").map(String.init)
    for width in 2...60 {
      let pieces = rows(bytes, .plain, TextRendering(), width).flatMap { row in
        row.clusters.map { isBlank($0.cluster) ? " " : $0.cluster.text }.joined()
          .split(separator: " ").map(String.init)
      }
      // Each piece between spaces is a part of one word, never more than that.
      var left = words[...]
      var word = ""
      for piece in pieces {
        if word.isEmpty { word = left.popFirst() ?? "" }
        #expect(word.hasPrefix(piece), "width \(width)")
        word.removeFirst(min(piece.count, word.count))
      }
      #expect(word.isEmpty && left.isEmpty)
    }
  }

  @Test("laid-out text contains no control characters", arguments: 0..<20)
  func harmless(seed: Int) {
    var random = RandomText(seed: UInt64(2000 + seed))
    let bytes = random.bytes(200, hostile: true)
    for format in formats {
      for rendering in Self.renderings {
        let found =
          rows(bytes, format, rendering, 40).flatMap(\.clusters).map(\.cluster)
          + ShortText.clusters(of: bytes, rendering: rendering)
        for scalar in found.flatMap({ [$0.first] + $0.rest }) {
          switch scalar.value {
          case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x61C, 0x2028...0x202E, 0x2066...0x2069:
            Issue.record("U+\(String(scalar.value, radix: 16)) came out")
          default: break
          }
          if rendering.isASCIIOnly { #expect(scalar.value < 0x80) }
        }
        #expect(found.allSatisfy { $0.width == 1 || $0.width == 2 })
        #expect(found.allSatisfy { $0.rest.count < ClusterComposer.mostScalars + 1 })
      }
    }
  }

  @Test("clusters equal those of the standard library", arguments: 0..<20)
  func clustersAgree(seed: Int) {
    var random = RandomText(seed: UInt64(3000 + seed))
    let bytes = random.bytes(300, hostile: false).filter { $0 != 0x0A && $0 != 0x09 }
    let found = ShortText.clusters(of: bytes, rendering: TextRendering()).map(\.text)
    #expect(found == String(decoding: bytes, as: UTF8.self).map { String($0) })
  }

  @Test("rows do not begin with closing marks or end with opening ones", arguments: 0..<20)
  func kinsoku(seed: Int) {
    var random = RandomText(seed: UInt64(4000 + seed))
    let letters = ["漢", "字", "か", "を", "한글", "은", " 다시", "ab"]
    let marks = ["。", "、", "」", "っ", "ー", "）", "。」", "（", "「"]
    var text = ""
    for _ in 0..<150 {
      text += letters[random.below(letters.count)]
      if random.below(3) == 0 { text += marks[random.below(marks.count)] }
    }
    for width in 12...40 {
      let found = rows(Array(text.utf8), .plain, TextRendering(), width)
      for row in found.dropFirst() {
        #expect(!"。、」っー）".contains(row.text.first ?? "-"), "\(row.text)")
      }
      for row in found.dropLast() {
        #expect(!"（「".contains(row.text.last ?? "-"), "\(row.text)")
      }
    }
  }
}
