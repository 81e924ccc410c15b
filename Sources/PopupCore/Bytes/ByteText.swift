/// An unowned view of UTF-8 bytes: an argument, a mapped file, or what a pipe has sent so far.
///
/// Copying copies only the pointer. An out-of-range read returns 0, so a stale offset into a
/// truncated text is harmless.
package struct ByteText {
  package let base: UnsafePointer<UInt8>?
  /// In bytes.
  package let count: Int
  /// False while a pipe may still send more.
  package let isComplete: Bool

  package init(base: UnsafePointer<UInt8>?, count: Int, isComplete: Bool = true) {
    self.base = base
    self.count = base == nil ? 0 : max(0, count)
    self.isComplete = isComplete
  }

  package init(_ buffer: UnsafeBufferPointer<UInt8>, isComplete: Bool = true) {
    self.init(base: buffer.baseAddress, count: buffer.count, isComplete: isComplete)
  }

  package var isEmpty: Bool { count == 0 }

  @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    guard let base, offset >= 0, offset < count else { return 0 }
    return base[offset]
  }
}
