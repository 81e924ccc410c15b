/// One attempt to lay a popup out, at one density, with tall or low buttons.
struct LayoutPlan {
  let content: LayoutContent
  let screen: Size
  let density: Density
  private let cutting: LabelTruncation
  /// Soft buttons have one row rather than three, stacked ones no row between them.
  private let hasLowButtons: Bool

  init(
    _ content: LayoutContent, screen: Size, density: Density, cutting: LabelTruncation,
    hasLowButtons: Bool
  ) {
    self.hasLowButtons = hasLowButtons || !density.hasPadding
    self.content = content
    self.screen = screen
    self.density = density
    self.cutting = cutting
  }

  var edge: Int { density.hasFrame ? 1 : 0 }

  /// The layout, or nil when it does not fit the screen.
  func layout() -> Layout? {
    guard let columns = BoxColumns(self), let buttons = arrangement(columns.inner),
      let rows = BoxRows(self, width: columns.inner, buttons: buttons)
    else { return nil }
    return place(columns, rows, buttons)
  }

  /// How the buttons stand at a width: side by side, stacked, or with truncated labels; nil when they
  /// do not fit.
  private func arrangement(_ inner: Int) -> ButtonArrangement? {
    let count = content.roles.count
    guard count > 0 else {
      return ButtonArrangement([], width: inner, height: 0, step: (0, 0))
    }
    let gap = ButtonArrangement.gap
    let rows = content.isSoft && !hasLowButtons ? 3 : 1
    let each = (inner - gap * (count - 1)) / count
    if each >= content.labelWidth + 4 || (cutting == .sideBySide && each >= 4) {
      return ButtonArrangement(content.roles, width: each, height: rows, step: (each + gap, 0))
    }
    guard inner >= content.labelWidth + 4 || (cutting == .stacked && inner >= 4) else { return nil }
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
      hasShadow: (density.hasShadow || hasMargins) && content.look.hasShadow)
    layout.hasMargins = hasMargins
    let left = box.column + (columns.outer - columns.inner) / 2
    var row = box.row + edge + rows.aboveTitle
    func take(_ count: Int, then blank: Int = 0) -> Rect {
      defer { row += count + blank }
      return Rect(column: left, row: row, columns: columns.inner, rows: count)
    }
    layout.title = take(rows.title, then: rows.belowTitle)
    layout.titleDivider = take(rows.titleDivider)
    if columns.inner + 2 * edge == box.columns {
      // Without padding it reaches the frame.
      layout.titleDivider = layout.titleDivider.inset(columns: -edge, rows: 0)
    }
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
    if rows.buttonDivider > 0 {
      layout.buttonDivider = Rect(column: box.column, row: row, columns: box.columns, rows: 1)
    }
    row += rows.buttonDivider + rows.aboveButtons
    layout.buttons = buttons.placed(at: Point(column: left, row: row))
    return layout
  }

  /// A box of few rows may be dense for want of its own rows while the screen has enough.
  private func keepsMargins(around box: Rect) -> Bool {
    content.look.height != nil && !content.isInline && box.rows + 4 <= screen.rows
  }

  private func top(of rows: Int) -> Int {
    if content.isInline { return 0 }
    let margin = density.hasMargins ? 1 : 0
    switch content.look.position {
    case .top: return min(margin, max(0, screen.rows - rows))
    case .center: return (screen.rows - rows) / 2
    case .bottom: return max(0, screen.rows - rows - margin - (density.hasShadow ? 1 : 0))
    }
  }
}

extension Extent? {
  /// In cells of a whole; nil where no extent was asked for.
  func cells(of whole: Int) -> Int? {
    switch self {
    case .none: nil
    case .cells(let cells): min(cells, whole)
    case .percent(let percent): max(1, whole * percent / 100)
    }
  }
}
