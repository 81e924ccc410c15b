import Testing

@testable import PopupCore

@Suite("Terminal modes restored on leaving")
struct TerminalModesTests {
  private func leave(
    mouse: Bool = true, _ change: (inout TerminalModes) -> Void = { _ in }
  ) -> String {
    var modes = TerminalModes()
    change(&modes)
    let bytes = ControlSequence.leave(alternateScreen: true, mouse: mouse, to: modes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "")
  }

  @Test("unknown terminal modes are restored to those of most programs")
  func ordinary() {
    #expect(leave() == "[?2026l[?1006l[?1000l[?2004l[0m(B[?7h[?25h[?25r[2J8[?1049l")
    #expect(leave(mouse: false) == "[?2026l[?2004l[0m(B[?7h[?25h[?25r[2J8[?1049l")
  }

  @Test("mouse reports are restored with their mode and form")
  func mouse() {
    #expect(leave { $0.mouse = .presses }.hasPrefix("[?2026l[?1006l[?2004l"))
    #expect(leave { $0.mouse = .drags }.hasPrefix("[?2026l[?1006l[?1002h[?2004l"))
    #expect(
      leave {
        $0.mouse = .motion
        $0.mouseIsSGR = true
      }.hasPrefix("[?2026l[?1003h[?2004l"))
    #expect(leave { $0.mouseIsSGR = true }.hasPrefix("[?2026l[?1000l[?2004l"))
  }

  @Test("without a mouse no mouse mode is touched on leaving")
  func noMouse() {
    #expect(
      leave(mouse: false) {
        $0.mouse = .motion
        $0.mouseIsSGR = true
      } == leave(mouse: false))
  }

  @Test("autowrap, cursor visibility and bracketed paste are restored")
  func others() {
    #expect(!leave { $0.wraps = false }.contains("[?7"))
    #expect(leave { $0.isCursorVisible = false }.hasSuffix("[?25h[?25r[2J8[?1049l[?25l"))
    #expect(!leave { $0.bracketsPastes = true }.contains("[?2004"))
  }
}
