import CSystem

/// The environment this process was started with.
package enum ProcessEnvironment {
  /// A variable's bytes, not necessarily UTF-8; nil if it is not set.
  package static func value(of name: StaticString) -> [UInt8]? {
    // A static string ends with a null byte.
    let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    guard let value = getenv(name) else { return nil }
    return bytes(ofCString: value)
  }
}

/// The arguments this process was started with.
package enum ProcessArguments {
  /// The word by which the caller invoked this program, a path or a bare name; empty if there is none.
  package static var name: [UInt8] {
    var count: Int32 = 0
    guard let pointers = popup_arguments(&count), count > 0, let word = pointers[0] else {
      return []
    }
    return bytes(ofCString: word)
  }

  /// The bytes, not necessarily UTF-8, of every argument after the program's name.
  package static var afterName: [[UInt8]] {
    var count: Int32 = 0
    guard let pointers = popup_arguments(&count), count > 1 else { return [] }
    var words: [[UInt8]] = []
    words.reserveCapacity(Int(count))
    for index in 1..<Int(count) {
      guard let word = pointers[index] else { break }
      words.append(bytes(ofCString: word))
    }
    return words
  }
}

private func bytes(ofCString text: UnsafePointer<CChar>) -> [UInt8] {
  let count = strlen(text)
  return Array(unsafeUninitializedCapacity: count) { buffer, length in
    UnsafeMutableRawPointer(buffer.baseAddress)?.copyMemory(from: text, byteCount: count)
    length = count
  }
}
