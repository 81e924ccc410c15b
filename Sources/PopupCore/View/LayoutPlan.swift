/// One attempt to lay a popup out, with some of its decoration given up.
struct LayoutPlan {
  private let needs: LayoutNeeds
  private let screen: Size
  private let density: Density
  private let cutting: LabelTruncation

  /// Between buttons side by side, in cells.
  private static let gap = 2
  /// A text narrower than this still gets a box of this width inside: a popup is no label.
  private static let leastWidth = 40
  /// Lines longer than this are hard to read, so prose is wrapped there.
  private static let readableWidth = 64
  /// Lists and listings, which have many lines, may be this wide.
  private static let listingWidth = 100

  init(_ needs: LayoutNeeds, screen: Size, density: Density, cutting: LabelTruncation) {
    self.needs = needs
    self.screen = screen
    self.density = density
    self.cutting = cutting
  }

  private var edge: Int { density.hasFrame ? 1 : 0 }
  private var padding: Int { density.hasPadding ? 1 : 0 }
  private var isTall: Bool { needs.isSoft && density.hasPadding }

  /// The layout, or nil when it does not fit the screen.
  func layout() -> Layout? {
    guard let columns = columns() else { return nil }
    let inner = columns.inner
    let buttonRows = arrangement(inner)
    guard let buttonRows else { return nil }

    let titleRows =
      density.hasTitle && needs.titleWidth > 0 ? min(3, max(1, needs.titleRows(width: inner))) : 0
    let tabRows = density.hasTitle && needs.tabCount > 0 ? 2 : 0
    let controls = needs.controlRows(width: inner)
    let controlRows = controls.reduce(0, +)
    let hintRows = needs.hintWidth > 0 ? 1 : 0
    let hasDivider = density.hasSeparators
    let hasButtonDivider = hasDivider && !needs.buttons.isEmpty

    let limit = rowLimit
    let wantedRows = needs.messageRows(width: inner, maxRows: limit)
    let hasMessage = wantedRows > 0
    // Under the title stands a line, or room before the tabs, which have a line of their own.
    let hasMore = hasMessage || controlRows > 0 || tabRows > 0
    let dividerRows = hasDivider && titleRows > 0 && hasMore ? 1 : 0
    // Blank rows: below the divider, below the message, around plain buttons.
    let gaps =
      (hasMessage && titleRows + tabRows > 0 ? padding : 0) + padding
      + (controlRows > 0 ? padding : 0)
    let isRowTall = buttonRows.height > 1
    let hasButtons = !needs.buttons.isEmpty
    let around = isRowTall || !hasButtons ? padding : 2 * padding
    let fixed =
      2 * edge + padding + titleRows + dividerRows + tabRows + gaps + controlRows + hintRows
      + (hasButtonDivider ? 1 : 0) + buttonRows.rows + around
    let room = limit - fixed
    guard room >= min(wantedRows, density.wantedMessageRows) else { return nil }
    let messageRows = min(wantedRows, room)
    var rows = fixed + messageRows
    var slack = 0
    if let asked = asked(needs.height, of: screen.rows) {
      guard asked >= fixed + min(wantedRows, 1) else { return nil }
      slack = max(0, asked - rows)
      rows = min(rows + slack, limit)
      slack = rows - fixed - messageRows
    }

    let box = Rect(
      column: needs.isInline ? 0 : (screen.columns - columns.outer) / 2, row: top(of: rows),
      columns: columns.outer, rows: rows)
    var layout = Layout(
      screen: screen, density: density, box: box, hasShadow: density.hasShadow && needs.hasShadow)
    let left = box.column + (columns.outer - inner) / 2
    var row = box.row + edge + padding
    func take(_ count: Int) -> Rect {
      defer { row += count }
      return Rect(column: left, row: row, columns: inner, rows: count)
    }
    layout.title = take(titleRows)
    let divider = take(dividerRows)
    layout.titleDivider = tabRows == 0 ? divider : .empty
    if inner + 2 * edge == box.columns {
      // Nothing is left between it and the frame.
      layout.titleDivider = layout.titleDivider.inset(columns: -edge, rows: 0)
    }
    layout.tabs = take(tabRows)
    layout.tabStrip = TabStrip(
      pages: needs.tabCount, selected: needs.selectedTab, in: layout.tabs)
    if hasMessage && titleRows + tabRows > 0 { row += padding }
    layout.message = take(messageRows + slack)
    layout.scrollbar = Rect(
      column: box.endColumn - 1, row: layout.message.row, columns: 1, rows: layout.message.rows)
    if messageRows < wantedRows && layout.message.endColumn > layout.scrollbar.column {
      // Without a frame the scrollbar has no column but one of the message's.
      layout.message = layout.message.withoutLastColumn
    }
    row += padding
    layout.controls = controls.map { take($0) }
    if controlRows > 0 { row += padding }
    layout.hint = take(hintRows)
    if hasButtonDivider {
      layout.buttonDivider = Rect(column: box.column, row: row, columns: box.columns, rows: 1)
      row += 1
    }
    row += isRowTall ? 0 : padding
    layout.buttons = buttonRows.place(left, row)
    return layout
  }

