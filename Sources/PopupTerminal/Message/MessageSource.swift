import CSystem
import PopupCore

/// A message's bytes: of an argument, of a file or what a pipe has sent so far.
///
/// The bytes are held once and never move. A regular file is mapped, however large; anything else is
/// read as it arrives, without blocking.
package final class MessageSource {
  private enum Storage {
    case bytes(UnsafeMutableBufferPointer<UInt8>)
    case mapped(FileMapping)
    case stream(StreamBuffer)
  }

  private let storage: Storage

  /// A text that is complete already.
  package init(bytes: [UInt8]) { storage = .bytes(Self.copy(of: bytes)) }

  private static func copy(of bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy
  }

  /// Opens a regular file, a FIFO, a device, or a file whose reported size is 0, as in /proc. A FIFO
  /// without a writer is waited for like a slow one.
  package convenience init(path: [UInt8]) throws(SystemError) {
    let descriptor = try FileDescriptor.open(path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK)
    try self.init(descriptor: descriptor, isOwned: true)
  }

  /// Standard input from its current offset on; what is used of it counts as read.
  package static func standardInput() throws(SystemError) -> MessageSource {
    try MessageSource(descriptor: .standardInput, isOwned: false)
  }

  /// With `isOwned` the descriptor is closed at the end of the text.
  init(descriptor: FileDescriptor, isOwned: Bool) throws(SystemError) {
    do throws(SystemError) {
      let status = try descriptor.status()
      if Self.isDirectory(status) { throw SystemError(.read, EISDIR) }
      if let mapping = FileMapping(descriptor: descriptor, status: status, isOwned: isOwned) {
        // The only text that is read as a whole: UTF-16 cannot be entered at any byte.
        let converted = UTF16Converter.utf8(of: mapping.text)
        storage = converted.map { .bytes(Self.copy(of: $0)) } ?? .mapped(mapping)
      } else {
        storage = .stream(try StreamBuffer(descriptor: descriptor, isOwned: isOwned))
      }
    } catch {
      if isOwned { descriptor.close() }
      throw error
    }
  }

  deinit {
    if case .bytes(let buffer) = storage { buffer.deallocate() }
  }

  /// The text so far. Valid as long as this source and until the next `readMore` or `refresh` that
  /// changes it.
  package var text: ByteText {
    switch storage {
    case .bytes(let buffer): ByteText(UnsafeBufferPointer(buffer))
    case .mapped(let mapping): mapping.text
    case .stream(let stream): stream.text
    }
  }

  /// Wait for this to be readable, then call `readMore`; nil if the text is complete.
  package var descriptor: FileDescriptor? {
    if case .stream(let stream) = storage { stream.descriptor } else { nil }
  }

  /// True if the rest of the text would be read from this terminal, whose keys would be lost to it.
  package func isRead(from terminal: Terminal) -> Bool {
    guard let descriptor, descriptor.isTerminal else { return false }
    let device = TerminalDevice.device(of: descriptor)
    return device == nil || device == TerminalDevice.device(of: terminal)
  }

  /// True if the text was truncated because it is too long.
  package var isFull: Bool {
    switch storage {
    case .bytes: false
    case .mapped(let mapping): mapping.isFull
    case .stream(let stream): stream.isFull
    }
  }

  /// Adds a last line to a text that was truncated because it is too long. Call it once.
  package func append(note: [UInt8]) {
    switch storage {
    case .bytes: break
    case .mapped(let mapping): mapping.append(note: note)
    case .stream(let stream): stream.append(note: note)
    }
  }

  /// The result of reading.
  package enum Progress: Equatable, Sendable {
    case grew
    case nothingYet
    /// The text may have grown and is complete now, or truncated.
    case ended
    case failed(SystemError)
  }

  /// Reads what has arrived, a limited amount, so that a fast writer does not starve the keys.
  package func readMore() -> Progress {
    if case .stream(let stream) = storage { stream.readMore() } else { .ended }
  }

  /// True if a mapped file was truncated meanwhile: the text is shorter now.
  package func refresh() -> Bool {
    if case .mapped(let mapping) = storage { mapping.refresh() } else { false }
  }

  private static func isDirectory(_ status: stat) -> Bool {
    withUnsafePointer(to: status) { popup_is_directory($0) != 0 }
  }
}
