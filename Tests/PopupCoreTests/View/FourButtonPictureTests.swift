import Testing

@testable import PopupCore

/// A question with a button of every role, which only the drop-in modes ask.
@Suite("Pictures of four buttons")
struct FourButtonPictureTests {
  private static func question(
    _ columns: Int, _ rows: Int, _ labels: [String] = ["No", "Help", "Later", "Yes"],
    capabilities: TerminalCapabilities = .line
  ) -> Question {
    var spec = PopupSpec()
    spec.title = Array("Update".utf8)
    spec.pages[0].message = .text(Array("Install it now?".utf8))
    let roles = [ButtonRole.negative, .help, .extra, .affirmative]
    spec.buttons = zip(roles, labels).map { Button($0, Array($1.utf8)) }
    return Question(spec, columns, rows, capabilities: capabilities)
  }

  @Test("four buttons lie side by side")
  func row() {
    let expected = """
      ╭──────────────────────────────────────────────────────╮
      │                                                      │
      │                        Update                        │
      │                                                      │
      │                   Install it now?                    │
      │                                                      │
      ├──────────────────────────────────────────────────────┤
      │                                                      │
      │      No          Help         Later       ‹ Yes ›    │
      │                                                      │
      ╰──────────────────────────────────────────────────────╯
      """
    #expect(Self.question(80, 24).picture == expected)
  }

  @Test("four filled buttons lie side by side")
  func filled() {
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

                               Update

                          Install it now?

      ────────────────────────────────────────────────────────
         ▗▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▖
             No          Help         Later       ‹ Yes ›
         ▝▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▘
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(Self.question(80, 24, capabilities: .soft).picture == expected)
  }

  @Test("four buttons too wide for one row are stacked")
  func stacked() {
    let labels = ["Keep what is there", "Tell me more", "Ask again later", "Install the update"]
    let expected = """
      ╭──────────────────────────────────────────────╮
      │                                              │
      │                    Update                    │
      │                                              │
      │               Install it now?                │
      │                                              │
      ├──────────────────────────────────────────────┤
      │                                              │
      │              Keep what is there              │
      │                                              │
      │                 Tell me more                 │
      │                                              │
      │               Ask again later                │
      │                                              │
      │            ‹ Install the update ›            │
      │                                              │
      ╰──────────────────────────────────────────────╯
      """
    #expect(Self.question(60, 24, labels).picture == expected)
  }

  @Test("four stacked buttons wider than the screen are truncated")
  func cut() {
    let labels = ["Keep what is there", "Tell me more", "Ask again later", "Install the update"]
    let expected = """
      ╭──────────────╮
      │    Update    │
      │              │
      │   Install    │
      │   it now?    │
      │              │
      ├──────────────┤
      │    Keep…     │
      │    Tell…     │
      │    Ask a…    │
      │   ‹Insta…›   │
      ╰──────────────╯
      """
    #expect(Self.question(20, 14, labels).picture == expected)
  }
}
