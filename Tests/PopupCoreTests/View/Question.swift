import Testing

@testable import PopupCore

/// A dialog made from command-line arguments, on a screen of some size, with a clock of its own.
final class Question {
  private let pages: [Bytes]
  private let isComplete: Bool
  var dialog: Dialog
  /// In milliseconds.
  var now = 0

  convenience init(
    _ words: [String], _ columns: Int = 80, _ rows: Int = 24,
    capabilities: TerminalCapabilities = .line, isComplete: Bool = true
  ) throws {
    self.init(
      try #require(try PopupCoreTests.spec(words)), columns, rows, capabilities: capabilities,
      isComplete: isComplete)
  }

  init(
    _ spec: PopupSpec, _ columns: Int = 80, _ rows: Int = 24,
    capabilities: TerminalCapabilities = .line,
    isComplete: Bool = true
  ) {
    self.isComplete = isComplete
    pages = spec.pages.map { page in
      if case .text(let bytes) = page.message { Bytes(bytes) } else { Bytes("") }
    }
    dialog = Dialog(
      spec, capabilities, on: Size(columns: columns, rows: rows),
      texts: pages.map { $0.prefix(.max, isComplete: isComplete) }, now: 0)
  }

  var texts: [ByteText] { pages.map { $0.prefix(.max, isComplete: isComplete) } }
  var frame: Frame { dialog.frame(texts: texts, now: now) }
  var layout: Layout { dialog.layout }
  var focus: FocusTarget { dialog.state.focus }

  // MARK: The user's actions

  @discardableResult
  func press(_ key: Key, _ modifiers: Modifiers = []) -> Response {
    dialog.handle(.key(key, modifiers), texts: texts, now: now)
  }

  /// Types text, and returns the response to the last character.
  @discardableResult
  func type(_ text: String) -> Response {
    var response = Response.ignored
    for scalar in text.unicodeScalars { response = press(.character(scalar)) }
    return response
  }

  @discardableResult
  func paste(_ text: String) -> Response {
    var response = Response.ignored
    for scalar in text.unicodeScalars {
      response = dialog.handle(.pasted(scalar), texts: texts, now: now)
    }
    return response
  }

  @discardableResult
  func mouse(
    _ action: MouseEvent.Action, at point: Point, _ modifiers: Modifiers = []
  ) -> Response {
    dialog.handle(
      .mouse(MouseEvent(action, column: point.column, row: point.row, modifiers: modifiers)),
      texts: texts, now: now)
  }

  /// Presses and releases the left mouse button.
  @discardableResult
  func click(at point: Point) -> Response {
    mouse(.press(button: 0), at: point)
    return mouse(.release(button: 0), at: point)
  }

  @discardableResult
  func click(_ role: ButtonRole) -> Response { click(at: middle(of: role)) }

  /// Advances the clock by some milliseconds, and returns the response.
  @discardableResult
  func wait(_ milliseconds: Int) -> Response {
    now += milliseconds
    return dialog.tick(texts: texts, now: now)
  }

  // MARK: Positions

  func area(of role: ButtonRole) -> Rect {
    layout.buttons.first { $0.role == role }?.area ?? .empty
  }

  func middle(of role: ButtonRole) -> Point { area(of: role).middle }
}

extension Rect {
  var middle: Point { Point(column: column + columns / 2, row: row + rows / 2) }

  func encloses(_ other: Rect) -> Bool { other.isEmpty || intersection(other) == other }
}

extension GlyphSet: CustomTestStringConvertible {
  public var testDescription: String {
    self == .soft
      ? "soft" : self == .rounded ? "line" : self == .square ? "square" : "ascii"
  }
}

extension TerminalCapabilities: CustomTestStringConvertible {
  public var testDescription: String { "\(glyphs.testDescription), \(depth)" }
}

extension TerminalCapabilities {
  static let soft = TerminalCapabilities()

  static func with(_ glyphs: GlyphSet, _ depth: ColorDepth = .trueColor) -> TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.glyphs = glyphs
    capabilities.depth = depth
    return capabilities
  }

  static let line = with(.rounded)
}
