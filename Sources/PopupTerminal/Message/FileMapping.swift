import CSystem
import PopupCore

/// A regular file's bytes, mapped: read when they are looked at, never copied.
///
/// Reading beyond the end of a file that was truncated while mapped would raise SIGBUS; it gives
/// zeros instead (see `popup_mapping_add`), and `refresh` then shortens the text.
final class FileMapping {
  private let descriptor: FileDescriptor
  private let isOwned: Bool
  /// Allocated by itself, because a signal handler follows the pointer.
  private let pages: UnsafeMutablePointer<popup_mapping>
  /// From the start of the first page to the first byte of the text.
  private let lead: Int
  private var count: Int

  /// The most that is mapped, in bytes: 1 GiB where an Int has 32 bits; elsewhere, more than a file
  /// can have.
  static let limit = Int64(Int.max / 2)

  /// The file has more bytes than are mapped.
  let isFull: Bool

  /// Nil if the file must be read instead: it is not regular, reports a size of 0, its file system
  /// does not support mappings, or address space is exhausted. The descriptor is unchanged then.
  init?(
    descriptor: FileDescriptor, status: stat, isOwned: Bool, limit: Int64 = FileMapping.limit
  ) {
    guard withUnsafePointer(to: status, { popup_is_regular($0) != 0 }), status.st_size > 0 else {
      return nil
    }
    let offset = Int64(lseek(descriptor.number, 0, SEEK_CUR))
    let size = Int64(status.st_size)
    guard offset >= 0, offset < size else { return nil }
    let lead = offset % max(1, popup_page_size())
    let start = offset - lead
    let length = Int(min(size - start, limit))
    guard let address = popup_map_file(descriptor.number, start, length) else { return nil }
    self.descriptor = descriptor
    self.isOwned = isOwned
    self.lead = Int(lead)
    isFull = Int64(length) < size - start
    count = length - self.lead
    pages = .allocate(capacity: 1)
    pages.initialize(
      to: popup_mapping(
        start: UInt(bitPattern: address), length: length, fd: descriptor.number, offset: start,
        next: nil))
    popup_mapping_add(pages)
    // Counts as read: what follows in the script finds the end of the file.
    _ = lseek(descriptor.number, off_t(size), SEEK_SET)
  }

  deinit {
    popup_mapping_remove(pages)
    munmap(UnsafeMutableRawPointer(bitPattern: pages.pointee.start), pages.pointee.length)
    pages.deallocate()
    if isOwned { descriptor.close() }
  }

  var text: ByteText {
    let start = UnsafePointer<UInt8>(bitPattern: pages.pointee.start + UInt(lead))
    return ByteText(base: start, count: count)
  }

  /// Replaces the end of a full text with a last line. The file does not change.
  func append(note: [UInt8]) {
    let bytes = [0x0A] + note
    guard isFull, bytes.count < count else { return }
    let pageSize = Int(max(1, popup_page_size()))
    let start = pages.pointee.start + UInt(lead + count - bytes.count)
    let end = start + UInt(bytes.count)
    let firstPage = start - start % UInt(pageSize)
    guard let address = UnsafeMutableRawPointer(bitPattern: firstPage),
      mprotect(address, Int(end - firstPage), PROT_READ | PROT_WRITE) == 0
    else { return }
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(
        start: address + Int(start - firstPage), count: bytes.count
      ).copyMemory(from: source)
    }
  }

  func refresh() -> Bool {
    guard let size = try? descriptor.status().st_size else { return false }
    let left = max(0, Int64(size) - pages.pointee.offset - Int64(lead))
    guard left < Int64(count) else { return false }
    count = Int(left)
    return true
  }
}
