import CSystem
import PopupCore

/// What a pipe, a FIFO or a device has sent so far.
///
/// Reserves a large range of addresses and commits memory as bytes arrive. The bytes never move, so
/// a view of the text stays valid while it grows.
final class StreamBuffer {
  /// The most that is read, in bytes.
  static let limit = 1 << 30
  /// Bytes kept free behind the text, for the note that it was truncated; whole pages.
  private static let noteRoom = 1 << 16
  /// Addresses left for the rest of the program where they are limited (`ulimit -v`), in bytes.
  private static let slack = 32 << 20
  /// Memory is committed in steps of at most this many bytes.
  private static let largestStep = 1 << 20
  /// The most that one `readMore` reads, in bytes: about a millisecond's worth.
  private static let turn = 1 << 20

  private(set) var descriptor: FileDescriptor?
  private(set) var isFull = false
  private let isOwned: Bool
  private let base: UnsafeMutableRawPointer
  /// Bytes reserved, committed and read.
  private let capacity: Int
  private var committed = 0
  private var count = 0
  /// For a text that began with a byte order mark of UTF-16.
  private var converter: UTF16Converter?
  /// Enough has come to tell whether the text is UTF-16.
  private var isEncodingKnown = false

  init(
    descriptor: FileDescriptor, isOwned: Bool, limit: Int = StreamBuffer.limit
  ) throws(SystemError) {
    var length = limit
    var reserved = popup_reserve(length + Self.noteRoom + Self.slack)
    while reserved == nil, length > 1 << 16 {
      length /= 2
      reserved = popup_reserve(length + Self.noteRoom + Self.slack)
    }
    guard let reserved else { throw SystemError(.reserve, popup_errno()) }
    capacity = length + Self.noteRoom
    munmap(reserved + capacity, Self.slack)
    self.descriptor = descriptor
    self.isOwned = isOwned
    base = reserved
  }

  deinit {
    stop()
    munmap(base, capacity)
  }

  var text: ByteText {
    ByteText(
      base: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: count,
      isComplete: descriptor == nil)
  }

  func readMore() -> MessageSource.Progress {
    let before = count
    while let descriptor, count - before < Self.turn {
      guard makeRoom() else {
        isFull = true
        stop()
        return .ended
      }
      // The open file may be shared with the caller, so it cannot be made non-blocking.
      do throws(SystemError) {
        guard try PollSet.wait(for: descriptor, .input, milliseconds: 0) else { break }
      } catch {
        stop()
        return .failed(error)
      }
      let room = UnsafeMutableRawBufferPointer(start: base + count, count: room)
      switch descriptor.read(into: room) {
      case .bytes(0):
        take(0, isLast: true)
        stop()
        return .ended
      case .bytes(let more):
        take(more, isLast: false)
      case .wouldBlock:
        return count > before ? .grew : .nothingYet
      case .failed(let error):
        stop()
        return .failed(error)
      }
    }
    return count > before ? .grew : descriptor == nil ? .ended : .nothingYet
  }

  /// Appends a last line to a full text.
  func append(note: [UInt8]) {
    let endsLine = count == 0 || text[count - 1] == 0x0A
    let bytes = (endsLine ? [] : [0x0A]) + note
    guard isFull, bytes.count <= committed - count else { return }
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(start: base + count, count: bytes.count).copyMemory(
        from: source)
    }
    count += bytes.count
  }

  /// Bytes that can be read before more memory must be committed.
  private var room: Int { committed - count - Self.noteRoom }

  /// Adds bytes that were read behind the text; those of a UTF-16 text are converted there.
  private func take(_ more: Int, isLast: Bool) {
    var start = count
    var mark = 0
    count += more
    if !isEncodingKnown, count >= 2 {
      isEncodingKnown = true
      converter = UTF16Converter(startOf: text)
      if converter != nil { (start, mark) = (0, 2) }
    }
    guard converter != nil else { return }
    let raw = ByteText(
      base: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)) + start, count: count - start)
    let bytes = converter?.convert(raw, from: mark, isLast: isLast) ?? []
    count = start
    while room < bytes.count, makeRoom(atLeast: bytes.count) {}
    let fitting = min(bytes.count, room)
    if fitting < bytes.count { isFull = true }
    bytes.withUnsafeBytes { converted in
      guard let source = converted.baseAddress else { return }
      (base + count).copyMemory(from: source, byteCount: fitting)
    }
    count += fitting
  }

  /// Commits memory for more bytes; false if addresses or memory are exhausted.
  private func makeRoom(atLeast room: Int = 1) -> Bool {
    if self.room >= room { return true }
    let step = min(max(committed, 2 * Self.noteRoom), Self.largestStep, capacity - committed)
    guard step > 0, mprotect(base + committed, step, PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    committed += step
    return true
  }

  private func stop() {
    if isOwned { descriptor?.close() }
    descriptor = nil
  }
}
