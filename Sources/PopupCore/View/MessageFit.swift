/// How much of the message must be visible in one layout attempt.
enum MessageFit {
  /// All of it, with no blank row dropped.
  case roomy
  /// All of it, with the blank rows above and below it; others may be dropped.
  case snug
  /// All of it.
  case whole
  /// Its share of the rows; it scrolls.
  case scrolling
}
