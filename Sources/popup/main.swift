import PopupTerminal

Program(closed: StandardDescriptors.plug()).run()
