/// Which labels may be truncated: a column gives labels more room than a row does.
enum LabelTruncation: Equatable, CaseIterable {
  case never, stacked, sideBySide
}
