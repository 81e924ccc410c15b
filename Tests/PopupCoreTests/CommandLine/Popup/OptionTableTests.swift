import PopupCore
import Testing

@Suite("Option table")
struct OptionTableTests {
  @Test("every option has exactly one entry")
  func complete() {
    #expect(
      OptionTable.all.map(\.id).sorted { $0.rawValue < $1.rawValue }
        == OptionID.allCases.sorted { $0.rawValue < $1.rawValue })
  }

  @Test("no two options share a name or a letter")
  func unique() {
    #expect(Set(OptionTable.all.map(\.name)).count == OptionTable.all.count)
    let letters = OptionTable.all.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test("option names are lower-case words joined by dashes, and short names are letters")
  func spelling() {
    for entry in OptionTable.all {
      #expect(entry.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      if let short = entry.short { #expect(Character(Unicode.Scalar(short)).isLetter) }
    }
  }

  @Test("option summaries are short phrases, and manual texts are sentences")
  func texts() {
    for entry in OptionTable.all {
      #expect(!entry.summary.isEmpty && !entry.summary.hasSuffix("."), "\(entry.name)")
      #expect(!entry.summary.contains("\n") && !entry.manual.contains("\n"), "\(entry.name)")
      #expect(entry.manual.hasSuffix("."), "\(entry.name)")
    }
  }

  @Test("an option's summary or manual text names each of its choices")
  func choicesAreExplained() {
    for entry in OptionTable.all {
      for word in entry.choices {
        #expect((entry.summary + entry.manual).contains(word), "\(entry.name) \(word)")
      }
    }
  }

  /// Options that an option requires, so that only its own value is checked.
  static let company: [OptionID: [String]] = [
    .onTimeout: ["--timeout", "1"], .typePaste: ["--type", "x"], .previewSegment: ["--preview"],
  ]

  @Test(
    "the parser accepts exactly the choices in the option table", arguments: OptionID.allCases)
  func choices(id: OptionID) throws {
    let entry = try #require(OptionTable.entry(id))
    guard !entry.choices.isEmpty else { return }
    // Only appearance options can be used with --as.
    let company = id == .standIn ? [] : ["m", "--extra", "x"] + Self.company[id, default: []]
    for word in entry.choices {
      #expect(mistake(company + [id.spelling, word]) == nil)
      let upper = word.uppercased()
      #expect(mistake(company + [id.spelling, upper]) == .invalidChoice(id, bytes(upper)))
    }
    for word in ["", "no-such-word", entry.choices[0] + "x", String(entry.choices[0].dropLast())] {
      #expect(mistake(company + [id.spelling, word]) == .invalidChoice(id, bytes(word)))
    }
  }

  @Test(
    "the parser takes a value exactly for the options that have one in the table",
    arguments: OptionID.allCases)
  func values(id: OptionID) throws {
    let entry = try #require(OptionTable.entry(id))
    switch entry.value {
    case .none:
      #expect(mistake(["m", id.spelling + "=x"]) == .unexpectedValue(id, bytes("x")))
      #expect(mistake(["m", id.spelling + "="]) == .unexpectedValue(id, []))
    case .required, .choice:
      #expect(mistake(["m", id.spelling]) == .missingValue(id))
    case .optional:
      #expect(mistake(["m", id.spelling]) == nil)
    }
  }

  @Test(
    "every color name offered is accepted",
    arguments: [OptionID.accent, .leftColor, .rightColor])
  func offeredColors(id: OptionID) throws {
    let entry = try #require(OptionTable.entry(id))
    #expect(entry.offeredWords.count == 18)
    for word in entry.offeredWords { #expect(mistake(["m", id.spelling, word]) == nil) }
  }

  @Test(
    "POPUP_OPTS accepts or refuses each option as its table entry says",
    arguments: OptionID.allCases)
  func variable(id: OptionID) throws {
    let entry = try #require(OptionTable.entry(id))
    let found = mistake(["m"], ["POPUP_OPTS": id.spelling + (entry.value == .none ? "" : "=1")])
    #expect((found == .inVariable(.options, .commandLineOnly(id))) == entry.isCommandLineOnly)
  }
}
