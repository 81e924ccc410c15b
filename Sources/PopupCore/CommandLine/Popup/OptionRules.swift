/// Something that cannot be meant together with any of some others.
struct Contradiction {
  let first: OptionMention
  let others: [OptionMention]
  /// The rest of a sentence.
  let because: String

  init(_ first: OptionMention, _ others: [OptionMention], _ because: String) {
    self.first = first
    self.others = others
    self.because = because
  }
}

/// What means something only with something else.
struct Requirement {
  let demanding: OptionMention
  let needed: OptionID
}

/// Which options go together.
enum OptionRules {
  static let contradictions = [
    Contradiction(
      .init(.alert),
      [
        .init(.left), .init(.extra), .init(.leftColor), .init(.initialButton, "left"),
        .init(.initialButton, "extra"), .init(.escape, "left"), .init(.onTimeout, "left"),
        .init(.onTimeout, "extra"), .init(.answer, "left"), .init(.answer, "extra"),
      ], "an alert has the right button only"),
    Contradiction(
      .init(.destructive), [.init(.alert)], "a destructive button needs a left one beside it"),
    Contradiction(
      .init(.destructive), [.init(.initialButton, "right")],
      "a destructive button is not focused at the start"),
    Contradiction(
      .init(.destructive), [.init(.onTimeout, "right")], "a destructive button needs a person"),
    // A guard that a timeout could get around would guard nothing.
    Contradiction(
      .init(.onTimeout, "right"), [.init(.wait), .init(.requireRead), .init(.check), .init(.type)],
      "a guarded button needs a person"),
    Contradiction(
      .init(.ascii), [.init(.border, "soft"), .init(.border, "line")],
      "--ascii draws an ASCII border"),
    Contradiction(
      .init(.inline), [.init(.position)], "an inline popup is where the prompt is"),
    Contradiction(
      .init(.answer), [.init(.preview)], "one answers, the other only shows"),
  ]

  static let requirements = [
    Requirement(demanding: .init(.initialButton, "extra"), needed: .extra),
    Requirement(demanding: .init(.onTimeout, "extra"), needed: .extra),
    Requirement(demanding: .init(.answer, "extra"), needed: .extra),
    Requirement(demanding: .init(.onTimeout), needed: .timeout),
    Requirement(demanding: .init(.typePaste), needed: .type),
    Requirement(demanding: .init(.previewSegment), needed: .preview),
  ]
}
