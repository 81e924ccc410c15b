/// Two things that cannot both be meant.
struct Contradiction {
  let first: OptionMention
  let second: OptionMention
  /// The rest of a sentence.
  let because: String

  init(_ first: OptionMention, _ second: OptionMention, _ because: String) {
    self.first = first
    self.second = second
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
  static let contradictions: [Contradiction] =
    alert + destructive + guarded + [
      Contradiction(
        .init(.ascii), .init(.border, "soft"), "--ascii draws an ASCII border"),
      Contradiction(
        .init(.ascii), .init(.border, "line"), "--ascii draws an ASCII border"),
      Contradiction(
        .init(.inline), .init(.position), "an inline popup is where the prompt is"),
      Contradiction(
        .init(.answer), .init(.preview), "one answers, the other only shows"),
    ]

  private static let alert = [
    OptionMention(.left), .init(.extra), .init(.leftColor), .init(.initialButton, "left"),
    .init(.initialButton, "extra"), .init(.escape, "left"), .init(.onTimeout, "left"),
    .init(.onTimeout, "extra"), .init(.answer, "left"), .init(.answer, "extra"),
  ].map { Contradiction(.init(.alert), $0, "an alert has the right button only") }

  /// A destructive button needs a person to press it, and another one to start on.
  private static let destructive = [
    Contradiction(
      .init(.destructive), .init(.alert), "a destructive button needs a left one beside it"),
    Contradiction(
      .init(.destructive), .init(.initialButton, "right"),
      "a destructive button is not focused at the start"),
    Contradiction(
      .init(.destructive), .init(.onTimeout, "right"), "a destructive button needs a person"),
  ]

  /// A guard that a timeout could get around would guard nothing.
  private static let guarded = OptionTable.entries(in: .guards).filter { $0.id != .typePaste }.map {
    Contradiction(.init(.onTimeout, "right"), .init($0.id), "a guarded button needs a person")
  }

  static let requirements = [
    Requirement(demanding: .init(.initialButton, "extra"), needed: .extra),
    Requirement(demanding: .init(.onTimeout, "extra"), needed: .extra),
    Requirement(demanding: .init(.answer, "extra"), needed: .extra),
    Requirement(demanding: .init(.onTimeout), needed: .timeout),
    Requirement(demanding: .init(.typePaste), needed: .type),
    Requirement(demanding: .init(.previewSegment), needed: .preview),
  ]
}
