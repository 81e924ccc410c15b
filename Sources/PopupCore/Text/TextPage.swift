/// The part of a text that shows.
package struct TextPage: Equatable, Sendable {
  package let rows: [TextRow]
  /// Those of the rows.
  package let bytes: Range<Int>
  package let extent: ScrollExtent
}

/// What part of a text shows, in any unit.
package struct ScrollExtent: Equatable, Sendable {
  package var first: Int
  package var visible: Int
  package var total: Int

  package var isWhole: Bool { visible >= total }
}
