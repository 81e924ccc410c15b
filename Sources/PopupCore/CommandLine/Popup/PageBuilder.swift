/// Makes the message's pages of the options that come in an order: messages, formats and segments.
struct PageBuilder {
  /// What stands before the first segment; the only page when there is no segment.
  private var first = Page()
  private var segments: [Page] = []
  private var readsStandardInput = false

  static func pages(
    of parsed: ParsedArguments, standardInputIsTerminal: Bool
  ) throws(UsageError) -> [Page] {
    var builder = PageBuilder()
    for occurrence in parsed.occurrences { try builder.apply(occurrence) }
    try builder.apply(operands: parsed.operands)
    if !builder.segments.isEmpty {
      try builder.finishSegment()
      return builder.segments
    }
    if builder.first.message == .none && !standardInputIsTerminal {
      builder.first.message = .standardInput
    }
    return [builder.first]
  }

  private mutating func apply(_ occurrence: Occurrence) throws(UsageError) {
    let value = occurrence.value ?? []
    switch occurrence.id {
    case .message: try setMessage(isDash(value) ? .standardInput : .text(value))
    case .messageFile: try setMessage(isDash(value) ? .standardInput : .file(value))
    case .segment: try startSegment(try OptionValue.text(occurrence))
    case .new:
      if segments.isEmpty { throw .beforeFirstSegment(.new) }
      edit { $0.isNew = true }
    case .ansi: edit { $0.format.interpretsSGR = true }
    case .markup: edit { $0.format.interpretsMarkup = true }
    case .escapes: edit { $0.format.interpretsEscapes = true }
    case .noWrap: edit { $0.format.wraps = false }
    default: break
    }
  }

  private mutating func apply(operands: [[UInt8]]) throws(UsageError) {
    for (position, operand) in operands.enumerated() {
      // An operand's place among the options says nothing, so it cannot belong to a segment.
      guard segments.isEmpty else { throw .operandWithSegments(operand) }
      guard position == 0 else { throw .extraOperand(operand) }
      try setMessage(isDash(operand) ? .standardInput : .text(operand))
    }
  }

  private mutating func setMessage(_ message: MessageOrigin) throws(UsageError) {
    guard (segments.last ?? first).message == .none else { throw .messageGivenTwice }
    if message == .standardInput {
      guard !readsStandardInput else { throw .standardInputGivenTwice }
      readsStandardInput = true
    }
    edit { $0.message = message }
  }

  private mutating func startSegment(_ title: [UInt8]) throws(UsageError) {
    try finishSegment()
    var page = Page()
    page.title = title
    page.format = first.format
    segments.append(page)
  }

  /// Checks what came before the next segment, or before the end.
  private func finishSegment() throws(UsageError) {
    if let last = segments.last {
      if last.message == .none { throw .segmentWithoutMessage(last.title ?? []) }
    } else if case .file = first.message {
      throw .beforeFirstSegment(.messageFile)
    } else if first.message != .none {
      throw .beforeFirstSegment(.message)
    }
  }

  private mutating func edit(_ change: (inout Page) -> Void) {
    guard var page = segments.popLast() else { return change(&first) }
    change(&page)
    segments.append(page)
  }

  private func isDash(_ bytes: [UInt8]) -> Bool { bytes == [UInt8(ascii: "-")] }
}
