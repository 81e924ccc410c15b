import PopupCore

/// A file of the repository that is generated, wholly or in part, from the option and key tables.
package struct GeneratedFile: Sendable {
  /// Relative to the repository's root.
  package let path: String
  /// The correct contents, given the current ones.
  package let contents: @Sendable (_ current: String) -> String

  package static let all: [GeneratedFile] = [
    GeneratedFile(path: "man/popup.1") { _ in ManualPage.text },
    GeneratedFile(path: "completions/popup.bash") { _ in BashCompletion.text },
    GeneratedFile(path: "completions/_popup") { _ in ZshCompletion.text },
    GeneratedFile(path: "completions/popup.fish") { _ in FishCompletion.text },
    GeneratedFile(path: "README.md") { current in
      ReadmeBlock.all.reduce(current) { $1.updating($0) }
    },
  ]
}
