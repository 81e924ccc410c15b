/// The environment variables that stand for options.
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

extension Environment {
  /// A variable's value; an empty one counts as unset.
  package func value(_ variable: PopupVariable) -> [UInt8]? { value(variable.name) }
}