  /// Rows that the box may take.
  private var rowLimit: Int {
    let margins = density.hasMargins ? 2 : 0
    let limit = max(0, screen.rows - margins)
    return asked(needs.height, of: screen.rows).map { min($0, screen.rows) } ?? limit
  }

  private func asked(_ extent: Extent?, of whole: Int) -> Int? {
    switch extent {
    case .none: nil
    case .cells(let cells): min(cells, whole)
    case .percent(let percent): max(1, whole * percent / 100)
    }
  }

  private func top(of rows: Int) -> Int {
    if needs.isInline { return 0 }
    let margin = density.hasMargins ? 1 : 0
    switch needs.position {
    case .top: return min(margin, max(0, screen.rows - rows))
    case .center: return (screen.rows - rows) / 2
    case .bottom: return max(0, screen.rows - rows - margin - (density.hasShadow ? 1 : 0))
    }
  }

  /// The box's width and that of what is in it; nil when there is no room for any text.
  private func columns() -> (outer: Int, inner: Int)? {
    let margin = density.hasMargins ? (screen.columns >= 60 ? 4 : 2) : 0
    let wrapWidth = max(Self.readableWidth, needs.wrapWidth ?? 0)
    // Inline the last column stays free: what is drawn there may wrap.
    let wishes = needs.wrapWidth != nil && density.hasMargins
    let most = screen.columns - (wishes ? 0 : 2 * margin) - (needs.isInline ? 1 : 0)
    let asked = asked(needs.width, of: screen.columns)
    let outerLimit = asked ?? most
    let side = edge + (density.hasPadding ? 2 : 0)
    let innerLimit = outerLimit - 2 * side
    guard innerLimit >= 1 else { return nil }

    var inner = innerLimit
    if asked == nil {
      let buttons = sideBySideWidth
      let natural = max(
        messageWidth(innerLimit, wrappedAt: wrapWidth), min(needs.titleWidth, Self.readableWidth),
        buttons <= innerLimit ? buttons : (needs.labelWidth + 6), needs.hintWidth,
        min(needs.tabCount * needs.tabWidth, Self.readableWidth),
        min(needs.controlsWidth, Self.readableWidth), Self.leastWidth)
      inner = min(natural, innerLimit)
      // Equal buttons fill the row exactly.
      let count = needs.buttons.count
      while count > 0, (inner - Self.gap * (count - 1)) % count != 0, inner < innerLimit {
        inner += 1
      }
    }
    // Where padding was given up for want of rows, columns may still have some.
    let spare = density.hasPadding ? 0 : min(2, max(0, (outerLimit - 2 * edge - inner) / 2))
    return (inner + 2 * (side + spare), inner)
  }

  private func messageWidth(_ limit: Int, wrappedAt wrapWidth: Int) -> Int {
    let measure = needs.message(
      width: min(limit, Self.listingWidth), maxRows: screen.rows)
    return measure.isListing ? measure.width : min(measure.width, wrapWidth)
  }

  private var sideBySideWidth: Int {
    let count = needs.buttons.count
    guard count > 0 else { return 0 }
    return count * (needs.labelWidth + 6) + Self.gap * (count - 1)
  }

  /// How the buttons stand at a width: side by side, stacked, or side by side with labels cut; nil
  /// when they do not fit.
  private func arrangement(_ inner: Int) -> ButtonArrangement? {
    let count = needs.buttons.count
    guard count > 0 else {
      return ButtonArrangement([], width: inner, height: 0, step: (0, 0))
    }
    let rows = isTall ? 3 : 1
    let each = (inner - Self.gap * (count - 1)) / count
    if each >= needs.labelWidth + 4 || (cutting == .sideBySide && each >= 4) {
      return ButtonArrangement(
        needs.buttons, width: each, height: rows, step: (each + Self.gap, 0))
    }
    guard inner >= needs.labelWidth + 4 || (cutting == .stacked && inner >= 4) else { return nil }
    return ButtonArrangement(
      needs.buttons, width: inner, height: 1, step: (0, density.hasPadding ? 2 : 1))
  }
}

/// Which labels may be cut: those of a column have more room than those of a row.
enum LabelTruncation: Equatable, CaseIterable {
  case never, stacked, sideBySide
}

/// Equal buttons in a row or a column.
private struct ButtonArrangement {
  private let roles: [ButtonRole]
  private let width: Int
  let height: Int
  private let step: (columns: Int, rows: Int)

  init(_ roles: [ButtonRole], width: Int, height: Int, step: (columns: Int, rows: Int)) {
    self.roles = roles
    self.width = width
    self.height = height
    self.step = step
  }

  var rows: Int { height + step.rows * (roles.count - 1) }

  func place(_ column: Int, _ row: Int) -> [Layout.Button] {
    roles.indices.map { index in
      Layout.Button(
        role: roles[index],
        area: Rect(
          column: column + step.columns * index, row: row + step.rows * index, columns: width,
          rows: height))
    }
  }
}
