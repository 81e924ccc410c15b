/// Where everything is on a screen of some size: rectangles, no content.
package struct Layout: Equatable, Sendable {
  package struct Button: Equatable, Sendable {
    package var role: ButtonRole
    package var area: Rect
  }

  package var screen: Size
  package var density: Density
  /// The whole box, edges included.
  package var box: Rect
  /// Empty where there is none; so are the following ones.
  package var title = Rect.empty
  package var titleDivider = Rect.empty
  package var tabs = Rect.empty
  package var tabStrip = TabStrip()
  package var message = Rect.empty
  /// One column at the right edge, beside the message.
  package var scrollbar = Rect.empty
  package var controls: [Rect] = []
  package var hint = Rect.empty
  package var buttonDivider = Rect.empty
  /// None when the screen is too small to ask on.
  package var buttons: [Button] = []
  package var hasShadow: Bool

  /// Not even the first line of the message and the buttons fit: nothing can be asked here.
  package private(set) var isTooSmall = false

  package func button(at point: Point) -> ButtonRole? {
    buttons.first { $0.area.contains(point) }?.role
  }

  /// The page whose tab is at a place.
  package func tab(at point: Point) -> Int? {
    tabStrip.items.first { $0.area.contains(point) }?.page
  }

  init(screen: Size, density: Density, box: Rect, hasShadow: Bool) {
    self.screen = screen
    self.density = density
    self.box = box
    self.hasShadow = hasShadow
  }
}

extension Rect {
  static let empty = Rect(column: 0, row: 0, columns: 0, rows: 0)

  var withoutLastColumn: Rect {
    Rect(column: column, row: row, columns: columns - 1, rows: rows)
  }

  var withoutLastRow: Rect { Rect(column: column, row: row, columns: columns, rows: rows - 1) }
}

extension Layout {
  /// Finds room: gives up decoration step by step, and cuts labels only when all of that was not
  /// enough.
  init(for needs: LayoutNeeds, on screen: Size) {
    for cutting in LabelTruncation.allCases {
      for density in Density.allCases
      where !needs.isInline || density.rawValue >= Density.withoutPadding.rawValue {
        let plan = LayoutPlan(needs, screen: screen, density: density, cutting: cutting)
        if let layout = plan.layout() {
          self = layout
          if needs.isInline { self.screen = Size(columns: screen.columns, rows: box.rows) }
          return
        }
      }
    }
    let rest = needs.isInline ? Size(columns: screen.columns, rows: min(1, screen.rows)) : screen
    self = Layout(screen: rest, density: .withoutFrame, box: Rect(rest), hasShadow: false)
    isTooSmall = true
  }
}
