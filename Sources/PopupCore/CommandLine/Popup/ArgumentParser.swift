/// Parses words into a request in two stages: as typed (`ParsedArguments`), then as meant
/// (`Request`).
package enum ArgumentParser {
  /// - Parameter arguments: without the program's name.
  package static func request(
    arguments: [[UInt8]], environment: Environment, standardInputIsTerminal: Bool
  ) throws(UsageError) -> Request {
    let typed = try OptionScanner.scan(arguments, from: .commandLine)
    switch typed.early {
    case .help: return .help
    case .version: return .version
    case nil: break
    }
    if let standIn = typed.occurrences.last(where: { $0.id == .standIn }) {
      return try standInRequest(standIn, typed, arguments, environment)
    }
    let layers = try OptionVariables.layers(in: environment) + [typed.occurrences]
    var draft = try SpecDraft(OptionMerge.merge(layers: layers))
    try draft.finish(operands: typed.operands, standardInputIsTerminal: standardInputIsTerminal)
    let spec = draft.spec
    if let preview = draft.preview {
      return .preview(
        spec, columns: preview.size?.columns, rows: preview.size?.rows,
        segment: try index(ofSegment: draft.previewSegment, in: spec))
    }
    // Only --answer on the command line takes precedence over a prepared answer.
    if let file = environment.value(PreparedAnswers.variable), !draft.isAnsweredOnCommandLine {
      return .consult(file, spec, otherwise: unprepared(draft, spec))
    }
    if let (role, origin) = try AnswerRule.answer(of: draft, for: spec) {
      return .answer(spec, role, origin)
    }
    return .ask(spec)
  }

  private static func unprepared(_ draft: SpecDraft, _ spec: PopupSpec) -> Unprepared {
    do throws(UsageError) {
      return try AnswerRule.answer(of: draft, for: spec).map { .answer($0, $1) } ?? .ask
    } catch {
      return .refuse(error)
    }
  }

  /// `--as PROGRAM -- WORD...`
  private static func standInRequest(
    _ standIn: Occurrence, _ typed: ParsedArguments, _ arguments: [[UInt8]],
    _ environment: Environment
  ) throws(UsageError) -> Request {
    let program: DropInProgram = try standIn.choice()
    let options = typed.occurrences.filter { $0.id != .standIn }
    for option in options where !DropInLook.isLook(option.id) {
      throw .besideStandIn(Array(option.id.spelling.utf8))
    }
    let words = typed.operands
    let dashes = arguments.count - words.count - 1
    guard words.isEmpty || (dashes >= 0 && arguments[dashes] == Array("--".utf8)) else {
      throw .besideStandIn(words[0])
    }
    var draft = try SpecDraft([])
    draft.spec.look = DropInLook.look(environment)
    for option in options { try draft.apply(option) }
    return .standIn(program, draft.spec.look, words)
  }

  private static func index(
    ofSegment number: Int?, in spec: PopupSpec
  ) throws(UsageError) -> Int? {
    guard let number else { return nil }
    let count = spec.pages.first?.title == nil ? 0 : spec.pages.count
    guard number <= count else { throw .noSuchSegment(number, count: count) }
    return number - 1
  }
}
