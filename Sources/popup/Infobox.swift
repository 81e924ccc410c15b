import PopupCore
import PopupTerminal

/// A box that asks nothing. It is drawn on the caller's own screen and stays there.
///
/// The backdrop is even, never captured: in a loop of infoboxes each would show the one before it,
/// darker every time.
enum Infobox {
  /// Draws the box in one write without erasing anything first, so that a loop of infoboxes does
  /// not flicker. Changes no terminal mode and reads no key. Draws nothing if the screen is too
  /// small.
  static func draw(
    _ spec: PopupSpec, on terminal: Terminal, _ capabilities: TerminalCapabilities,
    _ pages: PageSources
  ) {
    // The texts point into the pages' bytes.
    withExtendedLifetime(pages) {
      let dialog = Dialog(
        spec, capabilities, on: Size(terminal.size()), texts: pages.texts, now: 0)
      guard !dialog.layout.isTooSmall else { return }
      let frame = dialog.frame(texts: pages.texts, now: 0)
      var bytes: [UInt8] = []
      if spec.look.ringsBell { ControlSequence.bell(&bytes) }
      bytes += FrameEncoder.encodeNotice(frame, depth: dialog.depth)
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
