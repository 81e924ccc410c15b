/// The program's name and version.
package enum Version {
  package static let number = "0.2.0"

  /// What `--version` prints, with its newline.
  package static let text = "popup " + number + "\n"
}
