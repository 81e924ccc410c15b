/// Builds the pages of the message from the options whose order matters: messages, formats, segments.
struct PageBuilder {
  /// The page before the first segment; the only page if there is no segment.
  private var first = Page()
  private var segments: [Page] = []
  private var readsStandardInput = false

  /// The page that the next option applies to.
  var current: Page {
    get { segments.last ?? first }
    set {
      if segments.isEmpty { first = newValue } else { segments[segments.count - 1] = newValue }
    }
  }

  /// - Parameter text: a single dash means standard input.
  mutating func addMessage(_ text: [UInt8]) throws(UsageError) {
    try add(isDash(text) ? .standardInput : .text(text))
  }

  /// - Parameter path: a single dash means standard input.
  mutating func addFile(_ path: [UInt8]) throws(UsageError) {
    try add(isDash(path) ? .standardInput : .file(path))
  }

  /// Starts a page that has the formats given before the first segment.
  mutating func startSegment(_ title: [UInt8]) throws(UsageError) {
    try finishSegment()
    var page = Page()
    page.title = title
    page.format = first.format
    segments.append(page)
  }

  mutating func markNew() throws(UsageError) {
    if segments.isEmpty { throw .beforeFirstSegment(.new) }
    current.isNew = true
  }

  /// The pages, once the operands have been added.
  mutating func finish(
    operands: [[UInt8]], standardInputIsTerminal: Bool
  ) throws(UsageError) -> [Page] {
    for operand in operands { try add(operand: operand) }
    guard segments.isEmpty else {
      try finishSegment()
      return segments
    }
    if first.message == .none && !standardInputIsTerminal { first.message = .standardInput }
    return [first]
  }

  private mutating func add(operand: [UInt8]) throws(UsageError) {
    // An operand's position among the options is unknown, so it cannot belong to a segment.
    guard segments.isEmpty else { throw .operandWithSegments(operand) }
    guard first.message == .none else { throw .extraOperand(operand) }
    try addMessage(operand)
  }

  private mutating func add(_ message: MessageOrigin) throws(UsageError) {
    guard current.message == .none else { throw .messageGivenTwice }
    if message == .standardInput {
      guard !readsStandardInput else { throw .standardInputGivenTwice }
      readsStandardInput = true
    }
    current.message = message
  }

  /// Checks the page that the next segment, or the end, completes.
  private func finishSegment() throws(UsageError) {
    if let last = segments.last {
      if last.message == .none { throw .segmentWithoutMessage(last.title ?? []) }
    } else if case .file = first.message {
      throw .beforeFirstSegment(.messageFile)
    } else if first.message != .none {
      throw .beforeFirstSegment(.message)
    }
  }

  private func isDash(_ bytes: [UInt8]) -> Bool { bytes == [UInt8(ascii: "-")] }
}
