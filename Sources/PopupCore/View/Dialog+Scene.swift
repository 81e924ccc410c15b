extension Dialog {
  /// Draws the whole screen as it should look now.
  package func frame(texts: [ByteText], now: Int) -> Frame {
    Painter.paint(scene(texts: texts, now: now))
  }

  private func scene(texts: [ByteText], now: Int) -> Scene {
    var scene = Scene(layout: layout, theme: theme, capabilities: capabilities)
    guard !layout.isTooSmall else {
      scene.notice = labels.own(strings.tooSmall)
      return scene
    }
    if isInline { scene.theme.backdrop = Style() }
    scene.entrance = entrance?.progress(at: now) ?? 1000
    scene.backdrop = backdrop(appearing: scene.entrance)
    let page = state.page
    if !isInline { scene.backtitle = labels.backtitle }
    scene.title = labels.titleRows(width: max(1, layout.title.columns))
    if texts.indices.contains(page), !layout.message.isEmpty {
      let shown = views[page].page(in: texts[page])
      scene.newRow = note(shown)
      // Until a button can have the focus, the cursor is on the newest row.
      if state.awaitsEnd { scene.newRow = shown.rows.count - 1 }
      scene.message = shown.rows
      scene.scroll = shown.extent.isWhole ? nil : shown.extent
      scene.isCentered = isCentered[page]
      scene.hasCode =
        spec.pages[page].format.interpretsMarkup && !spec.pages[page].format.interpretsSGR
    }
    if !layout.tabs.isEmpty {
      scene.tabs = labels.tabs.indices.map { index in
        Scene.Tab(
          title: labels.tabs[index], isSelected: index == page,
          isNew: spec.pages[index].isNew && !state.progress.isSeen(index))
      }
      scene.underbar = underbarPlace(now: now)
    }
    scene.controls = controls()
    scene.countsRarely = countsRarely
    scene.hint = hint(now: now)
    scene.hintCounts = state.countdown?.button == nil && state.countdown != nil
    if layout.density.hasPadding || layout.hasMargins { scene.keys = keyRow(texts, now: now) }
    scene.buttons = layout.buttons.map { placed in
      Scene.Button(
        role: placed.role, area: placed.area, label: label(of: placed.role, now: now),
        isFocused: state.focus == .button(placed.role) && !state.awaitsEnd,
        isEnabled: state.isEnabled(placed.role, at: now),
        isPressed: held == .button(placed.role))
    }
    return scene
  }

  /// The columns of the bar under the selected tab, or of the bar on its way there.
  private func underbarPlace(now: Int) -> (column: Int, columns: Int)? {
    let items = layout.tabStrip.items
    guard let target = items.first(where: { $0.page == state.page })?.area else { return nil }
    guard let underbar, let origin = items.first(where: { $0.page == lastPage })?.area else {
      return (target.column, target.columns)
    }
    let progress = underbar.progress(at: now)
    func between(_ from: Int, _ to: Int) -> Int { from + (to - from) * progress / 1000 }
    return (between(origin.column, target.column), between(origin.columns, target.columns))
  }

  private func controls() -> [Scene.Control] {
    var controls = labels.checks.indices.map { index in
      Scene.Control(
        kind: .checkBox(isTicked: state.progress.ticked[index]),
        rows: labels.checkRows(index, width: layout.message.columns),
        isFocused: state.focus == .check(index))
    }
    if labels.hasField {
      let name = fieldName
      let width = layout.fieldWidth - ShortText.width(of: name)
      let typed = labels.own(state.progress.typed.text)
      var row = TextRow()
      // Show the end, where the caret is; the beginning scrolls out of view.
      for cluster in typed.reversed() where row.width + cluster.width <= width {
        row.clusters.append(StyledCluster(cluster))
        row.width += cluster.width
      }
      row.clusters.reverse()
      controls.append(
        Scene.Control(kind: .field, name: name, rows: [row], isFocused: state.focus == .field))
    }
    return controls
  }

  /// The label before the field; empty if the box is too narrow for it and a word.
  private var fieldName: [Cluster] {
    let name = labels.own(strings.typeIt)
    return ShortText.width(of: name) * 3 <= layout.fieldWidth ? name : []
  }

  // MARK: Words that change

  private func label(of role: ButtonRole, now: Int) -> [Cluster] {
    let label = labels.label(of: role)
    guard let seconds = secondsShown(on: role, now: now) else { return label }
    return label + labels.own(" (\(seconds))")
  }

  private func secondsShown(on role: ButtonRole, now: Int) -> Int? {
    if let countdown = state.countdown, countdown.button == role {
      return shown(countdown.secondsLeft(at: now), of: spec.timeout)
    }
    guard role == .affirmative else { return nil }
    for case .waiting(let seconds) in state.progress.unmet(page: state.page, now: now) {
      return shown(seconds, of: spec.guards.wait)
    }
    return nil
  }

  private var countsRarely: Bool { !spec.look.isAnimated || capabilities.prefersStillness }

  /// The seconds left to show, of a whole `time` in milliseconds. Without animation, the number
  /// changes only at 60, 30, 20, 10 and 5, so that a screen reader does not speak every second.
  private func shown(_ seconds: Int, of time: Int?) -> Int {
    guard countsRarely else { return seconds }
    let whole = Deadline.seconds(from: time ?? 0)
    return min(whole, [5, 10, 20, 30, 60].first { $0 >= seconds } ?? whole)
  }

  /// The width to reserve for ` (59)` beside a label, in cells, so that counting down moves
  /// nothing.
  func reserve(for role: ButtonRole) -> Int {
    var longest = spec.timeoutButton == role ? spec.timeout ?? 0 : 0
    if role == .affirmative { longest = max(longest, spec.guards.wait) }
    guard longest > 0 else { return 0 }
    return ShortText.width(of: labels.own(" (\(Deadline.seconds(from: longest)))"))
  }

  private func hint(now: Int) -> [Cluster] {
    if state.awaitsEnd { return spec.following == .asks ? labels.own(strings.running) : [] }
    if let missing = state.progress.unmet(page: state.page, now: now).first {
      return labels.own(strings.missing(missing, word: shownWord))
    }
    guard let countdown = state.countdown, countdown.button == nil else { return [] }
    return labels.own(
      strings.closesIn(shown(countdown.secondsLeft(at: now), of: spec.timeout)))
  }

  /// The width of the widest possible hint, in cells; 0 if there is never a hint.
  var hintReserve: Int {
    var hints: [String] = []
    if spec.following == .asks { hints.append(strings.running) }
    if spec.guards.requiresReading {
      hints.append(strings.missing(.unreadEnd, word: ""))
      hints.append(strings.missing(.unseenPages(99), word: ""))
    }
    if !spec.guards.checks.isEmpty { hints.append(strings.missing(.unticked(99), word: "")) }
    if labels.hasField { hints.append(strings.missing(.untyped, word: shownWord)) }
    if spec.guards.wait > 0 { hints.append(strings.missing(.waiting(seconds: 0), word: "")) }
    if let timeout = spec.timeout, spec.timeoutButton == nil {
      hints.append(strings.closesIn(Deadline.seconds(from: timeout)))
    }
    return hints.reduce(0) { max($0, ShortText.width(of: labels.own($1))) }
  }

  private var shownWord: String { String(decoding: spec.guards.word, as: UTF8.self) }
}
