/// How much of the message must be visible in one layout attempt.
enum MessageFit {
  /// All of it, with no blank row dropped.
  case roomy
  /// All of it, and the blank rows above and below it.
  case snug
  /// All of it.
  case whole
  /// Its share of the rows; it scrolls.
  case scrolling
}
