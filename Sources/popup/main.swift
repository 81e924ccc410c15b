import CSystem
import PopupCore
import PopupTerminal

_exit(Outcome.internalFailure.status)
