/// One attempt to lay out a popup, at one density, with tall or low buttons.
struct LayoutPlan {
  let content: LayoutContent
  let screen: Size
  let density: Density
  private let truncation: LabelTruncation
  /// Whether soft buttons have one row instead of three, and stacked ones no row between them.
  private let hasLowButtons: Bool
  let fit: MessageFit

  init(
    _ content: LayoutContent, screen: Size, density: Density, truncation: LabelTruncation,
    hasLowButtons: Bool, fit: MessageFit
  ) {
    self.fit = fit
    self.hasLowButtons = hasLowButtons || !density.hasPadding
    self.content = content
    self.screen = screen
    self.density = density
    self.truncation = truncation
  }

  var edge: Int { density.hasFrame ? 1 : 0 }

  /// The layout; nil if it does not fit the screen.
  func layout() -> Layout? {
    guard let columns = BoxColumns(self), let buttons = arrangement(columns.inner),
      let rows = BoxRows(self, width: columns.inner, buttons: buttons)
    else { return nil }
    return place(columns, rows, buttons)
  }

  /// Arranges the buttons in a width in cells: side by side, stacked, or with truncated labels. Nil
  /// if they do not fit.
  private func arrangement(_ inner: Int) -> ButtonArrangement? {
    let count = content.roles.count
    guard count > 0 else {
      return ButtonArrangement([], width: inner, height: 0, step: (0, 0))
    }
    let gap = ButtonArrangement.gap
    let rows = content.isSoft && !hasLowButtons ? 3 : 1
    let each = (inner - gap * (count - 1)) / count
    if each >= content.labelWidth + 4 || (truncation == .sideBySide && each >= 4) {
      return ButtonArrangement(content.roles, width: each, height: rows, step: (each + gap, 0))
    }
    guard inner >= content.labelWidth + 4 || (truncation == .stacked && inner >= 4) else {
      return nil
    }
    return ButtonArrangement(
      content.roles, width: inner, height: 1, step: (0, hasLowButtons ? 1 : 2))
  }

  private func place(
    _ columns: BoxColumns, _ rows: BoxRows, _ buttons: ButtonArrangement
  ) -> Layout {
    let box = Rect(
      column: content.isInline ? 0 : (screen.columns - columns.outer) / 2, row: top(of: rows.total),
      columns: columns.outer, rows: rows.total)
    let hasMargins = density.hasMargins || keepsMargins(around: box)
    var layout = Layout(
      screen: screen, density: density, box: box,
      hasShadow: hasMargins && content.look.hasShadow)
    layout.hasMargins = hasMargins
    let left = box.column + (columns.outer - columns.inner) / 2
    var row = box.row + edge + rows.aboveTitle
    func take(_ count: Int, then blank: Int = 0) -> Rect {
      defer { row += count + blank }
      return Rect(column: left, row: row, columns: columns.inner, rows: count)
    }
    func divider(_ count: Int) -> Rect {
      defer { row += count }
      return count == 0
        ? .empty : Rect(column: box.column, row: row, columns: box.columns, rows: count)
    }
    layout.title = take(rows.title, then: rows.belowTitle)
    layout.titleDivider = divider(rows.titleDivider)
    layout.tabs = take(rows.tabs, then: rows.aboveMessage)
    layout.tabStrip = TabStrip(
      pages: content.tabCount, selected: content.selectedPage, in: layout.tabs)
    layout.message = take(rows.message, then: rows.belowMessage)
    layout.scrollbar = Rect(
      column: box.endColumn - 1, row: layout.message.row, columns: 1, rows: layout.message.rows)
    if rows.scrolls && layout.message.endColumn > layout.scrollbar.column {
      // Without a frame the scrollbar takes a column of the message.
      layout.message = layout.message.withoutLastColumn
    }
    layout.controls = rows.controls.map { take($0) }
    row += rows.belowControls
    layout.hint = take(rows.hint)
    layout.buttonDivider = divider(rows.buttonDivider)
    row += rows.aboveButtons
    layout.buttons = buttons.placed(at: Point(column: left, row: row))
    return layout
  }

  /// Whether the screen has room for margins around a box that is dense only because the caller
  /// limited its height.
  private func keepsMargins(around box: Rect) -> Bool {
    content.look.height != nil && !content.isInline && box.rows + 4 <= screen.rows
  }

  private func top(of rows: Int) -> Int {
    if content.isInline { return 0 }
    let margin = density.hasMargins ? 1 : 0
    switch content.look.position {
    case .top: return min(margin, max(0, screen.rows - rows))
    case .center: return (screen.rows - rows) / 2
    case .bottom: return max(0, screen.rows - rows - 2 * margin)
    }
  }
}

extension Extent? {
  /// The extent in cells, of `whole` cells on the screen; nil if the caller requested none.
  func cells(of whole: Int) -> Int? {
    switch self {
    case .none: nil
    case .cells(let cells): min(cells, whole)
    case .percent(let percent): max(1, whole * percent / 100)
    }
  }
}
