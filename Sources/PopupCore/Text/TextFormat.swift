/// What the bytes of a message mean: plain text, or text with marks that were asked for.
package struct TextFormat: Equatable, Sendable {
  /// SGR sequences are styles (`--ansi`).
  package var interpretsSGR = false
  /// `**bold**`, `*italic*`, `__underline__`, `~~strike~~`, `` `code` `` are styles (`--markup`).
  package var interpretsMarkup = false
  /// `\n`, `\t`, `\e`, `\xHH`, `\uHHHH` … are what they mean in C (`--escapes`).
  package var interpretsEscapes = false
  /// Of the escapes only `\n` has a meaning, also after another backslash, as in whiptail's files.
  package var knowsNewlineEscapeOnly = false
  /// False for preformatted text, which scrolls sideways (`--no-wrap`).
  package var wraps = true

  package init() {}

  package static let plain = TextFormat()
}

/// What the terminal makes of text.
package struct TextRendering: Equatable, Sendable {
  /// East Asian ambiguous characters take two cells (`POPUP_AMBIGUOUS=2`).
  package var ambiguousIsWide = false
  /// A multiplexer is in between: clusters whose width it may guess wrong are simplified.
  package var simplifiesClusters = false
  /// The terminal's charset is explicitly not UTF-8: what is not ASCII becomes `?`.
  package var isASCIIOnly = false

  package init() {}
}
