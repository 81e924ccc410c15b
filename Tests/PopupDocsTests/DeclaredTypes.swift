/// The types that a Swift file declares, and the names that it uses.
struct DeclaredTypes {
  /// Top-level types visible to other files.
  private(set) var shared: Set<Substring> = []
  /// Names private to the file: private types and generic parameters.
  private(set) var hidden: Set<Substring> = []
  /// The types declared inside a type or its extension, by that type's name.
  private(set) var members: [Substring: Set<Substring>] = [:]
  /// The types that the file declares or extends.
  private(set) var opened: Set<Substring> = []
  /// Every capitalized name that does not follow a dot, as a member type's does.
  private(set) var used: Set<Substring> = []

  private static let introducers: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
  ]

  init(in tokens: [Substring]) {
    // The type whose braces are open at each depth; nil for those of a function or a closure.
    var scopes: [Substring?] = []
    var pending: Substring?
    for (index, token) in tokens.enumerated() {
      let last = index > 0 ? tokens[index - 1] : ""
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      switch token {
      case "{":
        scopes.append(pending)
        pending = nil
      case "}":
        if !scopes.isEmpty { scopes.removeLast() }
      case _ where Self.introducers.contains(last) && token.first?.isUppercase == true:
        declare(token, last, Self.isPrivate(tokens[..<(index - 1)]), in: scopes)
        if next == "<" { hideParameters(tokens[(index + 2)...]) }
        if last != "typealias" { pending = token }
        if last == "extension" { used.insert(token) }
      case _ where last == "func" || token == "init":
        if next == "<" { hideParameters(tokens[(index + 2)...]) }
      case _ where token.first?.isUppercase == true && last != ".":
        used.insert(token)
      default: break
      }
    }
  }

  private mutating func declare(
    _ type: Substring, _ introducer: Substring, _ isPrivate: Bool, in scopes: [Substring?]
  ) {
    if introducer != "typealias" { opened.insert(type) }
    if introducer == "extension" { return }
    if !scopes.isEmpty {
      if let outer = scopes.last ?? nil { members[outer, default: []].insert(type) }
      hidden.insert(type)
    } else if isPrivate {
      hidden.insert(type)
    } else {
      shared.insert(type)
    }
  }

  private static func isPrivate(_ before: ArraySlice<Substring>) -> Bool {
    before.suffix(2).contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// `Element` and `Failure` in `<Element: Equatable, Failure>`.
  private mutating func hideParameters(_ tokens: ArraySlice<Substring>) {
    var last: Substring = ","
    for token in tokens {
      if token == ">" || token == "{" { return }
      if last == "," { hidden.insert(token) }
      last = token
    }
  }
}
