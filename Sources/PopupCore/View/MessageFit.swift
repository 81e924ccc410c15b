/// What has to be true of the message in one attempt at a layout.
enum MessageFit {
  /// All of it shows, and no blank row is dropped.
  case roomy
  /// All of it shows.
  case whole
  /// It has its share of the rows and scrolls.
  case scrolling
}
