import CSystem
import PopupCore

/// A regular file's bytes, mapped: nothing is read before it is looked at, nothing is copied.
///
/// A file that is shortened while it is mapped would kill whoever reads beyond its new end; the
/// fault is answered with zeros (see `popup_mapping_add`), and `refresh` then shortens the text.
final class FileMapping {
  private let descriptor: FileDescriptor
  private let isOwned: Bool
  /// In memory of its own: a signal handler follows the pointer.
  private let pages: UnsafeMutablePointer<popup_mapping>
  /// From the start of the first page to the first byte of the text.
  private let lead: Int
  private var count: Int

  /// Nil for what cannot be mapped and has to be read: not a regular file, one that says it is
  /// empty, a file system without mappings, no room. The descriptor is then left as it was.
  init?(descriptor: FileDescriptor, status: stat, isOwned: Bool) {
    guard withUnsafePointer(to: status, { popup_is_regular($0) != 0 }), status.st_size > 0 else {
      return nil
    }
    let offset = Int(lseek(descriptor.number, 0, SEEK_CUR))
    let size = Int(status.st_size)
    guard offset >= 0, offset < size else { return nil }
    let lead = offset % max(1, Int(popup_page_size()))
    let start = offset - lead
    guard let address = popup_map_file(descriptor.number, Int64(start), size - start) else {
      return nil
    }
    self.descriptor = descriptor
    self.isOwned = isOwned
    self.lead = lead
    count = size - offset
    pages = .allocate(capacity: 1)
    pages.initialize(
      to: popup_mapping(
        start: UInt(bitPattern: address), length: size - start, fd: descriptor.number,
        offset: Int64(start), next: nil))
    popup_mapping_add(pages)
    // As if it had been read: what follows in a script finds the rest, which is nothing.
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

  func refresh() -> Bool {
    guard let size = try? descriptor.status().st_size else { return false }
    let left = max(0, Int(size) - Int(pages.pointee.offset) - lead)
    guard left < count else { return false }
    count = left
    return true
  }
}
