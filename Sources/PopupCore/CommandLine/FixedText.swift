/// Bytes beside text that is known beforehand: no string is made for it, nothing is counted.
extension [UInt8] {
  static func == (bytes: Self, text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount && bytes.starts(with: text)
  }

  func starts(with text: StaticString) -> Bool { has(text, at: 0) }

  func contains(_ text: StaticString) -> Bool {
    indices.contains { has(text, at: $0) }
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return text.count <= count - start && text.indices.allSatisfy { self[start + $0] == text[$0] }
  }
}
