/// The area of each part of a popup on a screen: rectangles without content.
package struct Layout: Equatable, Sendable {
  package struct Button: Equatable, Sendable {
    package var role: ButtonRole
    package var area: Rect
  }

  package var screen: Size
  package var density: Density
  /// The whole box, edges included.
  package var box: Rect
  /// Empty without a title. Each of the following is empty if the popup lacks that part, too.
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
  /// Empty if the screen is too small for the question, or nothing is asked.
  package var buttons: [Button] = []
  package var hasShadow: Bool
  /// Whether the box keeps its distance from the edges of the screen.
  package var hasMargins: Bool

  /// Whether not even the first line of the message and the buttons fit.
  package internal(set) var isTooSmall = false

  package func button(at point: Point) -> ButtonRole? {
    buttons.first { $0.area.contains(point) }?.role
  }

  /// The page whose tab is at a position.
  package func tab(at point: Point) -> Int? {
    tabStrip.items.first { $0.area.contains(point) }?.page
  }

  init(screen: Size, density: Density, box: Rect, hasShadow: Bool) {
    self.screen = screen
    self.density = density
    self.box = box
    self.hasShadow = hasShadow
    hasMargins = density.hasMargins
  }
}
