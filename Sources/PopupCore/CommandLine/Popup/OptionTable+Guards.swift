extension OptionTable {
  static let guards: [OptionEntry] = [
    OptionEntry(
      .wait, .required("SECONDS"), in: .guards,
      summary: "keep the right button disabled for SECONDS",
      manual: """
        Keep the right button disabled for SECONDS and count them down in its label. \
        Decimals are allowed, up to one day.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.guards.wait = try option.seconds(atMost: OptionLimit.wait)
      }),
    OptionEntry(
      .requireRead, in: .guards,
      summary: "keep it disabled until everything has been read",
      manual: """
        Keep the right button disabled until the message has been scrolled to its end and every \
        --segment has been seen.
        """,
      effect: .edit { draft, _ in draft.spec.guards.requiresReading = true }),
    OptionEntry(
      .check, .required("TEXT"), in: .guards, repeatable: true,
      summary: "keep it disabled until a box has been ticked",
      manual: """
        Keep the right button disabled until a box labeled TEXT has been ticked. May be repeated.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.guards.checks.append(try option.text())
      }),
    OptionEntry(
      .type, .required("WORD"), in: .guards,
      summary: "keep it disabled until WORD has been typed",
      manual: "Keep the right button disabled until WORD has been typed exactly.",
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.guards.word = try option.typedWord()
      }),
    OptionEntry(
      .typePaste, in: .guards, commandLineOnly: true,
      summary: "allow pasting the --type word",
      manual: "Also accept the word of --type when it is pasted.",
      effect: .edit { draft, _ in draft.spec.guards.acceptsPastedWord = true }),
  ]
}
