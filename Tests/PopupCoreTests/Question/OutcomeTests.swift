import PopupCore
import Testing

@Suite("Outcome")
struct OutcomeTests {
  static let all: [Outcome] = [
    .pressed(.right), .pressed(.left), .pressed(.extra), .dismissed, .timedOut, .usageError,
    .unreadableMessage, .noTerminal, .internalFailure, .outputFailure,
  ]

  @Test("no two outcomes share a status")
  func distinct() {
    #expect(Set(Self.all.map(\.status)).count == Self.all.count)
  }

  @Test("only the right button is 0, only the left one 1")
  func answers() {
    #expect(Self.all.filter { $0.status == 0 } == [.pressed(.right)])
    #expect(Self.all.filter { $0.status == 1 } == [.pressed(.left)])
  }
}
