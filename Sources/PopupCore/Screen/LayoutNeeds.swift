/// What has to find room in a popup: sizes only, in cells.
package struct LayoutNeeds {
  package struct Button {
    package var role: ButtonRole
    /// Of the label as it is at its widest, a countdown included.
    package var labelWidth: Int

    package init(_ role: ButtonRole, labelWidth: Int) {
      self.role = role
      self.labelWidth = labelWidth
    }
  }

  package var buttons: [Button]
  /// Of the title on one row; 0: no title.
  package var titleWidth = 0
  /// How many rows the title takes at a width.
  package var titleRows: (_ width: Int) -> Int = { _ in 1 }
  /// 0: there is never a hint.
  package var hintWidth = 0
  /// 0: no tabs.
  package var tabCount = 0
  package var selectedTab = 0
  /// Of the widest tab's title and its dot.
  package var tabWidth = 0
  /// Of the widest line that belongs to a guard; 0: none.
  package var controlsWidth = 0
  /// How many rows each guard takes at a width.
  package var controlRows: (_ width: Int) -> [Int] = { _ in [] }
  /// The message's size when it is wrapped at a width, looked at for so many rows at the most.
  package var message: (_ width: Int, _ maxRows: Int) -> TextMeasure
  /// The rows of that size, and one more than `maxRows` at the most.
  package var messageRows: (_ width: Int, _ maxRows: Int) -> Int
  package var width: Extent?
  package var height: Extent?
  package var position = VerticalPosition.center
  package var hasShadow = true
  /// Drawn below the cursor: small, at the left, of no more rows than it needs.
  package var isInline = false
  /// Filled edges and buttons of three rows, half, whole and half.
  package var isSoft = true

  package init(
    buttons: [Button], message: @escaping (_ width: Int, _ maxRows: Int) -> TextMeasure,
    messageRows: @escaping (_ width: Int, _ maxRows: Int) -> Int
  ) {
    self.buttons = buttons
    self.message = message
    self.messageRows = messageRows
  }
}
