/// Everything a popup shows at one moment, ready to be drawn.
package struct Scene: ~Copyable {
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
    /// Whether the tab has a dot: its page is new and has not been shown yet.
    package var isNew: Bool
  }

  package struct Control {
    package enum Kind: Equatable {
      case checkBox(isTicked: Bool)
      /// A field for a word to be typed.
      case field
    }

    package var kind: Kind
    /// The label before a field, in the same row, since a braille display shows only that row.
    var name: [Cluster] = []
    package var rows: [TextRow]
    package var isFocused: Bool
  }

  package var layout: Layout
  package var theme: Theme
  package var capabilities: TerminalCapabilities
  package var title: [TextRow] = []
  package var message: [TextRow] = []
  /// Whether countdowns change rarely; a changed one is then rewritten with its whole label, for
  /// screen readers.
  package var countsRarely = false
  /// Whether the hint is a countdown.
  package var hintCounts = false
  /// The first row that the last scrolling brought into view; the cursor is there.
  package var newRow: Int?
  /// Whether each row of the message is centered; otherwise rows start at the left.
  package var isCentered = true
  /// Whether reversed text in the message is code.
  package var hasCode = false
  /// The part of the message that is in view; nil if all of it is.
  package var scroll: ScrollExtent?
  package var tabs: [Tab] = []
  /// The columns of the thick bar on the line under the tabs: under the selected tab, or on its way
  /// there.
  package var underbar: (column: Int, columns: Int)?
  package var controls: [Control] = []
  package var hint: [Cluster] = []
  package var buttons: [Button] = []
  /// The screen behind the popup, already darkened; nil: a flat backdrop.
  package var backdrop: Frame?
  /// The name of the caller's program, on the screen's first row.
  package var backtitle: [Cluster] = []
  /// The row of key hints.
  package var keys: [Cluster] = []
  /// The progress of the entrance animation, in thousandths. The box shrinks into place and the
  /// shadow fades in; the content of the box is complete from the start.
  package var entrance = 1000
  /// Shown instead of everything else if the screen is too small.
  package var notice: [Cluster] = []

  package init(layout: Layout, theme: Theme, capabilities: TerminalCapabilities) {
    self.layout = layout
    self.theme = theme
    self.capabilities = capabilities
  }
}
