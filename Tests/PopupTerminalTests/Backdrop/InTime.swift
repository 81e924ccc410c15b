import TestSupport

/// Repeats an attempt until it gives a result.
///
/// popup waits 200 ms for a report of the screen, which is too short on a busy machine.
func inTime<Result>(_ what: String, _ body: () throws -> Result?) throws -> Result {
  for _ in 0..<50 {
    if let result = try body() { return result }
  }
  throw TimedOut("never in time: \(what)")
}
