/// What a program gets for one of its three standard descriptors.
package enum Stream: Sendable {
  case terminal
  case null
  case closed
  /// A pipe: what the program writes is collected, what it reads is written by the test.
  case pipe
  /// A pipe with these bytes and then its end. For input only.
  case bytes([UInt8])
  /// A descriptor of the test's, which stays open there.
  case descriptor(Int32)
  /// A file, made anew for output.
  case file(String)

  package static func text(_ text: String) -> Stream { .bytes(Array(text.utf8)) }
}
