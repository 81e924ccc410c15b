import CSystem
import PopupCore
import PopupTerminal

let program = Program(closed: StandardDescriptors.plug())
program.run()
