/// Bytes that are gathered to be sent: appending one is a store, without an array's question, for
/// each, who else holds it.
struct ByteSink: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes, until the next one is appended.
  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var array: [UInt8] {
    Array(unsafeUninitializedCapacity: count) { buffer, length in
      UnsafeMutableRawPointer(buffer.baseAddress)?.copyMemory(from: start, byteCount: count)
      length = count
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  mutating func append(contentsOf bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// The digits of a number; 0 for a negative one.
  mutating func append(decimal value: Int) {
    if value >= 1000 { append(decimal: value / 1000) }
    if capacity - count < 3 { grow(by: 3) }
    let number = UInt32(clamping: value)
    if number >= 100 { putDigit(number / 100) }
    if number >= 10 { putDigit(number / 10) }
    putDigit(number)
  }

  @inline(__always)
  private mutating func putDigit(_ number: UInt32) {
    start[count] = 0x30 + UInt8(truncatingIfNeeded: number % 10)
    count &+= 1
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
