/// Parses whiptail's command line by the rules of popt(3): options and operands mix freely,
/// `--opt=value` and `--opt value` are the same, and `--` ends the options.
struct WhiptailParser {
  private let words: [[UInt8]]
  private var index = 0
  private var kind: BoxKind?
  private var occurrences: [DropInOccurrence] = []
  private var operands: [[UInt8]] = []
  /// The first word taken as an operand although it begins with a dash; blamed if no box is given.
  private var doubtful: [UInt8]?

  private init(_ words: [[UInt8]]) { self.words = words }

  /// - Parameter words: without the program's name.
  static func request(
    _ words: [[UInt8]], _ look: LookOptions, _ environment: Environment
  ) -> DropInRequest {
    var parser = WhiptailParser(words)
    do throws(Refusal) {
      return .show([try parser.box(look, LabelLanguage(environment))])
    } catch {
      return .handOver(error.handOver)
    }
  }

  /// Thrown when popup leaves the command line to the real program.
  private struct Refusal: Error {
    var handOver: HandOver

    init(_ need: [UInt8]? = nil, _ substitute: HandOver.Substitute = .failure) {
      handOver = HandOver(need: need, substitute: substitute)
    }
  }

  private mutating func box(
    _ look: LookOptions, _ language: LabelLanguage
  ) throws(Refusal) -> DropInBox {
    while let word = nextWord() { try read(word) }
    guard let kind else { throw Refusal(doubtful) }
    guard operands.count >= kind.operandCounts.lowerBound else { throw Refusal() }
    let height = Self.size(operands[1])
    guard let width = Self.size(operands[2]), height != nil else { throw Refusal() }
    return BoxBuilder(
      program: .whiptail, kind: kind, settings: BoxSettings(occurrences, of: kind),
      language: language, look: look
    ).box(text: operands[0], width: width)
  }

  private mutating func read(_ word: [UInt8]) throws(Refusal) {
    guard word.count > 1, word[0] == Self.dash else { return operands.append(word) }
    guard word[1] == Self.dash else {
      if word == "-h" || word == "-v" { throw refusal(of: word == "-h" ? "help" : "version", word) }
      return takeAsOperand(word)
    }
    guard word.count > 2 else {
      while let operand = nextWord() { operands.append(operand) }
      return
    }
    let end = word.firstIndex(of: UInt8(ascii: "=")) ?? word.endIndex
    guard let option = WhiptailOptions.option(named: word[2..<end]) else {
      // A text that begins with dashes, in a script that does not write `--` before it.
      guard word.contains(0x20) || word.contains(0x0A) else { throw Refusal(word) }
      return takeAsOperand(word)
    }
    let given = end < word.endIndex ? Array(word[(end + 1)...]) : nil
    try read(option, as: word, given)
  }

  private mutating func read(
    _ option: DropInOption, as word: [UInt8], _ given: [UInt8]?
  ) throws(Refusal) {
    var value = DropInValue()
    if option.value == .none {
      guard given == nil else { throw Refusal(word) }
    } else {
      guard let text = given ?? nextWord(), option.value.accepts(text) else { throw Refusal(word) }
      value.text = text
    }
    switch option.effect {
    case .does, .accepted: occurrences.append(DropInOccurrence(option: option, value: value))
    case .box(let box):
      guard kind == nil else { throw Refusal(word) }
      kind = box
    case .otherBox, .chain: throw Refusal(word)
    case .handsOver(let substitute): throw Refusal(word, substitute)
    }
  }

  private mutating func takeAsOperand(_ word: [UInt8]) {
    operands.append(word)
    if doubtful == nil { doubtful = word }
  }

  private func refusal(of name: StaticString, _ word: [UInt8]) -> Refusal {
    guard
      case .handsOver(let substitute)? = WhiptailOptions.option(named: Array(name.bytes)[...])?
        .effect
    else { return Refusal(word) }
    return Refusal(word, substitute)
  }

  private mutating func nextWord() -> [UInt8]? {
    guard index < words.count else { return nil }
    index += 1
    return words[index - 1]
  }

  private static let dash = UInt8(ascii: "-")

  /// A height or width; nil if the real program would refuse it.
  private static func size(_ word: [UInt8]) -> Int? {
    if word.isEmpty { return 0 }
    guard word.first != 0x20, word.first != 0x09 else { return nil }
    return CNumber.value(of: word, base: 10)
  }
}
