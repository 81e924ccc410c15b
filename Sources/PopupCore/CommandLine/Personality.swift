/// The program that a caller believes to have called: its name and its exit statuses.
package struct Personality: Equatable, Sendable {
  /// Precedes every error line.
  package let name: String
  package let statuses: ExitStatuses

  package static var popup: Personality { Personality(name: "popup", statuses: .popup) }
}
