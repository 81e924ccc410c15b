/// What plain mode must write next, and the answer if the question has ended.
package struct PlainTurn: Equatable, Sendable {
  /// Complete lines.
  package var text: [UInt8] = []
  /// Written after the text has been sent and typeahead dropped; empty if no line is to be read.
  package var prompt: [UInt8] = []
  package var answer: Answer?

  /// Whether there is nothing to write and no answer yet.
  package var isEmpty: Bool { text.isEmpty && prompt.isEmpty && answer == nil }
}

/// What happened while plain mode waited for a line.
package enum PlainInput: Equatable, Sendable {
  /// A line without its end, with nothing after it.
  case line([UInt8])
  /// More input arrived with the line than a person types: a paste, or a key held down.
  case severalLines
  /// Ctrl-D at the start of a line.
  case endOfFile
  /// The countdown has expired; `isTyping`: the user had typed part of a line.
  case timeIsUp(isTyping: Bool)
  /// The message has grown.
  case moreText
  /// The question may have scrolled out of view, as after Ctrl-Z.
  case resumed
}
