@testable import PopupCore

/// Feeds bytes to a decoder and collects its events.
struct Decoding {
  private(set) var decoder: InputDecoder
  private(set) var events: [Event] = []
  /// How often the decoder was called for a byte.
  private(set) var steps = 0

  init(escapeTimesOut: Bool = true) { decoder = InputDecoder(escapeTimesOut: escapeTimesOut) }

  init(_ decoder: InputDecoder) { self.decoder = decoder }

  /// The events of bytes that arrived without a pause.
  static func events(of bytes: [UInt8]) -> [Event] {
    var decoding = Decoding()
    decoding.read(bytes)
    return decoding.events
  }

  static func events(of text: String) -> [Event] { events(of: Array(text.utf8)) }

  mutating func read(_ text: String) { read(Array(text.utf8)) }

  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      while true {
        steps += 1
        let decoded = decoder.decode(byte)
        if let event = decoded.event { events.append(event) }
        if decoded.isConsumed { break }
      }
    }
  }

  /// Lets the Esc delay expire a number of times without a byte.
  mutating func pause(delays: Int = 1) {
    for _ in 0..<delays {
      if let event = decoder.endEscapeDelay() { events.append(event) }
    }
  }

  /// A lone Esc.
  mutating func pressEscape() {
    read("\u{1B}")
    pause()
  }

  mutating func discardSequence() { decoder.discardSequence() }
}
