extension PopupState {
  /// A button or a box is pressed when the mouse goes down and up again on it.
  mutating func handle(_ mouse: MouseEvent, on layout: Layout, now: Int) -> Response {
    let point = Point(column: mouse.column, row: mouse.row)
    switch mouse.action {
    case .press(button: 0):
      pressed = target(at: point, on: layout, now: now)
      if let pressed {
        focus = pressed
        return .redraw
      }
      guard let tab = layout.tab(at: point), tab != page else { return .ignored }
      return .showPage(tab)
    case .release(button: 0):
      guard let held = pressed else { return .ignored }
      pressed = nil
      guard held == target(at: point, on: layout, now: now) else { return .redraw }
      switch held {
      case .button(let role): return press(role, now: now)
      case .check(let index): return toggle(index)
      case .field: return .redraw
      }
    case .wheelUp: return wheel(-1, at: point, mouse.modifiers, on: layout)
    case .wheelDown: return wheel(1, at: point, mouse.modifiers, on: layout)
    case .press, .release, .motion, .wheelLeft, .wheelRight: return .ignored
    }
  }

  private mutating func wheel(
    _ step: Int, at point: Point, _ modifiers: Modifiers, on layout: Layout
  ) -> Response {
    if layout.tabs.contains(point) { return turnPage(step) }
    return modifiers.contains(.shift) ? .scroll(.columns(8 * step)) : .scroll(.rows(3 * step))
  }

  private func target(at point: Point, on layout: Layout, now: Int) -> FocusTarget? {
    if let role = layout.button(at: point) {
      return isEnabled(role, at: now) ? .button(role) : nil
    }
    guard let index = layout.controls.firstIndex(where: { $0.contains(point) }) else { return nil }
    return index < spec.guards.checks.count ? .check(index) : .field
  }
}
