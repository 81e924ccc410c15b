@testable import PopupCore

/// Feeds bytes to a decoder as the event loop does: what is not consumed waits for the next read.
struct Decoding {
  private(set) var decoder = InputDecoder()
  private(set) var events: [Event] = []
  /// Read, but not consumed.
  private(set) var pending: [UInt8] = []

  /// The events of bytes that arrived in one read.
  static func events(of bytes: [UInt8]) -> [Event] {
    var decoding = Decoding()
    decoding.read(bytes)
    return decoding.events
  }

  static func events(of text: String) -> [Event] { events(of: Array(text.utf8)) }

  mutating func read(_ text: String) { read(Array(text.utf8)) }

  mutating func read(_ bytes: [UInt8]) {
    pending += bytes
    while true {
      let decoded = pending.withUnsafeBufferPointer { decoder.next(in: $0) }
      guard decoded.consumed > 0 else { return }
      take(decoded)
    }
  }

  /// Lets the Esc delay pass so many times without a byte.
  mutating func pause(delays: Int = 1) {
    for _ in 0..<delays where decoder.awaitsMore(leftOver: pending.count) {
      take(pending.withUnsafeBufferPointer { decoder.timeout(in: $0) })
      read([])
    }
  }

  private mutating func take(_ decoded: DecodedInput) {
    precondition(decoded.consumed <= pending.count, "consumed more than there was")
    pending.removeFirst(decoded.consumed)
    if let event = decoded.event { events.append(event) }
  }
}
