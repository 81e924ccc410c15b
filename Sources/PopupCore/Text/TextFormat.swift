/// How to read the bytes of a message: as plain text, or with the markup that the user asked for.
package struct TextFormat: Equatable, Sendable {
  /// SGR sequences are styles (`--ansi`).
  package var interpretsSGR = false
  /// `**bold**`, `*italic*`, `__underline__`, `~~strike~~`, `` `code` `` are styles (`--markup`).
  package var interpretsMarkup = false
  /// Backslash escapes mean what they do in C: `\n`, `\t`, `\e`, `\xHH`, `\uHHHH` (`--escapes`).
  package var interpretsEscapes = false
  /// Of the escapes only `\n` has a meaning, also after another backslash, as in whiptail's files.
  package var knowsNewlineEscapeOnly = false
  /// False for preformatted text, which scrolls sideways (`--no-wrap`).
  package var wraps = true

  /// Concealed text (SGR 8) is dropped; false for a text whose concealed parts are blank already.
  var dropsConcealed = true

  package init() {}

  package static let plain = TextFormat()
}
