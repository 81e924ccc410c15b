/// A command line as typed: which options with which values, and the operands.
package struct ParsedArguments: Equatable, Sendable {
  package var occurrences: [Occurrence] = []
  package var operands: [[UInt8]] = []
  /// `--help` or `--version` was given; the words after it were not read.
  package var early: EarlyRequest?

  package init() {}
}

/// One option as it was given.
package struct Occurrence: Equatable, Sendable {
  package var id: OptionID
  /// Nil for a switch, and for an optional value that was left out.
  package var value: [UInt8]?
  package var origin: OptionOrigin

  package init(_ id: OptionID, _ value: [UInt8]? = nil, from origin: OptionOrigin = .commandLine) {
    self.id = id
    self.value = value
    self.origin = origin
  }
}

/// A request that overrides everything else on the command line.
package enum EarlyRequest: Equatable, Sendable {
  case help, version
}
