import Testing

@testable import PopupCore

/// Walks through every state that input can lead to.
@Suite("InputDecoder: every state")
struct InputDecoderStateTests {
  private static let alphabet: [[UInt8]] =
    [
      "\u{1B}", "[", "O", "]", "P", "\\", "M", "T", "t", "2", "200~", "\u{1B}[20", "~", ";", "$",
      "?", "A", "y", "\u{18}", "\u{07}", "\u{9B}", "\u{9B}20", "\u{9D}", "\u{8F}", "\u{8E}", "한",
    ].map { Array($0.utf8) } + [[0x9B], [0x9C], [0x90], [0xC2], [0xE3], [0xE3, 0x85], [0xFF]]

  /// States with the same name differ only in collected numbers and counts.
  private func name(_ decoder: InputDecoder) -> String {
    let state = String(describing: decoder.state).prefix { $0 != "(" }
    let detail =
      decoder.state == .escape(isSilent: true) || decoder.state == .string(isOSC: true)
      || decoder.state == .pasteEscape(isLone: true)
    return "\(state) \(detail) \(decoder.isDiscarded) \(decoder.modifiers.rawValue)"
      + " \(decoder.reader.isInside) \(decoder.isPasteEightBit) \(decoder.sequence.isEightBit)"
      + " \(decoder.sequence.parameters.isEmpty) \(decoder.sequence.isMalformed)"
      + " \(decoder.sequence.hasIntermediates)"
  }

  private func reachable(escapeTimesOut: Bool) -> [InputDecoder] {
    var found = [InputDecoder(escapeTimesOut: escapeTimesOut)]
    var names: Set<String> = [name(found[0])]
    var index = 0
    while index < found.count {
      var followers = Self.alphabet.map { bytes in
        var decoding = Decoding(found[index])
        decoding.read(bytes)
        return decoding.decoder
      }
      var silence = Decoding(found[index])
      silence.pause()
      followers.append(silence.decoder)
      var discarding = found[index]
      discarding.discardSequence()
      followers.append(discarding)
      found += followers.filter { names.insert(name($0)).inserted }
      index += 1
    }
    return found
  }

  @Test("the tests reach every decoder state", arguments: [true, false])
  func reached(escapeTimesOut: Bool) {
    let names = Set(
      reachable(escapeTimesOut: escapeTimesOut).map {
        String(String(describing: $0.state).prefix { $0 != "(" })
      })
    var expected: Set<String> = [
      "ground", "escape", "escapeTwice", "tail", "character", "controlSequence", "consoleKey",
      "singleShift", "coordinates", "string", "stringEscape", "paste", "pasteEscape",
      "pasteSequence",
    ]
    // After an Esc that timed out.
    if !escapeTimesOut { expected.remove("tail") }
    #expect(names == expected)
  }

  @Test("Ctrl-C acts in every decoder state", arguments: [true, false])
  func interrupt(escapeTimesOut: Bool) {
    for decoder in reachable(escapeTimesOut: escapeTimesOut) {
      var decoding = Decoding(decoder)
      decoding.read("\u{03}")
      #expect(decoding.events.last?.isInterrupt ?? false, "\(decoder)")
    }
  }

  @Test("two Escs leave every decoder state")
  func escape() {
    for decoder in reachable(escapeTimesOut: true) {
      var decoding = Decoding(decoder)
      decoding.pressEscape()
      decoding.pressEscape()
      #expect(decoding.events.last == .key(.escape, []), "\(decoder)")
      decoding.read("n")
      #expect(decoding.events.last == .key(.character("n"), []), "\(decoder)")
    }
  }

  @Test("with --esc ignore, two Escs and one key leave every decoder state")
  func ignoredEscape() {
    for decoder in reachable(escapeTimesOut: false) {
      var decoding = Decoding(decoder)
      decoding.pressEscape()
      decoding.pressEscape()
      decoding.read("\rn")
      #expect(decoding.events.last == .key(.character("n"), []), "\(decoder)")
    }
  }
}
