import Testing

@testable import PopupCore

@Suite("Exit statuses")
struct ExitStatusesTests {
  private static let answers: [Answer] =
    ButtonRole.allCases.map { .pressed($0) } + [.dismissed, .timedOut]

  @Test("no two answers or failures share a status")
  func distinct() {
    let statuses = ExitStatuses.popup
    let all =
      Self.answers.map { statuses.status(of: $0) }
      + FailureKind.allCases.map { statuses.status(of: $0) }
    #expect(Set(all).count == all.count)
  }

  @Test("only the affirmative button exits with 0, and only the negative one with 1")
  func reserved() {
    let statuses = ExitStatuses.popup
    #expect(Self.answers.filter { statuses.status(of: $0) == 0 } == [.pressed(.affirmative)])
    #expect(Self.answers.filter { statuses.status(of: $0) == 1 } == [.pressed(.negative)])
    #expect(FailureKind.allCases.allSatisfy { statuses.status(of: $0) > 1 })
  }
}
