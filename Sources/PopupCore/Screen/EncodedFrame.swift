/// The bytes that draw a frame, in memory of their own for as long as this lives.
package final class EncodedFrame {
  private let bytes: ByteBuffer

  init(_ bytes: consuming ByteBuffer) { self.bytes = bytes }

  package var isEmpty: Bool { bytes.count == 0 }
  package var count: Int { bytes.count }
  package var array: [UInt8] { bytes.array }

  /// Lends the bytes to be sent, without a copy of them.
  package func withBytes<Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try body(bytes.buffer)
  }
}
