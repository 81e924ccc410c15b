import PopupCore

/// Asks kitty for its screen, through the terminal itself.
enum KittyScreen {
  /// Enters the terminal, so that the reply is not echoed, and waits for it.
  ///
  /// Keys typed meanwhile are dropped, like all that are typed before the popup is shown. If the
  /// reply does not end, the other result is the input so far.
  static func read(
    from terminal: Terminal, _ size: Size
  ) throws(TerminalError) -> (CapturedScreen?, unfinished: [UInt8]) {
    let end = MonotonicClock.milliseconds + Backdrop.timeout
    try terminal.enter(ControlSequence.kittyScreenRequest, leaving: [])
    var input: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 1)
    defer { chunk.deallocate() }
    while input.count < Backdrop.limit {
      let left = end - MonotonicClock.milliseconds
      guard left > 0 else { break }
      var ready = PollSet()
      ready.watch(terminal.descriptor, for: terminal.hasPendingOutput ? .both : .input)
      guard (try? ready.wait(milliseconds: left)) != nil else { break }
      if terminal.hasPendingOutput { try terminal.flush() }
      guard ready.isReadable(terminal.descriptor) else { continue }
      switch terminal.read(into: chunk) {
      case .closed: throw .lost
      case .wouldBlock: continue
      case .bytes(let count):
        // The end mark may arrive in pieces.
        let start = input.count - 32
        input.append(contentsOf: UnsafeRawBufferPointer(start: chunk.baseAddress, count: count))
        if let end = KittyReply.end(in: input, from: start) {
          return (KittyReply(input[..<end], size: size)?.screen, [])
        }
      }
    }
    return (nil, input)
  }
}
