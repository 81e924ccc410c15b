import PopupCore
import PopupTerminal

/// How asking ended. Thrown, because any wait and any use of the terminal can end it.
enum Ending: Error {
  case answer(Answer, isTimeout: Bool = false)
  case failure(Failure)
  /// With `wholeJob` it was typed, and the whole foreground job is to get it.
  case signal(Signal, wholeJob: Bool = false)
}
