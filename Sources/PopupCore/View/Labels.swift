/// A button's label, with unsafe characters made visible.
struct ButtonLabel: Equatable, Sendable {
  let role: ButtonRole
  let label: [Cluster]
}

/// The short texts of a popup (everything but the message), with unsafe characters made visible.
final class Labels {
  let title: [Cluster]
  let backtitle: [Cluster]
  /// From left to right.
  let buttons: [ButtonLabel]
  let tabs: [[Cluster]]
  let checks: [[UInt8]]
  let hasField: Bool
  private let titleText: [UInt8]
  private let rendering: TextRendering

  /// Titles longer than this are truncated, in rows.
  private static let titleRowLimit = 3

  init(_ spec: PopupSpec, _ rendering: TextRendering, showsHangul: Bool) {
    titleText = spec.title
    self.rendering = rendering
    title = ShortText.clusters(of: spec.title, rendering: rendering)
    backtitle = ShortText.clusters(of: spec.backtitle, rendering: rendering)
    buttons = spec.buttons.map { button in
      ButtonLabel(
        role: button.role,
        label: ShortText.clusters(
          of: Self.text(of: button, showsHangul: showsHangul), rendering: rendering))
    }
    tabs =
      spec.hasTabs
      ? spec.pages.map { ShortText.clusters(of: $0.title ?? [], rendering: rendering) } : []
    checks = spec.guards.checks
    hasField = spec.guards.hasField
  }

  /// A button's label, or popup's English default if the terminal cannot show Hangul.
  private static func text(of button: Button, showsHangul: Bool) -> [UInt8] {
    guard button.hasDefaultLabel, !showsHangul else { return button.label }
    return Array(Button.englishLabel(of: button.role).bytes)
  }

  func label(of role: ButtonRole) -> [Cluster] {
    buttons.first { $0.role == role }?.label ?? []
  }

  func titleRows(width: Int) -> [TextRow] {
    guard !title.isEmpty else { return [] }
    var rows = ShortText.rows(
      of: titleText, rendering: rendering, width: width, maxRows: Self.titleRowLimit + 1)
    if rows.count > Self.titleRowLimit {
      rows.removeLast()
      rows[rows.count - 1].isCutRight = true
    }
    return rows
  }

  /// The width of the widest tab with its dot and padding, in cells.
  var tabWidth: Int { tabs.reduce(0) { max($0, ShortText.width(of: $1)) } + 6 }

  func checkRows(_ index: Int, width: Int) -> [TextRow] {
    guard checks.indices.contains(index) else { return [] }
    return ShortText.rows(
      of: checks[index], rendering: rendering, width: max(1, width - Layout.checkMarkWidth))
  }

  /// The number of rows that each guard's control takes at a width in cells.
  func controlRows(width: Int) -> [Int] {
    if let lastControls, lastControls.width == width { return lastControls.rows }
    let boxes = checks.indices.map { max(1, checkRows($0, width: width).count) }
    // A blank row separates the field from the boxes above it.
    let rows = hasField ? boxes + [boxes.isEmpty ? 1 : 2] : boxes
    lastControls = (width, rows)
    return rows
  }

  /// A cache, since the layout measures the same width repeatedly.
  private var lastControls: (width: Int, rows: [Int])?

  /// The width of the widest check box, in cells.
  var controlsWidth: Int {
    checks.reduce(0) { widest, check in
      let width = ShortText.width(of: ShortText.clusters(of: check, rendering: rendering))
      return max(widest, width + Layout.checkMarkWidth)
    }
  }

  /// A caller's short text on one line.
  func clusters(of bytes: [UInt8]) -> [Cluster] {
    ShortText.clusters(of: bytes, rendering: rendering)
  }

  /// One of popup's own texts as clusters.
  func own(_ words: String) -> [Cluster] {
    ShortText.clusters(of: Array(words.utf8), rendering: rendering)
  }
}
