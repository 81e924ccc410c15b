/// Builds a box from its options and operands.
struct BoxBuilder {
  let program: DropInProgram
  let kind: BoxKind
  let settings: BoxSettings
  let language: LabelLanguage
  /// The requested colors, border and the like.
  let look: LookOptions

  /// Columns of a real box's width that its text cannot use.
  private static let columnsAroundText = 4

  /// - Parameters:
  ///   - text: the message, the path of a textbox's file, or the heading above standard input.
  ///   - width: as given; 0 or less means none.
  ///   - seconds: the length of a pause.
  func box(text: [UInt8], width: Int, seconds: Int = 0) -> DropInBox {
    var spec = PopupSpec()
    spec.title = title(above: text)
    spec.backtitle = plain(settings.backtitle)
    spec.buttons = buttons
    spec.initialFocus = initialFocus(among: spec.roles)
    spec.navigation = kind == .textbox ? .pager : .circular
    spec.look = look
    apply(width: width, to: &spec.look)
    spec.pages = [page(text)]
    if showsOutput || kind == .textbox { spec.look.alignment = .left }
    switch kind {
    case .programbox: spec.following = .asks
    case .progressbox: spec.following = .closes
    case .yesno, .msgbox, .infobox, .textbox, .pause: break
    }
    if kind == .pause {
      spec.timeout = max(0, seconds) * 1000
      spec.timeoutButton = .affirmative
      spec.clock = .runsOn
    } else if settings.timeout > 0 {
      spec.timeout = settings.timeout * 1000
      spec.clock = .restarts
    }
    var box = DropInBox(kind: kind, spec: spec)
    box.affirmsNegatively =
      kind == .textbox && settings.initialFocus == .negative && program == .dialog
    box.beepsAfter = settings.beepsAfter
    box.sleep = max(0, settings.sleep) * 1000
    return box
  }

  private func apply(width: Int, to look: inout LookOptions) {
    if width > Self.columnsAroundText {
      look.wrapWidth = width - Self.columnsAroundText
    }
    if let hasShadow = settings.hasShadow { look.hasShadow = hasShadow }
    if settings.hasASCIILines { look.border = .ascii }
    if !settings.usesMouse { look.usesMouse = false }
    if kind == .infobox { look.isAnimated = false }
    look.ringsBell = settings.beeps
  }

  // MARK: Text

  /// Whether the box shows what another program writes.
  private var showsOutput: Bool { kind == .programbox || kind == .progressbox }

  private func title(above text: [UInt8]) -> [UInt8] {
    let title = plain(settings.title)
    let heading = showsOutput ? plain(text) : []
    if title.isEmpty || heading.isEmpty { return title + heading }
    return title + Array(": ".utf8) + heading
  }

  private func page(_ text: [UInt8]) -> Page {
    var page = Page()
    if showsOutput {
      page.message = .standardInput
      page.format.wraps = false
      return page
    }
    if kind == .textbox {
      page.message = .file(text)
      page.format.wraps = program == .whiptail
      page.format.interpretsEscapes = program == .whiptail
      page.format.knowsNewlineEscapeOnly = program == .whiptail
      return page
    }
    switch program {
    case .whiptail: page.message = .text(DropInText.withoutPadding(WhiptailText.expanded(text)))
    case .dialog:
      let text = DropInText.withoutPadding(DialogText.arranged(text, settings.text))
      page.format.interpretsSGR = settings.text.readsColors
      page.message = .text(settings.text.readsColors ? DialogColors.renditions(of: text) : text)
    }
    return page
  }

  private func plain(_ text: [UInt8]) -> [UInt8] {
    (settings.text.readsColors ? DialogColors.removed(from: text) : text).trimmingBlanks
  }

  // MARK: Buttons

  /// In the order of the real program: the affirmative button comes first.
  private var buttons: [Button] {
    guard kind != .infobox, kind != .progressbox else { return [] }
    var buttons = [Button(.affirmative, label(affirmativeWord))]
    if settings.hasExtra { buttons.append(Button(.extra, label(.extra))) }
    if kind == .yesno { buttons.append(Button(.negative, label(.no))) }
    if kind == .pause, settings.hasCancel { buttons.append(Button(.negative, label(.cancel))) }
    if settings.hasHelp { buttons.append(Button(.help, label(.help))) }
    return buttons
  }

  private var affirmativeWord: BoxWord {
    switch kind {
    case .yesno: .yes
    case .textbox: program == .dialog && !settings.hasExtra ? .exit : .ok
    case .msgbox, .infobox, .pause, .programbox, .progressbox: .ok
    }
  }

  private func label(_ word: BoxWord) -> [UInt8] {
    settings[word].map { plain($0) } ?? language.label(word, of: program)
  }

  private func initialFocus(among roles: [ButtonRole]) -> ButtonRole {
    guard let wanted = settings.initialFocus, roles.contains(wanted) else {
      return roles.first ?? .affirmative
    }
    return wanted
  }
}
