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
    let layers = try OptionVariables.layers(in: environment) + [typed.occurrences]
    var draft = try SpecDraft(OptionMerge.merge(layers: layers))
    try draft.finish(operands: typed.operands, standardInputIsTerminal: standardInputIsTerminal)
    let spec = draft.spec
    if let preview = draft.preview {
      return .preview(
        spec, columns: preview.size?.columns, rows: preview.size?.rows,
        segment: try index(ofSegment: draft.previewSegment, in: spec))
    }
    if let (role, origin) = try AnswerRule.answer(of: draft, for: spec) {
      return .answer(spec, role, origin)
    }
    return .ask(spec)
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
