package enum ClusterText {
  package static func clusters(of bytes: [UInt8], rendering: TextRendering) -> [Cluster] {
    String(decoding: bytes, as: UTF8.self).map { c in
      let s = c.unicodeScalars.first ?? " "
      return Cluster(s, rest: Array(c.unicodeScalars.dropFirst()), width: (s.value >= 0x1100 && s.value < 0x2000) || (s.value >= 0x2E80 && s.value < 0xFFFF) ? 2 : 1)
    }
  }
  package static func wrap(_ c: [Cluster], width: Int) -> [TextRow] {
    var rows: [TextRow] = []
    var row = TextRow()
    for x in c {
      if x.first == "\n" { rows.append(row); row = TextRow(); continue }
      if row.width + x.width > width { rows.append(row); row = TextRow() }
      row.clusters.append(StyledCluster(x)); row.width += x.width
    }
    rows.append(row)
    return c.isEmpty ? [] : rows
  }
}
extension Array where Element == Cluster {
  package var width: Int { reduce(0) { $0 + $1.width } }
  package func cut(to width: Int, ellipsis: Unicode.Scalar) -> [Cluster] {
    guard self.width > width else { return self }
    var out: [Cluster] = []; var w = 0
    for c in self { if w + c.width > width - 1 { break }; out.append(c); w += c.width }
    out.append(Cluster(ellipsis)); return out
  }
}
package enum ScrollMotion: Equatable, Sendable { case rows(Int), pages(Int), start, end, columns(Int) }
package struct TextMeasure { package var rows = 0, width = 0, isWhole = true
  package static func measure(_ t: ByteText, format: TextFormat, rendering: TextRendering, width: Int, maxRows: Int) -> TextMeasure {
    let r = all(t, width); return TextMeasure(rows: min(maxRows + 1, r.count), width: r.map { $0.width }.max() ?? 0, isWhole: r.count <= maxRows)
  }
  static func all(_ t: ByteText, _ width: Int) -> [TextRow] {
    ClusterText.wrap(ClusterText.clusters(of: (0..<t.count).map { t[$0] }, rendering: TextRendering()), width: width)
  }
  package static func balancedWidth(_ t: ByteText, format: TextFormat, rendering: TextRendering, width: Int) -> Int { width }
}
package struct TextView {
  package let format: TextFormat, rendering: TextRendering
  var w = 0, h = 0, top = 0
  package init(format: TextFormat, rendering: TextRendering) { self.format = format; self.rendering = rendering }
  package mutating func resize(width: Int, height: Int, in: ByteText) { w = width; h = height }
  package mutating func scroll(_ m: ScrollMotion, in t: ByteText) -> Bool {
    let n = TextMeasure.all(t, w).count; let old = top
    switch m { case .rows(let r): top += r; case .pages(let p): top += p * h; case .start: top = 0; case .end: top = n; default: break }
    top = max(0, min(n - h, top)); return top != old
  }
  package func rows(in t: ByteText) -> [TextRow] { Array(TextMeasure.all(t, w).dropFirst(top).prefix(h)) }
  package func isAtEnd(in t: ByteText) -> Bool { top + h >= TextMeasure.all(t, w).count }
  package var visibleBytes: Range<Int> { top * 40..<(top + h) * 40 }
}
