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
