import TestSupport

@testable import PopupCore

extension VirtualScreen {
  init(_ size: Size) { self.init(TerminalSize(size.columns, size.rows)) }

  /// A screen as popup sets it up: without autowrap and with unknown content.
  static func entered(_ size: Size) -> VirtualScreen {
    var screen = VirtualScreen(size)
    screen.feed(Array(String(repeating: "#", count: size.columns * size.rows).utf8))
    screen.feed(ControlSequence.enter(alternateScreen: false, mouse: true))
    return screen
  }

  /// Describes the first cell in which a screen differs from a frame; nil if there is none.
  func difference(from frame: Frame, depth: ColorDepth) -> String? {
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let wanted = frame[column, row]
        // Half of a cluster has no style of its own on a terminal.
        let styled = wanted.isContinuation ? frame[column - 1, row] : wanted
        guard let shown = cell(column, row) else { return "nothing at \(column), \(row)" }
        let text = frame.cluster(of: wanted)?.text ?? ""
        let style = VirtualStyle(styled.style, depth: depth)
        if shown.text != text { return "\(column), \(row): \(shown.text), not \(text)" }
        let isSame =
          text == " " ? shown.style.looksBlankLike(style) : shown.style == style
        if !isSame { return "\(column), \(row): \(shown.style), not \(style)" }
      }
    }
    if cursor != (frame.cursor.column, frame.cursor.row) { return "the cursor is at \(cursor)" }
    return nil
  }
}

extension VirtualStyle {
  /// The color sent to a terminal of that depth.
  init(_ style: Style, depth: ColorDepth) {
    self.init()
    foreground = VirtualColor(style.foreground.reduced(to: depth))
    background = VirtualColor(style.background.reduced(to: depth))
    isBold = style.attributes.contains(.bold)
    isFaint = style.attributes.contains(.faint)
    isItalic = style.attributes.contains(.italic)
    isUnderlined = style.attributes.contains(.underline)
    isReversed = style.attributes.contains(.reverse)
    isStruck = style.attributes.contains(.strikethrough)
  }

  /// A blank shows its foreground only if it is underlined, reversed or struck through.
  func looksBlankLike(_ other: VirtualStyle) -> Bool {
    let hasLines = { (style: VirtualStyle) in
      style.isUnderlined || style.isReversed || style.isStruck
    }
    guard !hasLines(self), !hasLines(other) else { return self == other }
    return background == other.background
  }
}

extension VirtualColor {
  init(_ color: ReducedColor) {
    switch color {
    case .none: self = .default
    case .indexed(let index): self = .indexed(Int(index))
    case .rgb(let red, let green, let blue): self = .rgb(Int(red), Int(green), Int(blue))
    }
  }
}

extension FrameEncoder {
  static func bytes(
    _ frame: Frame, depth: ColorDepth, anchor: Anchor = .screen, staleRows: Int? = 0
  ) -> [UInt8] {
    encode(frame, depth: depth, anchor: anchor, staleRows: staleRows)
  }

  static func bytes(
    _ frame: Frame, over last: Frame, depth: ColorDepth, anchor: Anchor = .screen
  ) -> [UInt8] {
    encode(frame, over: last, depth: depth, anchor: anchor)
  }
}
