import PopupCore
import TestSupport

/// A text of any bytes stays within its window and shows no control characters.
enum TextFuzz {
  static func run(_ random: inout SplitMix) throws {
    let bytes = random.text(random.length(upTo: 400), hostile: random.bool())
    let format = format(&random)
    let rendering = rendering(&random)
    try bytes.withUnsafeBufferPointer { buffer in
      try check(buffer, format, rendering, &random)
    }
  }

  static func format(_ random: inout SplitMix) -> TextFormat {
    var format = TextFormat()
    format.interpretsSGR = random.bool()
    format.interpretsMarkup = random.bool()
    format.interpretsEscapes = random.bool(oneIn: 3)
    format.wraps = !random.bool(oneIn: 4)
    return format
  }

  static func rendering(_ random: inout SplitMix) -> TextRendering {
    var rendering = TextRendering()
    rendering.ambiguousIsWide = random.bool(oneIn: 4)
    rendering.simplifiesClusters = random.bool(oneIn: 3)
    rendering.isASCIIOnly = random.bool(oneIn: 8)
    return rendering
  }

  private static func check(
    _ buffer: UnsafeBufferPointer<UInt8>, _ format: TextFormat, _ rendering: TextRendering,
    _ random: inout SplitMix
  ) throws {
    var view = TextView(format: format, rendering: rendering)
    var text = ByteText(buffer)
    for _ in 0..<1 + random.below(8) {
      if random.bool(oneIn: 3) {
        view.resize(
          width: random.length(upTo: 200), height: random.length(upTo: 60), in: text)
      }
      if random.bool(oneIn: 6) {
        text = ByteText(
          base: buffer.baseAddress, count: random.below(buffer.count + 1),
          isComplete: random.bool())
      }
      view.scroll(motion(&random), in: text)
      try check(view, text, context: "\(Array(buffer)) \(format) \(rendering)")
    }
    try measure(ByteText(buffer), format, rendering, &random)
  }

  private static func motion(_ random: inout SplitMix) -> ScrollMotion {
    switch random.below(7) {
    case 0: .start
    case 1: .end
    case 2: .pages(random.below(5) - 2)
    case 3: .columns(random.below(60) - 30)
    case 4: .rows(random.element([.min, .max, 10_001, -10_001]))
    default: .rows(random.below(9) - 4)
    }
  }

  private static func check(_ view: TextView, _ text: ByteText, context: String) throws {
    let page = view.page(in: text)
    let rows = page.rows
    try require(rows.count <= view.height, "\(rows.count) rows of \(view.height): \(context)")
    for row in rows {
      var width = 0
      for item in row.clusters {
        width += item.cluster.width
        try check(item.cluster, context: context)
      }
      try require(
        width == row.width && width <= view.width,
        "a row of \(width) cells, said to be \(row.width), in \(view.width): \(context)")
    }
    let extent = page.extent
    try require(
      extent.first >= 0 && extent.visible >= 0 && extent.first + extent.visible <= extent.total,
      "\(extent): \(context)")
    if extent.first == 0, view.isAtEnd(in: text), !text.isEmpty {
      try require(extent.isWhole, "all in view, but \(extent): \(context)")
    }
  }

  static func check(_ cluster: Cluster, context: String) throws {
    try require((1...2).contains(cluster.width), "\(cluster): \(context)")
    for scalar in [cluster.first] + cluster.rest {
      let isControl =
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || (0x2028...0x2029).contains(scalar.value)
      try require(!isControl, "U+\(String(scalar.value, radix: 16)) in a cluster: \(context)")
    }
  }

  /// Measuring agrees with laying out.
  private static func measure(
    _ text: ByteText, _ format: TextFormat, _ rendering: TextRendering, _ random: inout SplitMix
  ) throws {
    let limit = 1 + random.length(upTo: 120)
    let measure = TextMeasure(
      of: text, format: format, rendering: rendering, limit: limit, maxRows: 1000)
    var view = TextView(format: format, rendering: rendering)
    view.resize(width: limit, height: 1002, in: text)
    let rows = view.page(in: text).rows
    try require(
      !measure.isWhole || rows.count == measure.rows,
      "measured \(measure), laid out \(rows.count) rows at \(limit): \(format) \(rendering)")
  }
}
