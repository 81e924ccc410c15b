/// The part of a text that is in view.
package struct TextPage: Equatable, Sendable {
  package let rows: [TextRow]
  package let extent: ScrollExtent
}

/// Which part of a text is in view, in rows or in bytes.
package struct ScrollExtent: Equatable, Sendable {
  package var first: Int
  package var visible: Int
  package var total: Int

  package var isWhole: Bool { visible >= total }
}
