import CSystem
import PopupCore
import PopupTerminal

extension Personality {
  /// Exits with the status of every failure, and one line on standard error that has the program's
  /// name.
  func fail(_ failure: Failure) -> Never {
    switch failure {
    case .noTerminal, .nobodyToAnswer, .orphaned: fail("no terminal to ask on")
    default: fail(failure.text)
    }
  }

  func fail(_ text: String) -> Never {
    let line = Array("\(name): \(text)\n".utf8)
    try? FileDescriptor.standardError.writeAll(line, within: 1000)
    _exit(statuses.usage)
  }
}
