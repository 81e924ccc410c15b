/// Where an option was given.
package enum OptionOrigin: Equatable, Sendable {
  case commandLine
  /// POPUP_OPTS, or a variable that stands for a single option.
  case variable(PopupVariable)

  /// Whether another origin's options take precedence over this one's.
  func isWeaker(than other: OptionOrigin) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .commandLine: 2
    case .variable(.options): 1
    case .variable(.answer), .variable(.theme): 0
    }
  }

  /// The error, attributed to the variable that caused it.
  func blamed(for error: UsageError) -> UsageError {
    switch self {
    case .commandLine: error
    case .variable(let variable): .inVariable(variable, error)
    }
  }
}
