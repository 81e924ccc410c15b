/// A command line as typed: which options with which values, and the operands.
package struct ParsedArguments: Equatable, Sendable {
  package var occurrences: [Occurrence] = []
  package var operands: [[UInt8]] = []
  /// `--help` or `--version` was seen; what comes after it was not looked at.
  package var early: EarlyRequest?

  package init() {}

  func contains(_ id: OptionID) -> Bool { occurrences.contains { $0.id == id } }

  /// The last occurrence, which is the one that counts for a simple setting.
  func last(_ id: OptionID) -> Occurrence? { occurrences.last { $0.id == id } }
}

/// One option as it was given.
package struct Occurrence: Equatable, Sendable {
  package var id: OptionID
  /// Nil for a switch, and for an optional value that was left out.
  package var value: [UInt8]?
  package var origin: WordOrigin

  package init(_ id: OptionID, _ value: [UInt8]? = nil, from origin: WordOrigin = .commandLine) {
    self.id = id
    self.value = value
    self.origin = origin
  }
}

/// Where a word was read.
package enum WordOrigin: Equatable, Sendable {
  case commandLine
  /// POPUP_OPTS.
  case variable
}

package enum EarlyRequest: Equatable, Sendable {
  case help, version
}
