import PopupCore
