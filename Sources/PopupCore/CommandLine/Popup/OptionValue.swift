/// Reads options' values; each error carries the value and what it should have been.
enum OptionValue {
  /// Ten years: longer than any popup.
  static let longestTimeout = 315_360_000
  /// A day.
  static let longestWait = 86_400
  /// In cells, either way.
  static let largestExtent = 9999
  static let largestPreview = 1000

  static func choice<Choice: OptionChoice>(
    _ occurrence: Occurrence
  ) throws(UsageError) -> Choice {
    let value = occurrence.value ?? []
    guard let choice = Choice.named(value) else {
      throw OptionMerge.blamed(.invalidChoice(occurrence.id, value), on: occurrence)
    }
    return choice
  }

  /// In milliseconds, at most half of what an Int holds: where that is 12 days, the clock stops before
  /// a longer time is over.
  static func seconds(_ occurrence: Occurrence, atMost limit: Int) throws(UsageError) -> Int {
    let milliseconds = try checked(occurrence, .seconds(limit)) {
      Decimal.thousandths($0, atMost: Int64(limit) * 1000)
    }
    return Int(min(milliseconds, Int64(Int.max / 2)))
  }

  static func fraction(_ occurrence: Occurrence) throws(UsageError) -> Int {
    try checked(occurrence, .fraction) {
      Decimal.thousandths($0, atMost: 1000).map { Int($0) }
    }
  }

  static func color(_ occurrence: Occurrence) throws(UsageError) -> Color {
    try checked(occurrence, .color) { Color(argument: $0) }
  }

  static func extent(_ occurrence: Occurrence) throws(UsageError) -> Extent {
    try checked(occurrence, .extent) { value in
      if value.last == UInt8(ascii: "%") {
        Decimal.whole(value.dropLast(), in: 1...100).map { .percent($0) }
      } else {
        Decimal.whole(value[...], in: 1...largestExtent).map { .cells($0) }
      }
    }
  }

  static func screenSize(_ occurrence: Occurrence) throws(UsageError) -> (columns: Int, rows: Int) {
    try checked(occurrence, .screenSize) { value in
      guard let cross = value.firstIndex(of: UInt8(ascii: "x")),
        let columns = Decimal.whole(value[..<cross], in: 1...largestPreview),
        let rows = Decimal.whole(value[(cross + 1)...], in: 1...largestPreview)
      else { return nil }
      return (columns, rows)
    }
  }

  /// Counted from 1.
  static func segmentNumber(_ occurrence: Occurrence) throws(UsageError) -> Int {
    try checked(occurrence, .segmentNumber) { Decimal.whole($0[...], in: 1...Int(Int32.max)) }
  }

  /// A text of which something can be seen.
  static func text(_ occurrence: Occurrence) throws(UsageError) -> [UInt8] {
    let value = occurrence.value ?? []
    guard VisibleBytes.showsSomething(value) else {
      throw OptionMerge.blamed(.blankText(occurrence.id), on: occurrence)
    }
    return value
  }

  static func typedWord(_ occurrence: Occurrence) throws(UsageError) -> [UInt8] {
    let word = try text(occurrence)
    guard VisibleBytes.isPlain(word) else {
      throw OptionMerge.blamed(.untypableWord(word), on: occurrence)
    }
    return word
  }

  private static func checked<Value>(
    _ occurrence: Occurrence, _ expected: ExpectedValue, _ read: ([UInt8]) -> Value?
  ) throws(UsageError) -> Value {
    let value = occurrence.value ?? []
    guard let result = read(value) else {
      throw OptionMerge.blamed(.invalidValue(occurrence.id, value, expected), on: occurrence)
    }
    return result
  }
}
