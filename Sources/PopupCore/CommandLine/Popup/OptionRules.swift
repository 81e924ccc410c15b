/// An option that cannot be used with any of several others.
struct Contradiction {
  let first: OptionMention
  let others: [OptionMention]
  /// The reason, for the end of the error line.
  let because: String
  /// If a variable sets the first option and the command line another, that is an error too: the
  /// first is not dropped.
  let neverYields: Bool

  init(
    _ first: OptionMention, _ others: [OptionMention], _ because: String, neverYields: Bool = false
  ) {
    self.first = first
    self.others = others
    self.because = because
    self.neverYields = neverYields
  }
}

/// An option that would make a guard easy to meet. If a variable sets it, a guard on the command
/// line removes it.
struct Weakening {
  let weakening: OptionID
  let guarding: OptionID
}

/// An option that means nothing without another.
struct Requirement {
  let demanding: OptionMention
  let needed: OptionID
}

/// Which options can be used together.
enum OptionRules {
  // Computed, or the list below would be built at start-up.
  static var alertHasOneButton: String { "an alert has only the right button" }

  static let contradictions = [
    Contradiction(
      .init(.alert),
      [
        .init(.left), .init(.extra), .init(.leftColor), .init(.initialButton, "left"),
        .init(.initialButton, "extra"), .init(.escape, "left"), .init(.onTimeout, "left"),
        .init(.onTimeout, "extra"),
      ], alertHasOneButton),
    Contradiction(
      .init(.onTimeout, "right"), [.init(.destructive)],
      "only a person may press a destructive button", neverYields: true),
    Contradiction(
      .init(.onTimeout, "right"), [.init(.wait), .init(.requireRead), .init(.check), .init(.type)],
      "only a person may press a guarded button", neverYields: true),
    Contradiction(
      .init(.destructive), [.init(.alert)], "a destructive button needs a left one beside it"),
    Contradiction(
      .init(.destructive), [.init(.initialButton, "right")],
      "a destructive button is not focused at first"),
    Contradiction(
      .init(.ascii), [.init(.border, "soft"), .init(.border, "line")],
      "--ascii draws an ASCII border"),
    Contradiction(
      .init(.inline), [.init(.position)], "an inline popup appears below the prompt"),
    Contradiction(
      .init(.answer), [.init(.preview)], "--preview asks nothing, so there is nothing to answer"),
  ]

  static let weakenings = [
    // With unwrapped lines, the end of the text can be on the screen while most of it is not.
    Weakening(weakening: .noWrap, guarding: .requireRead)
  ]

  static let requirements = [
    Requirement(demanding: .init(.initialButton, "extra"), needed: .extra),
    Requirement(demanding: .init(.onTimeout, "extra"), needed: .extra),
    Requirement(demanding: .init(.onTimeout), needed: .timeout),
    Requirement(demanding: .init(.typePaste), needed: .type),
    Requirement(demanding: .init(.previewSegment), needed: .preview),
  ]
}
