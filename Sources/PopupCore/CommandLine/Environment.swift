/// The environment's variables, as bytes.
package struct Environment {
  private let lookup: (String) -> [UInt8]?

  package init(_ lookup: @escaping (String) -> [UInt8]?) { self.lookup = lookup }

  /// A variable's value; an empty one counts as unset.
  package func value(_ name: String) -> [UInt8]? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }

  package func value(_ variable: PopupVariable) -> [UInt8]? { value(variable.rawValue) }
}

/// The variables that stand for options.
package enum PopupVariable: String, Equatable, Sendable, CaseIterable {
  case options = "POPUP_OPTS"
  case answer = "POPUP_ANSWER"
  case theme = "POPUP_THEME"
}
