/// Bytes that are gathered to be sent: appending one is a store, without an array's question, for
/// each, who else holds it.
package struct ByteSink: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  package var array: [UInt8] {
    Array(unsafeUninitializedCapacity: count) { buffer, length in
      UnsafeMutableRawPointer(buffer.baseAddress)?.copyMemory(from: start, byteCount: count)
      length = count
    }
  }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  package mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  package mutating func append(contentsOf bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Forgets all but the first bytes.
  mutating func truncate(to length: Int) { count = max(0, min(count, length)) }

  private mutating func grow(by needed: Int) {
    capacity = max(2 * capacity, count + needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    UnsafeMutableRawPointer(larger).copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }
}
