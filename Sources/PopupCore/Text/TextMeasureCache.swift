/// Remembers the last measure of a text, for a layout that tries several widths.
final class TextMeasureCache {
  private let text: ByteText
  let format: TextFormat
  private let rendering: TextRendering
  private var last: (limit: Int, measure: TextMeasure)?
  private var balanced: (limit: Int, maxRows: Int, width: Int)?

  init(_ text: ByteText, _ format: TextFormat, _ rendering: TextRendering) {
    self.text = text
    self.format = format
    self.rendering = rendering
  }

  /// Seeds the cache with the measure of the whole text at a limit in cells.
  func remember(_ measure: TextMeasure, limit: Int) { last = (limit, measure) }

  /// The measure of the text at a limit in cells.
  func measure(limit: Int, maxRows: Int) -> TextMeasure {
    // A text breaks in the same places at every width that its widest row fits.
    if let last, last.measure.isWhole, !last.measure.isTight, last.measure.rows <= maxRows,
      last.measure.width <= limit, limit <= last.limit
    {
      return last.measure
    }
    let measure = TextMeasure(
      of: text, format: format, rendering: rendering, limit: limit, maxRows: maxRows)
    last = (limit, measure)
    return measure
  }

  /// The rows of `measure`, at most one more than `maxRows`; often known without measuring again.
  func rowCount(limit: Int, maxRows: Int) -> Int {
    // A narrower text has no fewer rows.
    if let last, limit <= last.limit, last.measure.rows > maxRows { return maxRows + 1 }
    return measure(limit: limit, maxRows: maxRows).rows
  }

  /// The smallest width with as many rows as at the limit, so that the rows have about the same width;
  /// for a text above 4 kB, its width at the limit.
  func balancedWidth(limit: Int, maxRows: Int) -> Int {
    if let balanced, balanced.limit == limit, balanced.maxRows == maxRows { return balanced.width }
    let width = searchBalancedWidth(limit: limit, maxRows: maxRows)
    balanced = (limit, maxRows, width)
    return width
  }

  private func searchBalancedWidth(limit: Int, maxRows: Int) -> Int {
    let whole = measure(limit: limit, maxRows: maxRows)
    guard format.wraps, whole.isWhole, whole.rows > 1, text.count <= 4 << 10 else {
      return whole.width
    }
    var upper = whole.width
    var lower = 1
    // Eleven bisections are enough for 2048 cells.
    for _ in 0..<11 where lower < upper {
      let middle = (lower + upper) / 2
      let tried = TextMeasure(
        of: text, format: format, rendering: rendering, limit: middle, maxRows: whole.rows)
      if tried.rows <= whole.rows && tried.isTight == whole.isTight {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return upper
  }
}
