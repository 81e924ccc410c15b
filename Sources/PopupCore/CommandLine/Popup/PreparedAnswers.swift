/// Answers to a script's questions, prepared in a file, so that a test can drive the script through
/// every branch.
///
/// ```
/// # TEXT <tab> ANSWER [<tab> once]
/// Delete?	right!
/// Again?	right	once
/// *	left
/// ```
package struct PreparedAnswers: Equatable, Sendable {
  /// In the file's order, without blank lines and comments.
  package let lines: [PreparedLine]

  /// The largest file that is read, in bytes.
  package static let largestFile = 1 << 20

  /// Parses a whole file. A mistake anywhere in it is an error, whichever line is wanted.
  package init(_ bytes: [UInt8]) throws(PreparedAnswersError) {
    var lines: [PreparedLine] = []
    var number = 0
    var start = Self.isMarked(bytes) ? 3 : 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var end = newline
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      number += 1
      do throws(PreparedMistake) {
        if let line = try PreparedLine(bytes[start..<end], number: number) { lines.append(line) }
      } catch {
        throw PreparedAnswersError(line: number, mistake: error)
      }
      start = newline + 1
    }
    self.lines = lines
  }

  /// Whether the file begins with a byte order mark, which some editors add to UTF-8.
  private static func isMarked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "\u{FEFF}") }

  /// The longest text that names a question, in bytes: a longer first line matches none.
  package var longestText: Int {
    lines.reduce(0) { longest, line in
      if case .text(let text) = line.subject { max(longest, text.count) } else { longest }
    }
  }

  /// The line that answers a question; nil if there is none.
  ///
  /// A line with the exact title or the exact first line of the message wins over `*`, and an
  /// earlier line over a later one. Used lines are skipped.
  package func line(forTitle title: [UInt8], firstLine: [UInt8]) -> PreparedLine? {
    let unused = lines.filter { $0.use != .used }
    let naming = unused.first { line in
      guard case .text(let text) = line.subject else { return false }
      return text == title || text == firstLine
    }
    return naming ?? unused.first { $0.subject == .rest }
  }
}
