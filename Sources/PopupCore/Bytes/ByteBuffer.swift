/// An append-only output buffer. Uniquely owned, so appending skips Array's uniqueness check.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// Valid until the next append, and no longer than this value.
  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// A copy of the bytes.
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

  /// Appends a number in decimal; a negative number as 0.
  mutating func append(decimal value: Int) {
    if value >= 1000 { append(decimal: value / 1000) }
    reserve(3)
    let number = UInt32(clamping: value)
    let hundreds = number / 100 % 10
    let tens = number / 10 % 10
    if number >= 100 { put(0x30 | UInt8(truncatingIfNeeded: hundreds)) }
    if number >= 10 { put(0x30 | UInt8(truncatingIfNeeded: tens)) }
    put(0x30 | UInt8(truncatingIfNeeded: number % 10))
  }

  /// Ensures room for `room` bytes, which `put` can then append without a check.
  @inline(__always)
  mutating func reserve(_ room: Int) {
    if capacity &- count < room { grow(by: room) }
  }

  /// Appends a byte without a capacity check; call `reserve` first.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    start[count] = byte
    count &+= 1
  }

  /// Drops all bytes after the first `length`.
  mutating func truncate(to length: Int) { count = max(0, min(count, length)) }

  private mutating func grow(by needed: Int) {
    capacity = max(2 * capacity, count + needed)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    UnsafeMutableRawPointer(larger).copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }
}
