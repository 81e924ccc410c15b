/// Turns the scalars of a text into clusters, each with whether the line may break before it.
struct PieceReader {
  private let rendering: TextRendering
  /// After the last piece, it holds the styles with which the next range begins.
  private(set) var scanner: TextScanner
  private var graphemes = GraphemeBreaker()
  private var lines = LineBreaker(isTailored: true)
  private var composer: ClusterComposer
  private var isolates = IsolateBalance()

  // The cluster being read, and the one before it.
  private var style = Style()
  private var start = 0
  private var traits: PieceTraits = []
  private var mayBreak = false
  private var last = Neighbor()
  /// The last scalar is an ASCII letter that began a cluster.
  private var isInWord = false

  /// What decides whether a word may be cut after a cluster.
  private struct Neighbor {
    var scalar: UInt32 = 0
    var isHangul = false
    var clingsToNext = false
  }

  init(_ scanner: TextScanner, _ rendering: TextRendering) {
    self.rendering = rendering
    self.scanner = scanner
    composer = ClusterComposer(rendering)
  }

  /// The next byte to read.
  var offset: Int { scanner.offset }

  /// The offset of the piece after the first `count` ones.
  func offset(after pieces: [Piece], _ count: Int) -> Int {
    count < pieces.count ? pieces[count].offset : composer.isEmpty ? scanner.offset : start
  }

  /// Reads until there is at least one more piece.
  mutating func read(into pieces: inout [Piece], from text: ByteText) {
    let count = pieces.count
    while pieces.count == count {
      guard let scalar = scanner.next(in: text) else {
        finish(into: &pieces)
        pieces.append(Self.lineEnd(at: scanner.offset, [.lineEnd, .textEnd]))
        return
      }
      take(scalar, into: &pieces, from: text)
    }
  }

  /// Skips blanks that would only overhang the end of a row.
  mutating func skipBlanks(in text: ByteText) { scanner.skipBlanks(in: text) }

  /// Skips the rest of the line.
  mutating func skipLine(into pieces: inout [Piece], from text: ByteText) {
    composer.finish()
    while let scalar = scanner.next(in: text) {
      if scalar.value == Byte.formFeed {
        return addBlankLine(at: scalar.start, into: &pieces, from: text)
      }
      if scalar.value == 0x0A || UnicodeProperties(of: scalar.value).treatment == .hardBreak {
        return endLine(at: scalar.start, into: &pieces)
      }
    }
    pieces.append(Self.lineEnd(at: scanner.offset, [.lineEnd, .textEnd]))
  }

  @inline(__always)
  private mutating func take(
    _ scalar: ScannedScalar, into pieces: inout [Piece], from text: ByteText
  ) {
    let properties = UnicodeProperties(of: scalar.value)
    let isLetter = Self.isASCIILetter(scalar.value)
    if isInWord && isLetter { return addLetter(scalar, properties, into: &pieces) }
    switch properties.treatment {
    case .plain: add(scalar, properties, into: &pieces, from: text)
    case .picture where scalar.value == 0x0A: endLine(at: scalar.start, into: &pieces)
    case .picture where scalar.value == 0x09: addTab(scalar, properties, into: &pieces)
    case .picture where scalar.value == Byte.formFeed:
      addBlankLine(at: scalar.start, into: &pieces, from: text)
    case .picture, .mark: addMark(scalar, into: &pieces)
    case .bidiMark: dropBidi(properties, into: &pieces)
    case .isolate:
      if isolates.isBalanced(scalar, before: scanner, in: text) {
        dropBidi(properties, into: &pieces)
      } else {
        addMark(scalar, into: &pieces)
      }
    case .dropped: drop(properties, into: &pieces)
    case .hardBreak: endLine(at: scalar.start, into: &pieces)
    case .tag:
      if composer.takesTags {
        add(scalar, properties, into: &pieces, from: text)
      } else {
        addMark(scalar, into: &pieces)
      }
    }
    isInWord = isLetter && last.scalar == scalar.value
  }

  /// Adds a letter that directly follows another one. It begins a cluster, no line breaks before
  /// it, and the states of both breakers stay the same. Most text takes this path.
  @inline(__always)
  private mutating func addLetter(
    _ letter: ScannedScalar, _ properties: UnicodeProperties, into pieces: inout [Piece]
  ) {
    finish(into: &pieces)
    traits = .cutsWord
    last.scalar = letter.value
    style = scanner.style
    start = letter.start
    composer.begin(with: letter.value, properties)
  }

