/// An option by its identity; the raw value is its long name, without the dashes.
package enum OptionID: String, Equatable, Sendable, CaseIterable {
  case title, message
  case messageFile = "message-file"
  case ansi, markup, escapes
  case noWrap = "no-wrap"
  case segment, new

  case left, right, extra, alert
  case initialButton = "default"
  case destructive
  case escape = "esc"

  case wait
  case requireRead = "require-read"
  case check, type
  case typePaste = "type-paste"

  case timeout
  case onTimeout = "on-timeout"
  case answer, print

  case align, width, height, position, inline
  case theme, accent
  case leftColor = "left-color"
  case rightColor = "right-color"
  case border, ascii, dim
  case noShadow = "no-shadow"
  case noMouse = "no-mouse"
  case noAnimation = "no-animation"
  case bell
  case showCursor = "show-cursor"
  case plain

  case preview
  case previewSegment = "preview-segment"
  case standIn = "as"
  case help, version

  /// The long name as it is typed: `--title`.
  package var spelling: String { "--" + rawValue }
}
