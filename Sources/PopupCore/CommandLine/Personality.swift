/// The program that popup acts as: its name and its exit statuses.
package struct Personality: Equatable, Sendable {
  /// Precedes every line on standard error.
  package let name: String
  package let statuses: ExitStatuses

  package static var popup: Personality { Personality(name: "popup", statuses: .popup) }
}
