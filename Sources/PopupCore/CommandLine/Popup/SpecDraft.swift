/// A request under construction: the settings of the options applied so far.
///
/// Settings that depend on one another are kept apart until all options have been applied, so that
/// the order of options does not matter.
struct SpecDraft {
  /// Its buttons, initial focus and pages are set by `finish`.
  var spec = PopupSpec()
  var leftLabel: [UInt8]?
  var rightLabel: [UInt8]?
  var extraLabel: [UInt8]?
  var isAlert = false
  var initialFocus: ButtonRole?
  var pages = PageBuilder()
  var preview: Preview?
  /// Counted from 1.
  var previewSegment: Int?
  var answer: (choice: AnswerChoice, origin: OptionOrigin)?

  /// What `--preview` asks for.
  struct Preview {
    /// In cells; nil: the terminal's.
    var size: (columns: Int, rows: Int)?
  }

  init(_ occurrences: [Occurrence]) throws(UsageError) {
    for occurrence in occurrences { try apply(occurrence) }
  }

  mutating func apply(_ occurrence: Occurrence) throws(UsageError) {
    guard case .edit(let change) = OptionTable.effect(of: occurrence.id) else { return }
    do throws(UsageError) {
      try change(&self, occurrence)
    } catch {
      throw occurrence.origin.blamed(for: error)
    }
  }

  var isAnsweredOnCommandLine: Bool {
    if case .commandLine = answer?.origin { true } else { false }
  }

  /// Completes the spec with what depends on several options.
  mutating func finish(
    operands: [[UInt8]], standardInputIsTerminal: Bool
  ) throws(UsageError) {
    if let leftLabel { spec.setLabel(leftLabel, of: .negative) }
    if let rightLabel { spec.setLabel(rightLabel, of: .affirmative) }
    if isAlert { spec.buttons.removeAll { $0.role == .negative } }
    if let extraLabel {
      spec.buttons.insert(Button(.extra, extraLabel), at: max(0, spec.buttons.count - 1))
    }
    spec.initialFocus = initialFocus ?? (spec.isDestructive ? .negative : .affirmative)
    spec.pages = try pages.finish(
      operands: operands, standardInputIsTerminal: standardInputIsTerminal)
    guard hasSomethingToShow else { throw .nothingToShow }
  }

  /// Standard input and files count even if they turn out to be empty, since they have not been
  /// read yet.
  private var hasSomethingToShow: Bool {
    if !spec.title.isEmpty { return true }
    return spec.pages.contains { page in
      page.title != nil || (page.message != .none && page.message != .text([]))
    }
  }
}
