/// One question, as the command line and the environment together define it.
///
/// Texts are bytes as given, neither checked nor sanitized.
package struct PopupSpec: Equatable, Sendable {
  /// Empty: no title line.
  package var title: [UInt8] = []
  /// A line on the screen's first row, behind the box; empty: none.
  package var backtitle: [UInt8] = []
  /// One untitled page, or one for each `--segment`. Never empty.
  package var pages: [Page] = [Page()]
  /// From left to right, or from top to bottom if stacked. No role occurs twice. Empty if nothing
  /// is asked, as in an infobox.
  package var buttons = [Button(.negative), Button(.affirmative)]
  package var initialFocus = ButtonRole.affirmative
  package var isDestructive = false
  package var escape = EscapeBehavior.dismiss
  /// In milliseconds.
  package var timeout: Int?
  /// The button that a timeout presses; nil: the question closes without an answer.
  package var timeoutButton: ButtonRole?
  package var clock = ClockBehavior.stops
  package var navigation = Navigation.popup
  /// Nil: the message stays where the reader scrolled it.
  package var following: Following?
  /// Also write the answer to standard output.
  package var printsAnswer = false
  package var guards = Guards()
  package var look = LookOptions()

  package init() {}

  package var roles: [ButtonRole] { buttons.map { $0.role } }

  /// Nothing is asked or waited for, as in an infobox.
  package var isNotice: Bool { buttons.isEmpty && following == nil }

  package func has(_ role: ButtonRole) -> Bool { buttons.contains { $0.role == role } }

  /// A segment has a tab even if it is the only one.
  var hasTabs: Bool { pages.count > 1 || pages.first?.title != nil }

  package func label(of role: ButtonRole) -> [UInt8] {
    buttons.first { $0.role == role }?.label ?? []
  }

  /// Whether this is the button that `--destructive` marks.
  package func isDestructive(_ role: ButtonRole) -> Bool {
    isDestructive && role == .affirmative
  }

  /// Relabels a button; does nothing if there is none of that role.
  package mutating func setLabel(_ label: [UInt8], of role: ButtonRole) {
    for index in buttons.indices where buttons[index].role == role {
      buttons[index] = Button(role, label)
    }
  }
}

/// A page of the message.
package struct Page: Equatable, Sendable {
  /// The tab's title; nil for the only page of a popup without segments.
  package var title: [UInt8]?
  /// The tab has a red dot until its page has been shown.
  package var isNew = false
  package var message = MessageOrigin.none
  package var format = TextFormat()

  package init() {}
}

/// Where a page's text comes from.
package enum MessageOrigin: Equatable, Sendable {
  case none
  case text([UInt8])
  case standardInput
  /// A path, as bytes.
  case file([UInt8])
}

/// What a person's action does to the clock of a timeout.
package enum ClockBehavior: Equatable, Sendable {
  /// The first action stops the clock for good.
  case stops
  /// Each action restarts the whole time.
  case restarts
  case runsOn
}

/// How keys move the focus and the message.
package enum Navigation: Equatable, Sendable {
  /// The focus stops at the first and the last button.
  case popup
  /// The focus wraps around at the ends. Up and Down move it too, unless the message scrolls.
  case circular
  /// As circular, but keys that would press a button show the next page while there is one.
  case pager
}

/// What happens at the end of a message that is followed while it grows: its last rows stay in view,
/// and nothing can be answered before.
package enum Following: Equatable, Sendable {
  /// The buttons come alive.
  case asks
  /// The question closes, as if the affirmative button were pressed.
  case closes
}

/// What Esc does.
package enum EscapeBehavior: Equatable, Sendable {
  /// `.negative` presses that button.
  case dismiss, negative, ignore
}

/// The conditions for pressing the affirmative button.
package struct Guards: Equatable, Sendable {
  /// In milliseconds; 0: none.
  package var wait = 0
  package var requiresReading = false
  /// Boxes to tick.
  package var checks: [[UInt8]] = []
  /// A word to type; empty: none.
  package var word: [UInt8] = []
  package var acceptsPastedWord = false

  package init() {}

  /// Whether there is a field to type the word into.
  package var hasField: Bool { !word.isEmpty }
}

package enum TextAlignment: Equatable, Sendable {
  case automatic, center, left
}

package enum VerticalPosition: Equatable, Sendable {
  case top, center, bottom
}

/// A requested width or height.
package enum Extent: Equatable, Sendable {
  case cells(Int)
  /// Of the screen, 1-100.
  case percent(Int)
}

package enum ThemeName: Equatable, Sendable {
  case light, dark, mono
  /// Dark if the terminal is known to have a dark background, else light.
  case automatic
}

/// How edges and buttons are drawn.
package enum BorderStyle: Equatable, Sendable {
  /// Half and quarter blocks: round corners, buttons two rows high.
  case soft
  /// `╭─╮` and one-row buttons.
  case line
  /// `+-+`, no character beyond ASCII in the frame.
  case ascii
}

/// The requested appearance; nil: what the terminal draws best.
package struct LookOptions: Equatable, Sendable {
  package var alignment = TextAlignment.automatic
  package var width: Extent?
  /// Lines of up to this many columns are not wrapped if the screen is wide enough; nil: popup
  /// decides.
  package var wrapWidth: Int?
  package var height: Extent?
  package var position = VerticalPosition.center
  package var isInline = false
  package var theme: ThemeName?
  package var accent: Color?
  package var negativeColor: Color?
  package var affirmativeColor: Color?
  package var border: BorderStyle?
  /// How much to darken the screen behind, in thousandths, 0-1000.
  package var dim = 300
  package var hasShadow = true
  package var usesMouse = true
  package var isAnimated = true
  /// Ask in lines of text instead of drawing (`--plain`).
  package var isPlain = false
  /// Keep the terminal's cursor visible, on what has the focus (`--show-cursor`).
  package var showsCursor = false
  /// Ring the terminal's bell once when the popup appears.
  package var ringsBell = false

  package init() {}
}
