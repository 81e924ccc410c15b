/// A popup without its terminal: the question, the user's progress, and a window on each page's
/// text.
///
/// The caller owns the bytes of the pages and passes one text per page to each call, since they may
/// be mapped files or pipes that are still being read. Times are milliseconds of a monotonic clock.
package final class Dialog {
  package let spec: PopupSpec
  private(set) var capabilities: TerminalCapabilities
  var theme: Theme
  let strings: Strings
  let labels: Labels
  package internal(set) var state: PopupState
  var views: [TextView]
  package internal(set) var layout: Layout
  /// The size of the terminal, also for an inline popup.
  package private(set) var screen: Size
  let mnemonics: Mnemonics
  /// The target on which the mouse button went down.
  var held: FocusTarget?
  var typedLetter = TypedLetter()
  /// For each page, the search for its first nonblank line.
  var lineSearches: [LineSearch]
  /// How the current page can be scrolled; nil until it is needed.
  var shownScroll: KeyConditions?
  /// The row of key hints drawn last, with everything that it depends on.
  var lastKeyRow: (conditions: KeyConditions, columns: Int, cells: [Cluster])?
  /// The screen behind the popup; nil if it could not be captured.
  var captured: CapturedScreen?
  /// The captured screen, darkened.
  var backdrop: Frame?
  /// For each page, whether its rows are centered.
  var isCentered: [Bool]
  /// The width that each page's message prefers; nil: not measured yet.
  private var widths: [MessageWidth?]
  var underbar: Transition?
  var entrance: Transition?
  /// The rows of the message drawn last.
  var shownRows: [TextRow] = []
  /// The rows that the last scrolling brought into view; nil after any other key that did
  /// something.
  var newRows: NewRows?
  /// Whether the end of a followed message stays in view: the user has not scrolled away from it.
  var showsEnd = true
  /// The page whose tab the underbar moves from.
  var lastPage = 0

  /// How long the underbar takes to move from one tab to another.
  private static let underbarMilliseconds = 270
  /// How long the popup takes to appear.
  private static let entranceMilliseconds = 100

  package init(
    _ spec: PopupSpec, _ capabilities: TerminalCapabilities, on screen: Size, texts: [ByteText],
    now: Int
  ) {
    self.spec = spec
    var capabilities = capabilities
    capabilities.apply(spec.look)
    self.capabilities = capabilities
    theme = Theme(
      capabilities.theme(of: spec.look), depth: capabilities.depth, look: spec.look,
      isDestructive: spec.isDestructive, screenColors: capabilities.screenColors)
    strings = Strings(spec, showsHangul: capabilities.showsHangul)
    labels = Labels(
      spec, capabilities.rendering, showsHangul: capabilities.showsHangul)
    mnemonics = Mnemonics(labels.buttons)
    state = PopupState(spec, now: now)
    self.screen = screen
    views = spec.pages.map { TextView(format: $0.format, rendering: capabilities.rendering) }
    lineSearches = spec.pages.map { _ in LineSearch() }
    isCentered = Array(repeating: false, count: spec.pages.count)
    widths = Array(repeating: nil, count: spec.pages.count)
    layout = Layout(screen: screen, density: .full, box: Rect(screen), hasShadow: false)
    resize(to: screen, texts: texts)
  }

  // MARK: Size

  /// Updates the layout for a new screen size, or for messages that have grown or shrunk.
  package func resize(to screen: Size, texts: [ByteText]) {
    self.screen = screen
    shownScroll = nil
    // The cursor's row stays in view above an inline popup.
    let room = isInline ? Size(columns: screen.columns, rows: screen.rows - 1) : screen
    let measured = zip(views, texts).map { TextMeasureCache($1, $0.format, $0.rendering) }
    measureWidths(of: texts)
    for (page, width) in zip(measured, widths) {
      if let width, let measure = width.measure {
        page.remember(measure, limit: width.measureLimit)
      }
    }
    layout = Layout(for: content(measured), on: room)
    for page in measured.indices {
      let area = layout.message
      isCentered[page] = centers(texts[page], measured[page])
      let width =
        isCentered[page] && views[page].format.wraps
        ? measured[page].balancedWidth(limit: area.columns, maxRows: area.rows) : area.columns
      views[page].resize(width: width, height: area.rows, in: texts[page])
    }
    follow(texts)
    noteReading(texts)
  }

  /// Measures the pages whose width is not final yet. Their width only grows.
  private func measureWidths(of texts: [ByteText]) {
    for page in texts.indices where widths[page]?.isFinal != true {
      let view = views[page]
      let preferred = MessageWidth(
        of: texts[page], format: view.format, rendering: view.rendering,
        wrapWidth: spec.look.wrapWidth)
      widths[page] = widths[page]?.grown(to: preferred) ?? preferred
    }
  }

  private func content(_ texts: [TextMeasureCache]) -> LayoutContent {
    var content = LayoutContent(
      spec, labels: labels, pages: texts, widths: widths.map { $0 ?? MessageWidth() })
    content.labelWidth = labels.buttons.reduce(0) {
      max($0, ShortText.width(of: $1.label) + reserve(for: $1.role))
    }
    content.hintWidth = hintReserve
    content.selectedPage = state.page
    content.isInline = isInline
    content.isSoft = capabilities.glyphs.isSoft
    return content
  }

  /// Whether a page is centered: with `--align auto`, if it is a few rows of running text.
  private func centers(_ text: ByteText, _ measured: TextMeasureCache) -> Bool {
    switch spec.look.alignment {
    case .center: return true
    case .left: return false
    case .automatic:
      guard measured.format.wraps, !text.looksPreformatted else { return false }
      let area = layout.message
      let rows = min(4, area.rows)
      return text.isComplete && measured.rowCount(limit: area.columns, maxRows: rows) <= rows
        && measured.measure(limit: area.columns, maxRows: rows).isWhole
    }
  }

  /// Shows a page immediately, as if it were the first one.
  package func show(page: Int, texts: [ByteText]) {
    _ = state.perform(.showPage(page), now: 0)
    resize(to: screen, texts: texts)
  }

  package var depth: ColorDepth { capabilities.depth }
  /// Whether the terminal rewraps rows when its window becomes narrower.
  package var rewrapsRows: Bool { capabilities.rewrapsRows }

  /// Whether the popup is drawn below the cursor instead of over the whole screen: on request, and
  /// in GNU screen, which has no alternate screen by default.
  ///
  /// An infobox, which has no answer, stays on the caller's screen in any case.
  package var isInline: Bool {
    !spec.isNotice && (spec.look.isInline || capabilities.isGNUScreen)
  }

  /// An inline popup does not know which rows it occupies, so it cannot use mouse reports.
  package var usesMouse: Bool { spec.look.usesMouse && !isInline }

  private var isAnimated: Bool {
    spec.look.isAnimated && capabilities.allowsAnimation
      && capabilities.depth.rawValue >= ColorDepth.indexed256.rawValue
  }

  /// Starts the entrance. The first frame is already complete, and any key ends the entrance.
  package func appear(now: Int) {
    guard isAnimated, !isInline else { return }
    entrance = Transition(start: now, duration: Self.entranceMilliseconds)
  }

  /// Draws edges as lines, which leave no gaps between rows, unless the caller requested a border.
  func drawLines(_ texts: [ByteText]) {
    guard capabilities.glyphs.isSoft, spec.look.border == nil else { return }
    capabilities.glyphs = .rounded
    resize(to: screen, texts: texts)
  }

  // MARK: Events

  package func handle(_ event: Event, texts: [ByteText], now: Int) -> Response {
    let countdown = state.countdown
    entrance = nil
    let response = perform(event, texts: texts, now: now)
    // The event stopped the countdown: erase its seconds.
    return response == .ignored && state.countdown != countdown ? .redraw : response
  }

  private func perform(_ event: Event, texts: [ByteText], now: Int) -> Response {
    switch event {
    case .mouse(let mouse): return handle(mouse, texts: texts, now: now)
    case .pasted(let scalar):
      guard keyConditions(texts, now: now).contains(.canAnswer) else { return .ignored }
      return perform(.paste(scalar), texts: texts, now: now)
    case .key(let key, let modifiers):
      let action = action(of: key, modifiers, texts: texts, now: now)
      typedLetter.note(key)
      guard let action else { return .ignored }
      state.noteActivity(now: now)
      let hadNewRows = newRows != nil
      newRows = nil
      switch action {
      case .command(let command) where hadNewRows:
        // Redraw in any case, so that the cursor returns to the focus.
        let response = perform(command, texts: texts, now: now)
        return response == .ignored ? .redraw : response
      case .command(let command): return perform(command, texts: texts, now: now)
      case .scroll(let motion): return scroll(motion, texts)
      case .respond(let response): return response
      }
    }
  }

  func perform(_ command: Command, texts: [ByteText], now: Int) -> Response {
    let page = state.page
    let effect = state.perform(command, now: now)
    if state.page != page { turn(from: page, texts, now: now) }
    return Response(effect)
  }

  private func turn(from page: Int, _ texts: [ByteText], now: Int) {
    lastPage = page
    newRows = nil
    shownRows = []
    shownScroll = nil
    layout.tabStrip = TabStrip(pages: spec.pages.count, selected: state.page, in: layout.tabs)
    if isAnimated { underbar = Transition(start: now, duration: Self.underbarMilliseconds) }
    noteReading(texts)
  }

  /// Records that the end of the current page is on the screen, if it is and the text is complete.
  func noteReading(_ texts: [ByteText]) {
    let page = state.page
    guard spec.guards.requiresReading, !layout.isTooSmall, texts.indices.contains(page),
      texts[page].isComplete,
      texts[page].isEmpty || (!layout.message.isEmpty && views[page].isAtEnd(in: texts[page]))
    else { return }
    state.readToEnd(page)
  }

  /// Extends every deadline by the time during which the popup was hidden, in milliseconds.
  package func delay(by milliseconds: Int) {
    let milliseconds = max(0, milliseconds)
    state.delay(by: milliseconds)
    entrance?.delay(by: milliseconds)
    underbar?.delay(by: milliseconds)
  }

  /// Advances the time. If `mayPress` is false, or no key could press a button now, an expired
  /// `--timeout` closes the popup without pressing its button.
  package func tick(mayPress: Bool = true, texts: [ByteText], now: Int) -> Response {
    let mayPress = mayPress && keyConditions(texts, now: now).contains(.canAnswer)
    return Response(state.tick(mayPress: mayPress, now: now))
  }

  /// Milliseconds until the popup changes without an event; nil: never.
  package func nextTick(after now: Int) -> Int? {
    var next = state.nextTick(after: now)
    for transition in [underbar, entrance] {
      guard let frame = transition?.nextFrame(after: now) else { continue }
      next = next.map { min($0, frame) } ?? frame
    }
    return next
  }
}
