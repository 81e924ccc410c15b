/// What is written on a button.
struct ButtonLabel: Equatable, Sendable {
  let role: ButtonRole
  let label: [Cluster]
}

/// The short texts of a popup, made safe to show once: everything but the message.
final class Labels {
  let title: [Cluster]
  /// From left to right.
  let buttons: [ButtonLabel]
  let tabs: [[Cluster]]
  let checks: [[UInt8]]
  let hasField: Bool
  private let titleText: [UInt8]
  private let rendering: TextRendering

  /// A title is no text to read: longer ones are cut. In rows.
  private static let titleRowLimit = 3

  init(_ spec: PopupSpec, _ rendering: TextRendering) {
    titleText = spec.title
    self.rendering = rendering
    title = ShortText.clusters(of: spec.title, rendering: rendering)
    buttons = spec.buttons.map { button in
      ButtonLabel(
        role: button.role, label: ShortText.clusters(of: button.label, rendering: rendering))
    }
    tabs =
      spec.hasTabs
      ? spec.pages.map { ShortText.clusters(of: $0.title ?? [], rendering: rendering) } : []
    checks = spec.guards.checks
    hasField = !spec.guards.word.isEmpty
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

  /// Of the widest tab: its title, a dot and some air. In cells.
  var tabWidth: Int { tabs.reduce(0) { max($0, ShortText.width(of: $1)) } + 6 }

  func checkRows(_ index: Int, width: Int) -> [TextRow] {
    guard checks.indices.contains(index) else { return [] }
    return ShortText.rows(
      of: checks[index], rendering: rendering, width: max(1, width - Painter.checkMarkWidth))
  }

  /// How many rows each guard's control takes at a width.
  func controlRows(width: Int) -> [Int] {
    if let lastControls, lastControls.width == width { return lastControls.rows }
    let boxes = checks.indices.map { max(1, checkRows($0, width: width).count) }
    // A field keeps its distance from the boxes above it.
    let rows = hasField ? boxes + [boxes.isEmpty ? 1 : 2] : boxes
    lastControls = (width, rows)
    return rows
  }

  /// The layout asks about the same width again and again.
  private var lastControls: (width: Int, rows: [Int])?

  /// In cells.
  var controlsWidth: Int {
    checks.reduce(0) { widest, check in
      let width = ShortText.width(of: ShortText.clusters(of: check, rendering: rendering))
      return max(widest, width + Painter.checkMarkWidth)
    }
  }

  /// Popup's own words as clusters.
  func own(_ words: String) -> [Cluster] {
    ShortText.clusters(of: Array(words.utf8), rendering: rendering)
  }
}
