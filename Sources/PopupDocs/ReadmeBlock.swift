/// A generated part of the README, between two HTML comments.
package struct ReadmeBlock: Sendable {
  /// The block's name, and what it is made from.
  package let name: String
  /// Lines, each with its newline.
  package let text: String

  package var start: String { "<!-- \(name) -->" }
  package var end: String { "<!-- /\(name.prefix { $0 != ":" }) -->" }

  package static let all = [ReadmeOptions.block, KeyHelp.block]

  /// Replaces the text between the block's marks, or appends the block to a README without them.
  package func updating(_ readme: String) -> String {
    let block = start + "\n" + text + end
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0 == start }),
      let last = lines[first...].firstIndex(where: { $0 == end })
    else {
      return readme + (readme.isEmpty ? "" : "\n") + block + "\n"
    }
    let parts = lines[..<first] + [block[...]] + lines[(last + 1)...]
    return parts.joined(separator: "\n")
  }
}
