extension StaticString {
  /// The literal's UTF-8, in place: no allocation, no copy.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension [UInt8] {
  static func == (bytes: Self, text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount && bytes.starts(with: text)
  }

  func starts(with text: StaticString) -> Bool { has(text.bytes, at: 0) }

  func contains(_ text: StaticString) -> Bool { indices.contains { has(text.bytes, at: $0) } }

  private func has(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    text.count <= count - start && text.indices.allSatisfy { self[start + $0] == text[$0] }
  }
}
