import PopupCore
import PopupTerminal

/// A box that asks nothing: drawn on the caller's own screen, where it stays.
enum Infobox {
  /// One write, with nothing erased before it, so that a loop of them does not flicker. No mode of the
  /// terminal is changed, and no key is read. A screen too small for the box shows nothing.
  static func draw(
    _ spec: PopupSpec, on terminal: Terminal, _ capabilities: TerminalCapabilities,
    _ pages: PageSources
  ) {
    // The texts are views of the pages' bytes.
    withExtendedLifetime(pages) {
      let dialog = Dialog(
        spec, capabilities, on: Size(terminal.size()), texts: pages.texts, now: 0)
      guard !dialog.layout.isTooSmall else { return }
      let frame = dialog.frame(texts: pages.texts, now: 0)
      let bytes = FrameEncoder.encodeNotice(frame, depth: dialog.depth)
      try? terminal.descriptor.writeAll(bytes, within: 1000)
    }
  }

  /// Writes the title and the text as lines, for people who are asked in lines.
  static func write(
    _ spec: PopupSpec, on terminal: Terminal, _ capabilities: TerminalCapabilities,
    _ pages: PageSources
  ) {
    withExtendedLifetime(pages) {
      let dialog = PlainDialog(spec, capabilities, .scrollback)
      try? terminal.descriptor.writeAll(dialog.notice(pages.texts), within: 1000)
    }
  }
}
