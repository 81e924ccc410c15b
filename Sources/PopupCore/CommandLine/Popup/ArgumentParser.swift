/// Turns words into a request: as given, as typed (`ParsedArguments`), as meant (`Request`).
package enum ArgumentParser {
  /// - Parameter arguments: without the program's name.
  package static func request(
    arguments: [[UInt8]], environment: Environment, standardInputIsTerminal: Bool
  ) throws(UsageError) -> Request {
    var parsed = try OptionScanner.scan(arguments, from: .commandLine)
    switch parsed.early {
    case .help: return .help
    case .version: return .version
    case nil: break
    }
    if let standIn = parsed.last(.standIn) {
      return try standInRequest(
        standIn, parsed, arguments, over: DropInLook.look(environment))
    }
    parsed.occurrences = try OptionMerge.merge(
      defaults: try defaults(in: environment), commandLine: parsed.occurrences)
    var spec = try SpecBuilder.spec(of: parsed)
    spec.pages = try PageBuilder.pages(
      of: parsed, standardInputIsTerminal: standardInputIsTerminal)
    guard hasSomethingToShow(spec) else { throw .nothingToShow }
    if spec.look.theme == nil, let word = environment.value(.theme) {
      guard let theme = ThemeName.named(word) else { throw .invalidVariable(.theme, word) }
      spec.look.theme = theme
    }
    if let preview = parsed.last(.preview) {
      return try previewRequest(spec, preview, segment: parsed.last(.previewSegment))
    }
    if let (role, origin) = try AnswerRule.answer(of: parsed, environment, for: spec) {
      return .answer(spec, role, origin)
    }
    return .ask(spec)
  }

  /// Standard input and files count, whatever is in them: they are not read yet.
  private static func hasSomethingToShow(_ spec: PopupSpec) -> Bool {
    if !spec.title.isEmpty { return true }
    return spec.pages.contains { page in
      page.title != nil || (page.message != .none && page.message != .text([]))
    }
  }

  private static func defaults(in environment: Environment) throws(UsageError) -> [Occurrence] {
    guard let text = environment.value(.options) else { return [] }
    do throws(UsageError) {
      return try OptionScanner.scan(ShellWords.split(text), from: .variable).occurrences
    } catch {
      throw .inOptionsVariable(error)
    }
  }

  /// `--as PROGRAM -- WORD...`
  private static func standInRequest(
    _ standIn: Occurrence, _ parsed: ParsedArguments, _ arguments: [[UInt8]],
    over defaultLook: LookOptions
  ) throws(UsageError) -> Request {
    let program: DropInProgram = try OptionValue.choice(standIn)
    var look = defaultLook
    for occurrence in parsed.occurrences where occurrence.id != .standIn {
      guard DropInLook.isLook(occurrence.id) else {
        throw .besideStandIn(Array(occurrence.id.spelling.utf8))
      }
      try SpecBuilder.apply(occurrence, to: &look)
    }
    let words = parsed.operands
    let dashes = arguments.count - words.count - 1
    guard words.isEmpty || (dashes >= 0 && arguments[dashes] == "--") else {
      throw .besideStandIn(words[0])
    }
    return .standIn(program, look, words)
  }

  private static func previewRequest(
    _ spec: PopupSpec, _ preview: Occurrence, segment: Occurrence?
  ) throws(UsageError) -> Request {
    var size: (columns: Int, rows: Int)?
    if preview.value != nil {
      size = try OptionValue.screenSize(preview)
    }
    var index: Int?
    if let segment {
      let number = try OptionValue.segmentNumber(segment)
      let count = spec.pages.first?.title == nil ? 0 : spec.pages.count
      guard number <= count else { throw .noSuchSegment(number, count: count) }
      index = number - 1
    }
    return .preview(spec, columns: size?.columns, rows: size?.rows, segment: index)
  }
}
