import TestSupport

/// Does something again until it gives a result.
///
/// The popup waits a fifth of a second for its surroundings, and a busy machine may need that for
/// others.
func inTime<Result>(_ what: String, _ body: () throws -> Result?) throws -> Result {
  for _ in 0..<50 {
    if let result = try body() { return result }
  }
  throw TimedOut("never in time: \(what)")
}
