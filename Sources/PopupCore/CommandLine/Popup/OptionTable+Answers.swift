extension OptionTable {
  static let answers: [OptionEntry] = [
    OptionEntry(
      .timeout, .required("SECONDS"), in: .answers,
      summary: "close without an answer after SECONDS",
      manual: """
        Close the popup without an answer after SECONDS. Decimals are allowed, up to ten years; 0 \
        closes it immediately. The first key or click stops the clock.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.timeout = try option.seconds(atMost: OptionLimit.timeout)
      }),
    OptionEntry(
      .onTimeout, .choice("BUTTON", .button), in: .answers,
      summary: "press left, right or extra on timeout",
      manual: """
        Press that button when --timeout expires, instead of closing without an answer. \
        It cannot be right with --destructive or a safeguard: only a person may press those buttons.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.timeoutButton = try option.choice()
      }),
    OptionEntry(
      .answer, .choice("BUTTON", .answer), in: .answers,
      summary: "do not ask; answer left, right, extra or default",
      manual: """
        Answer immediately, without a terminal, and report it in one line on standard error. \
        The word default means the button that Enter would press initially: the focused one, or left \
        if a safeguard disables the right one. \
        On the command line, --answer right also presses a destructive or safeguarded button.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.answer = (try option.choice(), option.origin)
      }),
    OptionEntry(
      .print, in: .answers,
      summary: "also write the answer to standard output",
      manual: "Also write the answer to standard output: left, right, extra, esc or timeout.",
      effect: .edit { draft, _ in draft.spec.printsAnswer = true }),
  ]
}
