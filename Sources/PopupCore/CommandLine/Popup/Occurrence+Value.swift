/// The largest values that options accept.
enum OptionLimit {
  /// Ten years in seconds: longer than any popup.
  static let timeout = 315_360_000
  /// A day in seconds.
  static let wait = 86_400
  /// Columns or rows of the box.
  static let extent = 9999
  /// Columns or rows of a preview.
  static let preview = 1000
}

/// Reads the value of an option; each error carries the value and what was expected.
extension Occurrence {
  /// Empty when there is none.
  var bytes: [UInt8] { value ?? [] }

  func choice<Choice: OptionChoice>() throws(UsageError) -> Choice {
    guard let choice = Choice.named(bytes) else { throw .invalidChoice(id, bytes) }
    return choice
  }

  /// In milliseconds; `limit` is in seconds. Clamped to half of what an Int holds, 12 days for 32
  /// bits, so that adding it to the clock cannot overflow.
  func seconds(atMost limit: Int) throws(UsageError) -> Int {
    let milliseconds = try checked(
      Decimal.thousandths(bytes, atMost: Int64(limit) * 1000), .seconds(limit))
    return Int(min(milliseconds, Int64(Int.max / 2)))
  }

  /// In thousandths.
  func fraction() throws(UsageError) -> Int {
    try checked(Decimal.thousandths(bytes, atMost: 1000).map { Int($0) }, .fraction)
  }

  func color() throws(UsageError) -> Color {
    try checked(Color(argument: bytes), .color)
  }

  func extent() throws(UsageError) -> Extent {
    let extent: Extent? =
      if bytes.last == UInt8(ascii: "%") {
        Decimal.whole(bytes.dropLast(), in: 1...100).map { .percent($0) }
      } else {
        Decimal.whole(bytes[...], in: 1...OptionLimit.extent).map { .cells($0) }
      }
    return try checked(extent, .extent)
  }

  func screenSize() throws(UsageError) -> (columns: Int, rows: Int) {
    try checked(Self.screenSize(bytes), .screenSize)
  }

  /// Columns and rows, such as `80x24`.
  static func screenSize(_ text: [UInt8]) -> (columns: Int, rows: Int)? {
    guard let cross = text.firstIndex(of: UInt8(ascii: "x")),
      let columns = Decimal.whole(text[..<cross], in: 1...OptionLimit.preview),
      let rows = Decimal.whole(text[(cross + 1)...], in: 1...OptionLimit.preview)
    else { return nil }
    return (columns, rows)
  }

  /// Counted from 1.
  func segmentNumber() throws(UsageError) -> Int {
    try checked(Decimal.whole(bytes[...], in: 1...Int(Int32.max)), .segmentNumber)
  }

  /// Text with at least one visible character.
  func text() throws(UsageError) -> [UInt8] {
    guard VisibleBytes.showsSomething(bytes) else { throw .blankText(id) }
    return bytes
  }

  func typedWord() throws(UsageError) -> [UInt8] {
    let word = try text()
    guard VisibleBytes.isPlain(word) else { throw .untypableWord(word) }
    return word
  }

  private func checked<Value>(
    _ value: Value?, _ expected: ExpectedValue
  ) throws(UsageError) -> Value {
    guard let value else { throw .invalidValue(id, bytes, expected) }
    return value
  }
}
