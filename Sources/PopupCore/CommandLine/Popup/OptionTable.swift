/// Every option of the command line, once.
///
/// The parser, `--help`, the manual page, the completions and the README's list are made from it;
/// to add an option, add its identity to `OptionID`, its entry to a group's file, and what it means to
/// `SpecBuilder`, or to `PageBuilder` where its place among the others matters.
package enum OptionTable {
  package static var all: [OptionEntry] { OptionGroup.allCases.flatMap(entries) }

  package static func entries(in group: OptionGroup) -> [OptionEntry] {
    switch group {
    case .text: text
    case .buttons: buttons
    case .guards: guards
    case .answers: answers
    case .look: look
    case .other: other
    }
  }

  package static func entry(_ id: OptionID) -> OptionEntry? {
    for group in OptionGroup.allCases {
      let entries = entries(in: group)
      // By index: an entry is large, and copied only when it is the one.
      for index in entries.indices where entries[index].id == id { return entries[index] }
    }
    return nil
  }

  package static func entry(short letter: UInt8) -> OptionEntry? {
    all.first { $0.short == letter }
  }

  /// The option with exactly this long name, else all that it is a beginning of, as getopt_long has it.
  static func options(matching name: ArraySlice<UInt8>) -> [OptionID] {
    guard let initial = name.first else { return [] }
    var matches: [OptionID] = []
    for option in OptionID.allCases {
      let known = option.rawValue.utf8
      guard known.first == initial, known.count >= name.count, known.starts(with: name) else {
        continue
      }
      if known.count == name.count { return [option] }
      matches.append(option)
    }
    return matches
  }
}
