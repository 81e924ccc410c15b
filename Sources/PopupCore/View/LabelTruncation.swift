/// Which labels may be truncated to fit. A column gives labels more room than a row does.
enum LabelTruncation: Equatable, CaseIterable {
  case never, stacked, sideBySide
}
