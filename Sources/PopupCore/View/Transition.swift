/// An ease-out animation. Its frames are drawn only when nothing else is to be done, and nothing
/// waits for its end. Times are milliseconds of a monotonic clock.
package struct Transition: Equatable, Sendable {
  private var start: Int
  private let duration: Int

  /// The time between two frames, in milliseconds; terminals do not show more frames.
  private static let step = 16

  init(start: Int, duration: Int) {
    self.start = start
    self.duration = max(1, duration)
  }

  /// Delays the animation by the time it was hidden, in milliseconds.
  mutating func delay(by milliseconds: Int) { start += milliseconds }

  /// The progress after easing, in thousandths.
  func progress(at now: Int) -> Int {
    let left = 1000 - min(duration, max(0, now - start)) * 1000 / duration
    return 1000 - left * left / 1000 * left / 1000
  }

  /// Milliseconds until its next frame; nil when it is over.
  func nextFrame(after now: Int) -> Int? {
    let end = start + duration
    return now < end ? min(Self.step, end - now) : nil
  }
}
