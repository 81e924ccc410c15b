/// What the bytes of a message mean: plain text, or text with marks that were asked for.
package struct TextFormat: Equatable, Sendable {
  /// SGR sequences are styles (`--ansi`).
  package var interpretsSGR = false
  /// `**bold**`, `*italic*`, `__underline__`, `~~strike~~`, `` `code` `` are styles (`--markup`).
  package var interpretsMarkup = false
  /// `\n`, `\t`, `\e`, `\xHH`, `\uHHHH` … are what they mean in C (`--escapes`).
  package var interpretsEscapes = false
  /// False for preformatted text, which scrolls sideways (`--no-wrap`).
  package var wraps = true

  package init() {}

  package static let plain = TextFormat()
}
