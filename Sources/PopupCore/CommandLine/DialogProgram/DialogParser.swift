/// Parses dialog's command line: one box after another, each preceded by its options.
struct DialogParser {
  private let words: [DialogArguments.Word]
  /// The options in DIALOGOPTS, applied before each box's own.
  private let defaults: [DropInOccurrence]
  private var index = 0
  private let language: LabelLanguage
  private let look: LookOptions

  private init(
    _ words: [DialogArguments.Word], defaults: [DropInOccurrence] = [],
    _ look: LookOptions = LookOptions(), _ language: LabelLanguage = .english
  ) {
    self.words = words
    self.defaults = defaults
    self.look = look
    self.language = language
  }

  /// - Parameter words: without the program's name.
  static func request(
    _ words: [[UInt8]], _ look: LookOptions, _ environment: Environment,
    readFile: ([UInt8]) -> DialogFile?
  ) -> DropInRequest {
    guard let arguments = DialogArguments(words, readFile: readFile) else {
      return .handOver(HandOver(need: Array("--file".utf8)))
    }
    if let text = loneBox(arguments.words) { return .fail(text) }
    do throws(Refusal) {
      var parser = DialogParser(
        arguments.words, defaults: try defaults(in: environment), look,
        LabelLanguage(environment))
      return .show(try parser.boxes())
    } catch {
      var handOver = HandOver(need: error.need, substitute: error.substitute)
      if !arguments.isRepeatable { handOver.words = arguments.rewritten }
      return .handOver(handOver)
    }
  }

  /// Thrown when popup leaves the command line to the real program.
  private struct Refusal: Error {
    var need: [UInt8]?
    var substitute = HandOver.Substitute.failure
  }

  /// The error for a box without operands, for which dialog prints its help and exits with 0, which
  /// means Yes; nil for any other command line.
  private static func loneBox(_ words: [DialogArguments.Word]) -> String? {
    guard words.count == 1, let option = words[0].option?.option else { return nil }
    switch option.effect {
    case .box, .otherBox: return "--\(option.name) requires a text, a height and a width"
    case .does, .accepted, .chain, .handsOver: return nil
    }
  }

  private static func defaults(
    in environment: Environment
  ) throws(Refusal) -> [DropInOccurrence] {
    guard let text = environment.value("DIALOGOPTS") else { return [] }
    guard let arguments = DialogArguments(DialogArguments.split(text), readFile: { _ in nil })
    else {
      throw Refusal()
    }
    var parser = DialogParser(arguments.words)
    var occurrences: [DropInOccurrence] = []
    guard try parser.readOptions(into: &occurrences) == nil else { throw Refusal() }
    return occurrences
  }

  private mutating func boxes() throws(Refusal) -> [DropInBox] {
    var boxes: [DropInBox] = []
    repeat {
      var box = try box()
      if index < words.count, case .chain? = words[index].option?.option.effect {
        index += 1
        box.goesOn = .afterAnyButton
      }
      boxes.append(box)
    } while index < words.count
    return boxes
  }

  private mutating func box() throws(Refusal) -> DropInBox {
    var occurrences = defaults
    guard let kind = try readOptions(into: &occurrences) else { throw Refusal() }
    let first = index
    while index < words.count, words[index].option == nil { index += 1 }
    var operands = words[first..<index].map { $0.text }
    guard kind.operandCounts.contains(operands.count) else { throw Refusal() }
    if operands.count == 2 { operands.insert([], at: 0) }
    let numbers = operands.dropFirst().map { $0.isEmpty ? 0 : CNumber.value(of: $0, base: 10) }
    guard !numbers.contains(nil), let width = numbers[1] else { throw Refusal() }
    let settings = BoxSettings(occurrences, of: kind)
    guard settings.hasOK || Self.ignoresNoOK(kind, settings) else {
      throw Refusal(need: Array("--no-ok".utf8))
    }
    return BoxBuilder(
      program: .dialog, kind: kind, settings: settings, language: language, look: look
    ).box(text: operands[0], width: width, seconds: numbers.count > 2 ? numbers[2] ?? 0 : 0)
  }

  /// Whether `--no-ok` has no effect: on a yesno, and where it would leave a box without buttons.
  /// Otherwise the box has no OK button, which popup leaves to the real program.
  private static func ignoresNoOK(_ kind: BoxKind, _ settings: BoxSettings) -> Bool {
    kind == .yesno || (kind != .pause && !settings.hasExtra && !settings.hasHelp)
  }

  /// Reads the options before a box and returns its kind; nil at the end of the words.
  private mutating func readOptions(
    into occurrences: inout [DropInOccurrence]
  ) throws(Refusal) -> BoxKind? {
    while index < words.count {
      let word = words[index]
      index += 1
      guard let (option, isOn) = word.option else { throw Refusal(need: word.text) }
      switch option.effect {
      case .box(let kind): return kind
      case .otherBox, .chain: throw Refusal(need: word.text)
      case .handsOver(let substitute):
        throw Refusal(
          need: word.text, substitute: substitute.writing(to: occurrences.outputDescriptor))
      case .does, .accepted: break
      }
      occurrences.append(
        DropInOccurrence(option: option, value: try value(of: option, word, isOn: isOn)))
    }
    return nil
  }

  private mutating func value(
    of option: DropInOption, _ word: DialogArguments.Word, isOn: Bool
  ) throws(Refusal) -> DropInValue {
    var value = DropInValue(isOn: isOn)
    for _ in 0..<option.value.wordCount {
      guard index < words.count, option.value.accepts(words[index].text) else {
        throw Refusal(need: word.text)
      }
      value.text = words[index].text
      index += 1
    }
    return value
  }
}

extension [DropInOccurrence] {
  /// The descriptor that the real program would report on.
  fileprivate var outputDescriptor: Int32 { BoxSettings(self, of: .msgbox).outputDescriptor }
}

extension HandOver.Substitute {
  /// The same with output on the descriptor that `--stdout` or `--output-fd` selects; neither
  /// redirects `--help` and `--version`.
  fileprivate func writing(to output: Int32) -> HandOver.Substitute {
    switch self {
    case .print(let text, descriptor: 2): .print(text, descriptor: output)
    case .printMaxSize: .printMaxSize(descriptor: output)
    case .failure, .print: self
    }
  }
}
