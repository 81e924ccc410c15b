/// A popup as a value: the question, what a person has done, and the window on its message.
///
/// The bytes of the message stay outside and are lent to each call, since they may be a mapped file
/// or a pipe that is still filling. Times are milliseconds of a monotonic clock.
package struct Dialog {
  package let spec: PopupSpec
  private let traits: TerminalTraits
  private let theme: Theme
  private let wording: Wording
  private let title: [Cluster]
  private let labels: [[Cluster]]
  private var state: PopupState
  private var view: TextView
  private var layout: Layout
  private var isCentered = true

  package init(_ spec: PopupSpec, _ traits: TerminalTraits, on screen: Size, text: ByteText, now: Int)
  {
    self.spec = spec
    self.traits = traits
    theme = Theme(
      spec.look.theme ?? .light, depth: traits.depth, look: spec.look,
      isDestructive: spec.isDestructive)
    wording = Wording(spec)
    let rendering = traits.rendering
    title = ClusterText.clusters(of: spec.title, rendering: rendering)
    labels = spec.buttons.map {
      ClusterText.clusters(of: spec.label(of: $0), rendering: rendering)
    }
    let named = zip(spec.buttons, labels).map { (role: $0, label: $1) }
    state = PopupState(spec, mnemonics: Mnemonics(named), now: now)
    view = TextView(format: spec.pages.first?.format ?? .plain, rendering: rendering)
    layout = Layout(screen: screen, density: .full, box: Rect(screen), hasShadow: false)
    resize(to: screen, text: text)
  }

  /// Lays out again: for another screen, or for a message that has grown or shrunk.
  package mutating func resize(to screen: Size, text: ByteText) {
    layout = Layout(for: needs(text), on: screen)
    let area = layout.message
    isCentered = centers(text, in: area)
    let width =
      isCentered
      ? TextMeasure.balancedWidth(
        text, format: view.format, rendering: view.rendering, width: area.columns)
      : area.columns
    view.resize(width: width, height: area.rows, in: text)
  }

  package mutating func handle(_ event: Event, text: ByteText) -> Response {
    let response = state.handle(event, on: layout)
    guard case .scroll(let motion) = response else { return response }
    return view.scroll(motion, in: text) ? .redraw : .ignored
  }

  package func tick(now: Int) -> Response { state.tick(now: now) }

  /// Milliseconds until time alone changes something; nil: never.
  package func nextTick(after now: Int) -> Int? { state.countdown?.nextChange(after: now) }

  /// The whole screen as it is to look now.
  package func frame(text: ByteText, now: Int) -> Frame {
    var scene = Scene(layout: layout, theme: theme, glyphs: traits.glyphs, depth: traits.depth)
    if layout.isTooSmall {
      scene.notice = own(wording.tooSmall(layout.screen))
      return Painter.paint(scene)
    }
    scene.title = ClusterText.wrap(title, width: layout.title.columns)
    scene.message = view.rows(in: text)
    scene.isCentered = isCentered
    if !layout.scrollbar.isEmpty { scene.scroll = scrollPosition(in: text) }
    scene.hint = hint(now: now)
    scene.buttons = layout.buttons.map { placed in
      Scene.Button(
        role: placed.role, area: placed.area, label: label(of: placed.role, now: now),
        isFocused: state.focus == placed.role, isPressed: state.pressed == placed.role)
    }
    return Painter.paint(scene)
  }

  // MARK: Content

  private func needs(_ text: ByteText) -> LayoutNeeds {
    let format = view.format
    let rendering = view.rendering
    var needs = LayoutNeeds(
      buttons: zip(spec.buttons, labels).map { role, label in
        LayoutNeeds.Button(role, labelWidth: label.width + countdownReserve(role))
      }
    ) { width, maxRows in
      TextMeasure.measure(
        text, format: format, rendering: rendering, width: width, maxRows: maxRows)
    }
    needs.titleWidth = title.width
    let title = title
    needs.titleRows = { ClusterText.wrap(title, width: $0).count }
    needs.hintWidth = spec.timeout != nil && spec.timeoutButton == nil ? 16 : 0
    needs.width = spec.look.width
    needs.height = spec.look.height
    needs.position = spec.look.position
    needs.hasShadow = spec.look.hasShadow
    needs.isSoft = traits.glyphs.isSoft
    return needs
  }

  /// Auto: centred while it is a few lines of running text; what is indented or tabulated keeps its
  /// left edge.
  private func centers(_ text: ByteText, in area: Rect) -> Bool {
    switch spec.look.alignment {
    case .center: return view.format.wraps
    case .left: return false
    case .automatic:
      guard view.format.wraps, layout.scrollbar.isEmpty else { return false }
      let measure = TextMeasure.measure(
        text, format: view.format, rendering: view.rendering, width: area.columns, maxRows: 5)
      return measure.isWhole && measure.rows <= 4 && !text.isIndented
    }
  }

  private func label(of role: ButtonRole, now: Int) -> [Cluster] {
    guard let index = spec.buttons.firstIndex(of: role), index < labels.count else { return [] }
    guard let countdown = state.countdown, countdown.button == role else { return labels[index] }
    return labels[index] + own(" (\(countdown.secondsLeft(at: now)))")
  }

  /// Room for ` (59)` beside a label, so that counting down moves nothing.
  private func countdownReserve(_ role: ButtonRole) -> Int {
    guard let timeout = spec.timeout, spec.timeoutButton == role else { return 0 }
    return own(" (\((timeout + 999) / 1000))").width
  }

  private func hint(now: Int) -> [Cluster] {
    guard let countdown = state.countdown, countdown.button == nil else { return [] }
    return own(wording.closesIn(countdown.secondsLeft(at: now)))
  }

  private func scrollPosition(in text: ByteText) -> Scene.ScrollPosition? {
    let total = text.count
    guard total > 0 else { return nil }
    let visible = view.visibleBytes
    return Scene.ScrollPosition(
      start: visible.lowerBound * 1000 / total,
      end: view.isAtEnd(in: text) ? 1000 : visible.upperBound * 1000 / total)
  }

  /// Popup's own words as clusters.
  private func own(_ words: String) -> [Cluster] {
    ClusterText.clusters(of: Array(words.utf8), rendering: traits.rendering)
  }
}

extension ByteText {
  /// Whether one of the first lines begins with a blank, or anything is tabulated.
  fileprivate var isIndented: Bool {
    var startsLine = true
    for offset in 0..<min(count, 512) {
      let byte = self[offset]
      if byte == 0x09 || (startsLine && byte == 0x20) { return true }
      startsLine = byte == 0x0A || byte == 0x0D
    }
    return false
  }
}
