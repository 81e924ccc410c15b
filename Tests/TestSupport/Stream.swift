/// Where one of a program's standard streams leads.
package enum Stream: Sendable {
  case terminal
  case null
  case closed
  /// A pipe: the harness collects what the program writes, and the test writes what it reads.
  case pipe
  /// A pipe that delivers these bytes and then ends. For input only.
  case bytes([UInt8])
  /// A descriptor of the test, which keeps it open.
  case descriptor(Int32)
  /// A file; for output it is created or truncated.
  case file(String)

  package static func text(_ text: String) -> Stream { .bytes(Array(text.utf8)) }
}
