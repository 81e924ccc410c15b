import PopupCore
import PopupTerminal

/// How asking ended. Thrown, because any wait and any use of the terminal can end it.
enum Ending: Error {
  case answer(Answer)
  case failure(Failure)
  case signal(Signal)
}
