/// The language and the character set that the environment's locale names.
package struct LocaleName {
  private let messages: [UInt8]
  private let characters: [UInt8]

  package init(_ environment: Environment) {
    let all = environment.value("LC_ALL")
    let language = environment.value("LANG")
    messages = all ?? environment.value("LC_MESSAGES") ?? language ?? []
    characters = all ?? environment.value("LC_CTYPE") ?? language ?? []
  }

  /// The two letters before the territory, in lower case: `ko` of `ko_KR.UTF-8`. Empty for the C locale.
  package var language: [UInt8] {
    let name = messages.prefix { byte in
      (0x61...0x7A).contains(byte | 0x20) && byte != 0x5F
    }
    return name.count == 2 ? name.map { $0 | 0x20 } : []
  }

  /// `TW` of `zh_TW.UTF-8`; empty if there is none.
  package var territory: [UInt8] {
    guard let underscore = messages.firstIndex(of: UInt8(ascii: "_")) else { return [] }
    return Array(messages[(underscore + 1)...].prefix { (0x41...0x5A).contains($0) })
  }

  /// Whether the locale names a character set other than UTF-8. The C locale names none: terminals
  /// are UTF-8 there too.
  package var hasForeignCharset: Bool {
    let lower = characters.map { $0.asciiLowercased }
    if lower.contains("utf-8") || lower.contains("utf8") { return false }
    guard let dot = lower.firstIndex(of: 0x2E) else { return false }
    return dot + 1 < lower.count
  }
}
