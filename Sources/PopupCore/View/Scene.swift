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
    /// Has a dot: it has not been looked at yet.
    package var isNew: Bool
  }

  package struct Control {
    package enum Kind: Equatable {
      case checkBox(isTicked: Bool)
      /// A field for a word to be typed.
      case field
    }

    package var kind: Kind
    /// Before a field, in its row; a braille display shows no other row.
    var name: [Cluster] = []
    package var rows: [TextRow]
    package var isFocused: Bool
  }

  package var layout: Layout
  package var theme: Theme
  package var capabilities: TerminalCapabilities
  package var title: [TextRow] = []
  package var message: [TextRow] = []
  /// Seconds are told now and then, with the whole label, rather than each as a bare number.
  package var countsRarely = false
  /// The hint is a countdown.
  package var hintCounts = false
  /// The first row that the last scrolling brought into view; the cursor is there.
  package var newRow: Int?
  /// Rows of the message are centred one by one; otherwise they start at the left.
  package var isCentered = true
  /// Reversed text of the message is code.
  package var hasCode = false
  /// What of the message is in view; nil when all of it is.
  package var scroll: ScrollExtent?
  package var tabs: [Tab] = []
  /// The thick piece of the line under the tabs, on its way or under the selected one.
  package var underbar: (column: Int, columns: Int)?
  package var controls: [Control] = []
  package var hint: [Cluster] = []
  package var buttons: [Button] = []
  /// The screen behind, already darkened; nil: an even backdrop.
  package var backdrop: Frame?
  /// What the caller's program is called, on the screen's first row.
  package var backtitle: [Cluster] = []
  /// Which keys work, on the screen's last row.
  package var keys: [Cluster] = []
  /// How far it has appeared, in thousandths. The box grows into place and the shadow fades in; what
  /// is in the box is there from the start.
  package var entrance = 1000
  /// Shown instead of everything else when the screen is too small.
  package var notice: [Cluster] = []

  package init(layout: Layout, theme: Theme, capabilities: TerminalCapabilities) {
    self.layout = layout
    self.theme = theme
    self.capabilities = capabilities
  }
}
