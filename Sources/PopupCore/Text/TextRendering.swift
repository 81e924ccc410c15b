/// How the terminal shows text.
package struct TextRendering: Equatable, Sendable {
  /// East Asian ambiguous characters take two cells (`POPUP_AMBIGUOUS=2`).
  package var ambiguousIsWide = false
  /// Simplify the clusters whose width a multiplexer may get wrong.
  package var simplifiesClusters = false
  /// The locale's charset is explicitly not UTF-8: characters beyond ASCII become `?`.
  package var isASCIIOnly = false

  package init() {}
}
