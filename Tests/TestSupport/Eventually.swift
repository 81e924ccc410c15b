import Foundation

/// Checks a condition at intervals until it is true. Returns false if it is still false after
/// `PseudoTerminal.patience`.
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
