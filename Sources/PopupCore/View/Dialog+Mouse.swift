/// Mouse handling: pressing and releasing the mouse button on a button or box presses it.
extension Dialog {
  func handle(_ mouse: MouseEvent, texts: [ByteText], now: Int) -> Response {
    // Unless popup has turned mouse reports on, they are left over from an earlier program's modes.
    guard usesMouse, keyConditions(texts, now: now).contains(.canAnswer) else { return .ignored }
    let point = Point(column: mouse.column, row: mouse.row)
    if case .motion = mouse.action { return .ignored }
    if layout.box.contains(point) { state.noteActivity(now: now) }
    switch mouse.action {
    case .press(button: 0): return mouseDown(at: point, texts, now: now)
    case .release(button: 0): return mouseUp(at: point, texts, now: now)
    case .wheelUp: return wheel(-1, at: point, mouse.modifiers, texts, now: now)
    case .wheelDown: return wheel(1, at: point, mouse.modifiers, texts, now: now)
    case .wheelLeft: return scroll(.columns(-8), texts)
    case .wheelRight: return scroll(.columns(8), texts)
    case .press, .release, .motion: return .ignored
    }
  }

  private func mouseDown(at point: Point, _ texts: [ByteText], now: Int) -> Response {
    held = target(at: point, now: now)
    if let held {
      _ = state.perform(.focus(held), now: now)
      return .redraw
    }
    return layout.tab(at: point).map { perform(.showPage($0), texts: texts, now: now) } ?? .ignored
  }

  private func mouseUp(at point: Point, _ texts: [ByteText], now: Int) -> Response {
    guard let held else { return .ignored }
    self.held = nil
    guard held == target(at: point, now: now) else { return .redraw }
    switch held {
    case .button(let role): return perform(.press(role), texts: texts, now: now)
    case .check(let index): return perform(.toggle(index), texts: texts, now: now)
    case .field: return .redraw
    }
  }

  private func wheel(
    _ step: Int, at point: Point, _ modifiers: Modifiers, _ texts: [ByteText], now: Int
  ) -> Response {
    if layout.tabs.contains(point) { return perform(.turnPage(by: step), texts: texts, now: now) }
    return scroll(modifiers.contains(.shift) ? .columns(8 * step) : .rows(3 * step), texts)
  }

  private func target(at point: Point, now: Int) -> FocusTarget? {
    if let role = layout.button(at: point) {
      return state.isEnabled(role, at: now) ? .button(role) : nil
    }
    guard let index = layout.controls.firstIndex(where: { $0.contains(point) }) else { return nil }
    return index < spec.guards.checks.count ? .check(index) : .field
  }
}
