/// Every key binding: the keys, when they apply and what they do. No other code names keys.
///
/// The first row that matches wins, so typing goes before shortcuts, a label's letter before `y`
/// and `n`, and those before `h`, `j`, `k` and `l`. The row of key hints, the manual's list and the
/// README's line are generated from this table, in its order.
package enum KeyTable {
  package static let all: [KeyBinding] = [
    KeyBinding(.control(.character("c")), when: [], .interrupt, .interrupt),
    KeyBinding(.control(.character("\\")), when: [], .quit, .quit),
    KeyBinding(.control(.character("z")), when: [], .suspend, .suspend),
    KeyBinding(.control(.character("l")), when: [], .repaint, .repaint),

    KeyBinding(
      .key(.character(" ")), when: [.canAnswer, .onCheck], .command(.toggleFocused), .tick,
      hinted: true),
    KeyBinding(
      .key(.character(" ")), when: [.canAnswer, .onButton, .isPager, .hasMore],
      .scroll(.pages(1)), .dropIn),
    KeyBinding(
      .key(.character(" ")), when: [.canAnswer, .onButton], .command(.pressFocused), .press),
    KeyBinding(.text, when: [.canAnswer, .hasField], .type, .type),
    KeyBinding(
      .key(.backspace), when: [.canAnswer, .hasField], .command(.deleteBackward), .deleteBackward),
    KeyBinding(
      .control(.character("w")), when: [.canAnswer, .hasField], .command(.deleteWord), .deleteWord),
    KeyBinding(
      .control(.character("u")), when: [.canAnswer, .hasField], .command(.clear), .clear),
    KeyBinding(.digit, when: [.canAnswer, .hasChecks], .tickPlace, .tickPlace),
    KeyBinding(.digit, when: .canAnswer, .pressPlace, .pressPlace),
    KeyBinding(.labelLetter, when: .canAnswer, .pressLabel, .pressLabel),
    KeyBinding(.letter("y"), when: .canAnswer, .pressYes, .pressYesNo),
    KeyBinding(.letter("n"), when: [.canAnswer, .hasNegative], .pressNo, .pressYesNo),

    KeyBinding(
      .mark("["), when: [.canAnswer, .hasTabs, .hasNoField], .command(.turnPage(by: -1)), .page,
      hinted: true),
    KeyBinding(
      .mark("]"), when: [.canAnswer, .hasTabs, .hasNoField], .command(.turnPage(by: 1)), .page,
      hinted: true),
    KeyBinding(
      .control(.pageUp), when: [.canAnswer, .hasTabs, .hasField], .command(.turnPage(by: -1)),
      .page, hinted: true),
    KeyBinding(
      .control(.pageDown), when: [.canAnswer, .hasTabs, .hasField], .command(.turnPage(by: 1)),
      .page, hinted: true),
    KeyBinding(
      .control(.left), when: [.canAnswer, .hasTabs], .command(.turnPage(by: -1)), .page),
    KeyBinding(
      .control(.right), when: [.canAnswer, .hasTabs], .command(.turnPage(by: 1)), .page),
    KeyBinding(
      .control(.pageUp), when: [.canAnswer, .hasTabs], .command(.turnPage(by: -1)), .page),
    KeyBinding(
      .control(.pageDown), when: [.canAnswer, .hasTabs], .command(.turnPage(by: 1)), .page),
    KeyBinding(
      .key(.left), when: [.canAnswer, .hasTabs, .hasOneTarget], .command(.turnPage(by: -1)),
      .pageAlone),
    KeyBinding(
      .key(.right), when: [.canAnswer, .hasTabs, .hasOneTarget], .command(.turnPage(by: 1)),
      .pageAlone),

    KeyBinding(
      .mark("<"), when: [.canAnswer, .scrollsSideways, .hasNoField], .scroll(.columns(-8)),
      .scrollSideways, hinted: true),
    KeyBinding(
      .mark(">"), when: [.canAnswer, .scrollsSideways, .hasNoField], .scroll(.columns(8)),
      .scrollSideways, hinted: true),
    KeyBinding(
      .shift(.left), when: [.canAnswer, .scrollsSideways, .hasField], .scroll(.columns(-8)),
      .scrollSideways, hinted: true),
    KeyBinding(
      .shift(.right), when: [.canAnswer, .scrollsSideways, .hasField], .scroll(.columns(8)),
      .scrollSideways, hinted: true),
    KeyBinding(
      .shift(.left), when: [.canAnswer, .scrollsSideways], .scroll(.columns(-8)), .scrollSideways),
    KeyBinding(
      .shift(.right), when: [.canAnswer, .scrollsSideways], .scroll(.columns(8)), .scrollSideways),

    KeyBinding(
      .key(.left), when: [.canAnswer, .isPager, .scrollsSideways], .scroll(.columns(-8)), .dropIn),
    KeyBinding(
      .key(.right), when: [.canAnswer, .isPager, .scrollsSideways], .scroll(.columns(8)), .dropIn),

    KeyBinding(.key(.up), when: [.canAnswer, .scrolls], .scroll(.rows(-1)), .scroll),
    KeyBinding(.key(.down), when: [.canAnswer, .scrolls], .scroll(.rows(1)), .scroll),
    KeyBinding(
      .key(.pageUp), when: [.canAnswer, .scrolls], .scroll(.pages(-1)), .scroll, hinted: true),
    KeyBinding(
      .key(.pageDown), when: [.canAnswer, .scrolls], .scroll(.pages(1)), .scroll, hinted: true),
    KeyBinding(.key(.home), when: [.canAnswer, .scrolls], .scroll(.start), .scroll),
    KeyBinding(.key(.end), when: [.canAnswer, .scrolls], .scroll(.end), .scroll),
    KeyBinding(.letter("k"), when: [.canAnswer, .scrolls], .scroll(.rows(-1)), .scroll),
    KeyBinding(.letter("j"), when: [.canAnswer, .scrolls], .scroll(.rows(1)), .scroll),

    KeyBinding(
      .key(.left), when: [.canAnswer, .focusWraps], .command(.moveFocus(by: -1, wraps: true)),
      .dropIn),
    KeyBinding(
      .key(.right), when: [.canAnswer, .focusWraps], .command(.moveFocus(by: 1, wraps: true)),
      .dropIn),
    KeyBinding(
      .key(.up), when: [.canAnswer, .focusWraps], .command(.moveFocus(by: -1, wraps: true)),
      .dropIn),
    KeyBinding(
      .key(.down), when: [.canAnswer, .focusWraps], .command(.moveFocus(by: 1, wraps: true)),
      .dropIn),
    KeyBinding(
      .key(.left), when: .canAnswer, .command(.moveFocus(by: -1, wraps: false)), .moveFocus),
    KeyBinding(
      .key(.right), when: .canAnswer, .command(.moveFocus(by: 1, wraps: false)), .moveFocus),
    KeyBinding(
      .key(.backTab), when: .canAnswer, .command(.moveFocus(by: -1, wraps: true)), .moveFocus),
    KeyBinding(
      .shift(.tab), when: .canAnswer, .command(.moveFocus(by: -1, wraps: true)), .moveFocus),
    KeyBinding(
      .key(.tab), when: [.canAnswer, .hasManyTargets], .command(.moveFocus(by: 1, wraps: true)),
      .moveFocus, hinted: true),
    KeyBinding(
      .key(.tab), when: .canAnswer, .command(.moveFocus(by: 1, wraps: true)), .moveFocus),
    KeyBinding(
      .letter("h"), when: .canAnswer, .command(.moveFocus(by: -1, wraps: false)), .moveFocus),
    KeyBinding(
      .letter("l"), when: .canAnswer, .command(.moveFocus(by: 1, wraps: false)), .moveFocus),

    KeyBinding(
      .key(.enter), when: [.canAnswer, .onButton], .command(.pressFocused), .press, hinted: true),
    KeyBinding(
      .key(.enter), when: [.canAnswer, .onCheck], .command(.moveFocus(by: 1, wraps: false)), .next,
      hinted: true),
    KeyBinding(
      .key(.enter), when: [.canAnswer, .inField], .command(.moveFocus(by: 1, wraps: false)), .next,
      hinted: true),

    KeyBinding(.key(.escape), when: .canLeave, .escape, .escape, hinted: true),
    KeyBinding(.control(.character("d")), when: .canLeave, .escape, .escape),
  ]

  /// The first row that applies to a key; nil if none does.
  static func binding(
    for press: KeyPress, when conditions: KeyConditions, _ mnemonics: Mnemonics
  ) -> KeyBinding? {
    for index in all.indices
    where all[index].conditions.isSubset(of: conditions)
      && all[index].keys.matches(press, mnemonics)
    {
      return all[index]
    }
    return nil
  }
}