  @inline(__always)
  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    (UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))).contains(scalar | 0x20)
  }

  @inline(__always)
  private mutating func add(
    _ scalar: ScannedScalar, _ properties: UnicodeProperties, into pieces: inout [Piece],
    from text: ByteText
  ) {
    let digitFollows = lines.dependsOnDigit(after: properties) && isDigitNext(in: text)
    let breaks = lines.allowsBreak(before: properties, digitFollows: digitFollows)
    if graphemes.begins(with: properties) || composer.isEmpty {
      begin(scalar.value, at: scalar.start, properties, breaks: breaks, into: &pieces)
    } else {
      composer.append(scalar.value)
    }
  }

  private mutating func begin(
    _ scalar: UInt32, at offset: Int, _ properties: UnicodeProperties, breaks: Bool,
    into pieces: inout [Piece]
  ) {
    finish(into: &pieces)
    traits = Self.cutTraits(between: last, and: scalar, properties)
    if breaks || mayBreak { traits.insert(.breaksBefore) }
    if properties.isSpace { traits.insert(.space) }
    mayBreak = false
    last = Neighbor(
      scalar: scalar, isHangul: properties.isHangul, clingsToNext: properties.line.clingsToNext)
    style = scanner.style
    start = offset
    composer.begin(with: scalar, properties)
  }

  /// Static, because calling a nonmutating method would copy the whole reader.
  @inline(__always)
  private static func cutTraits(
    between last: Neighbor, and scalar: UInt32, _ properties: UnicodeProperties
  ) -> PieceTraits {
    if properties.isSpace || properties.line.clingsToPrevious || last.clingsToNext { return [] }
    if SoutheastAsianLetter.beginsNoRow(scalar) || SoutheastAsianLetter.endsNoRow(last.scalar) {
      return []
    }
    var traits: PieceTraits = .cutsWord
    if last.isHangul && properties.isHangul { traits.insert(.cutsHangul) }
    if joinsPath(last.scalar) && !joinsPath(scalar) { traits.insert(.cutsPath) }
    return traits
  }

  private static func joinsPath(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2F, 0x2E, 0x5F, 0x2D, 0x3F, 0x26, 0x3D, 0x3A, 0x40: true
    default: false
    }
  }

  private func isDigitNext(in text: ByteText) -> Bool {
    var ahead = scanner
    while let scalar = ahead.next(in: text) {
      let line = UnicodeProperties(of: scalar.value).line
      if line != .combiningMark && line != .joiner { return line == .numeric }
    }
    return false
  }

  private mutating func finish(into pieces: inout [Piece]) {
    if let cluster = composer.finishPlain() {
      if traits.contains(.space), !cluster.isBlank { traits.remove(.space) }
      pieces.append(Piece(cluster: cluster, style: style, offset: start, traits: traits))
      return
    }
    composer.finish()
    for cluster in composer.clusters {
      var kept = traits
      if !cluster.isBlank { kept.remove(.space) }
      pieces.append(Piece(cluster: cluster, style: style, offset: start, traits: kept))
      traits = traits.contains(.space) ? .space : .cutsWord
    }
  }

  private mutating func addMark(_ scalar: ScannedScalar, into pieces: inout [Piece]) {
    let mark = VisibleMark(for: scalar.value, rendering)
    for index in 0..<mark.count {
      let properties = UnicodeProperties(of: mark[index])
      let breaks = lines.allowsBreak(before: properties, as: .alphabetic)
      _ = graphemes.begins(with: properties)
      begin(mark[index], at: scalar.start, properties, breaks: breaks, into: &pieces)
    }
  }

  private mutating func drop(_ properties: UnicodeProperties, into pieces: inout [Piece]) {
    if lines.allowsBreak(before: properties) { mayBreak = true }
    if graphemes.begins(with: properties) { finish(into: &pieces) }
  }

  /// Bidi controls are combining marks to UAX #14, but they must not keep lines from breaking.
  private mutating func dropBidi(_ properties: UnicodeProperties, into pieces: inout [Piece]) {
    if graphemes.begins(with: properties) { finish(into: &pieces) }
  }

  private mutating func addTab(
    _ scalar: ScannedScalar, _ properties: UnicodeProperties, into pieces: inout [Piece]
  ) {
    let breaks = lines.allowsBreak(before: properties)
    _ = graphemes.begins(with: properties)
    begin(0x20, at: scalar.start, UnicodeProperties(of: 0x20), breaks: breaks, into: &pieces)
    traits.insert(.tab)
    finish(into: &pieces)
  }

  private mutating func endLine(at offset: Int, into pieces: inout [Piece]) {
    finish(into: &pieces)
    pieces.append(Self.lineEnd(at: offset, .lineEnd))
    graphemes = GraphemeBreaker()
    lines = LineBreaker(isTailored: true)
    last = Neighbor()
    isInWord = false
    mayBreak = false
  }

  /// A form feed becomes a blank line; one that is alone on its line is that blank line.
  private mutating func addBlankLine(
    at offset: Int, into pieces: inout [Piece], from text: ByteText
  ) {
    let beginsLine = last.scalar == 0
    let next = text[scanner.offset]
    let endsLine = scanner.offset >= text.count || next == 0x0A || next == 0x0D
    if !beginsLine { endLine(at: offset, into: &pieces) }
    if !endsLine { endLine(at: offset, into: &pieces) }
  }

  private static func lineEnd(at offset: Int, _ traits: PieceTraits) -> Piece {
    Piece(cluster: Cluster(" ", width: 0), style: Style(), offset: offset, traits: traits)
  }
}
