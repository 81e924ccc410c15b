/// Everything a popup shows at one moment, ready to be drawn.
package struct Scene {
  package struct Button {
    package var role: ButtonRole
    package var area: Rect
    package var label: [Cluster]
    package var isFocused = false
    package var isEnabled = true
    /// Held down by the mouse.
    package var isPressed = false
  }

  package struct Tab {
    package var title: [Cluster]
    package var isSelected: Bool
    /// Has a dot: it has not been looked at yet.
    package var isNew: Bool
  }

  package struct Control {
    package enum Kind: Equatable {
      case checkBox(isTicked: Bool, number: Int)
      /// A field for a word to be typed.
      case field
    }

    package var kind: Kind
    package var rows: [TextRow]
    package var isFocused: Bool
  }

  /// The part of the message that is in view, in thousandths of its size.
  package struct ScrollPosition: Equatable {
    package var start: Int
    package var end: Int
  }

  package var layout: Layout
  package var theme: Theme
  package var glyphs: GlyphSet
  package var depth: ColorDepth
  package var title: [TextRow] = []
  package var message: [TextRow] = []
  /// Rows of the message are centred one by one; otherwise they start at the left.
  package var isCentered = true
  package var scroll: ScrollPosition?
  package var tabs: [Tab] = []
  package var controls: [Control] = []
  package var hint: [Cluster] = []
  package var buttons: [Button] = []
  /// The screen behind, already darkened; nil: an even backdrop.
  package var backdrop: Frame?
  /// Shown instead of everything else when the screen is too small.
  package var notice: [Cluster] = []

  package init(layout: Layout, theme: Theme, glyphs: GlyphSet, depth: ColorDepth) {
    self.layout = layout
    self.theme = theme
    self.glyphs = glyphs
    self.depth = depth
  }
}
