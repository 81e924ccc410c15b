import CSystem
import PopupCore

/// Where a message's bytes are: in an argument, a file or what a pipe has sent so far.
///
/// The bytes are held once and never move. A regular file is mapped, however large; whatever else
/// there is to read is read when it comes, without waiting.
package final class MessageSource {
  private enum Storage {
    case bytes(UnsafeMutableBufferPointer<UInt8>)
    case mapped(FileMapping)
    case stream(StreamBuffer)
  }

  private let storage: Storage

  /// A text that is there already.
  package init(bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    storage = .bytes(copy)
  }

  /// A file by its path: regular, or a FIFO, a device or one that says its size is 0, as those of
  /// /proc do. A FIFO that nobody writes to yet is waited for like a slow one.
  package convenience init(path: [UInt8]) throws(SystemError) {
    let descriptor = try FileDescriptor.open(path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK)
    try self.init(descriptor: descriptor, isOwned: true)
  }

  /// Standard input, from where it stands; what is used of it counts as read.
  package static func standardInput() throws(SystemError) -> MessageSource {
    try MessageSource(descriptor: .standardInput, isOwned: false)
  }

  /// `isOwned`: the descriptor is closed when nothing is to be had from it any more.
  init(descriptor: FileDescriptor, isOwned: Bool) throws(SystemError) {
    do throws(SystemError) {
      let status = try descriptor.status()
      if Self.isFolder(status) { throw SystemError(.read, EISDIR) }
      if let mapping = FileMapping(descriptor: descriptor, status: status, isOwned: isOwned) {
        storage = .mapped(mapping)
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

  /// What there is now. Valid while this source lives, and until the next `readMore` or `refresh`
  /// says that it changed.
  package var text: ByteText {
    switch storage {
    case .bytes(let buffer): ByteText(UnsafeBufferPointer(buffer))
    case .mapped(let mapping): mapping.text
    case .stream(let stream): stream.text
    }
  }

  /// To be waited for, with `readMore` when it is readable; nil when nothing more will come.
  package var descriptor: FileDescriptor? {
    if case .stream(let stream) = storage { stream.descriptor } else { nil }
  }

  /// True when the text was cut because there is no room for more of it.
  package var isFull: Bool {
    switch storage {
    case .bytes: false
    case .mapped(let mapping): mapping.isCut
    case .stream(let stream): stream.isFull
    }
  }

  /// What reading brought.
  package enum Progress: Equatable, Sendable {
    case grew
    case nothingYet
    /// The text, which may have grown too, is complete, or as complete as there is room for.
    case ended
    case failed(SystemError)
  }

  /// Reads what is there, a bounded amount of it, so that a fast writer never shuts the keys out.
  package func readMore() -> Progress {
    if case .stream(let stream) = storage { stream.readMore() } else { .ended }
  }

  /// Looks whether a mapped file was shortened meanwhile; true when the text became shorter.
  package func refresh() -> Bool {
    if case .mapped(let mapping) = storage { mapping.refresh() } else { false }
  }

  private static func isFolder(_ status: stat) -> Bool {
    withUnsafePointer(to: status) { popup_is_directory($0) != 0 }
  }
}
