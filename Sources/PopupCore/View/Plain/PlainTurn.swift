/// What plain mode has to write next, and how the question ended, if it did.
package struct PlainTurn: Equatable, Sendable {
  /// Whole lines.
  package var text: [UInt8] = []
  /// Follows the text once that has left and typeahead was dropped; empty when no line is read next.
  package var prompt: [UInt8] = []
  package var answer: Answer?

  /// Nothing is to be written, and the question goes on.
  package var isEmpty: Bool { text.isEmpty && prompt.isEmpty && answer == nil }
}

/// What happened while a line was waited for.
package enum PlainInput: Equatable, Sendable {
  /// A line without its end, with nothing after it.
  case line([UInt8])
  /// More came with the line than one person types: a paste, or a key held down.
  case severalLines
  /// Ctrl-D at the start of a line.
  case endOfFile
  /// The countdown is over; `isTyping`: part of a line was there.
  case timeIsUp(isTyping: Bool)
  /// The message has grown.
  case moreText
  /// The question was out of sight, such as after Ctrl-Z.
  case resumed
}
