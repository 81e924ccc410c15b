import Foundation

/// Polls a condition, every millisecond unless told otherwise; false if it still does not hold when
/// `PseudoTerminal.patience` has passed.
@discardableResult
package func eventually(
  every microseconds: useconds_t = 1000, _ condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
  while true {
    if try condition() { return true }
    guard Date() < deadline else { return false }
    usleep(microseconds)
  }
}
