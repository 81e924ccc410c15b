/// The environment's variables, as bytes.
package struct Environment {
  private let lookup: (StaticString) -> [UInt8]?

  package init(_ lookup: @escaping (StaticString) -> [UInt8]?) { self.lookup = lookup }

  /// A variable's value; an empty one counts as unset.
  package func value(_ name: StaticString) -> [UInt8]? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }

  package func value(_ variable: PopupVariable) -> [UInt8]? { value(variable.name) }
}

/// The variables that stand for options.
package enum PopupVariable: Equatable, Sendable, CaseIterable {
  case options, answer, theme

  package var name: StaticString {
    switch self {
    case .options: "POPUP_OPTS"
    case .answer: "POPUP_ANSWER"
    case .theme: "POPUP_THEME"
    }
  }

  package var spelling: String { name.description }
}
