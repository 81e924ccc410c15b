/// How a prepared line ends a question.
package enum PreparedOutcome: Equatable, Sendable {
  case answer(Answer)
  /// As if there were no terminal.
  case failure
}

extension PreparedLine {
  /// How the line ends a question; throws if it cannot or may not answer it.
  package func outcome(for spec: PopupSpec) throws(PreparedAnswersError) -> PreparedOutcome {
    do throws(PreparedMistake) {
      return try permittedOutcome(for: spec)
    } catch {
      throw PreparedAnswersError(line: number, mistake: error)
    }
  }

  private func permittedOutcome(for spec: PopupSpec) throws(PreparedMistake) -> PreparedOutcome {
    switch answer {
    case .button(.affirmative) where AnswerRule.isProtected(spec):
      throw .protectedButton(isDestructive: spec.isDestructive, isNamed: subject != .rest)
    case .button(let role):
      guard spec.roles.contains(role) else { throw .noSuchButton(role) }
      return .answer(.pressed(role))
    case .protectedButton: return .answer(.pressed(.affirmative))
    case .escape:
      switch spec.escape {
      case .dismiss: return .answer(.dismissed)
      case .negative: return .answer(.pressed(.negative))
      case .ignore: throw .escapeIsIgnored
      }
    case .timeout: return .answer(spec.timeoutButton.map { .pressed($0) } ?? .timedOut)
    case .failure: return .failure
    }
  }
}
