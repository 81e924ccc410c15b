import PopupCore
import PopupTerminal

/// Questions that follow one another at once: the screen of one stays until the next is drawn over
/// it, so that nothing of the caller's screen shows between them.
final class ScreenChain {
  /// What a question left on the screen.
  struct Shown {
    let backdrop: Backdrop
    let frame: Frame
    let usesMouse: Bool
  }

  private var shown: Shown?
  /// The answers after which the next question is asked.
  private var continuing: (Answer) -> Bool = { _ in false }

  /// Announces a question, and the answers to it after which another follows on the same screen.
  func begin(_ continuing: @escaping (Answer) -> Bool) { self.continuing = continuing }

  /// Whether the terminal is to be kept for the next question.
  func goesOn(after answer: Answer) -> Bool { shown != nil && continuing(answer) }

  /// Remembers what is on the screen; nil: nothing that another question can be drawn over.
  func note(_ shown: Shown?) { self.shown = shown }

  /// What the last question left; only one question can be drawn over it.
  func takeShown() -> Shown? {
    defer { shown = nil }
    return shown
  }
}
