/// Every option of the command line, once.
///
/// The parser, `--help`, the manual page, the completions and the README's list are made from this
/// table. To add an option, add its identity to `OptionID` and its entry, with its effect, to a
/// group's file.
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

  package static func entry(_ id: OptionID) -> OptionEntry? { field(of: id) { $0 } }

  static func effect(of id: OptionID) -> OptionEffect? { field(of: id) { $0.effect } }

  static func isRepeatable(_ id: OptionID) -> Bool { field(of: id) { $0.isRepeatable } ?? false }

  /// Reads a part of an entry; an entry is large, so only that part is copied.
  @inline(__always)
  private static func field<Field>(
    of id: OptionID, _ read: (OptionEntry) -> Field
  ) -> Field? {
    for group in OptionGroup.allCases {
      let entries = entries(in: group)
      for index in entries.indices where entries[index].id == id { return read(entries[index]) }
    }
    return nil
  }

  /// The option with exactly this long name, without dashes.
  static func option(named name: ArraySlice<UInt8>) -> OptionID? {
    OptionID.allCases.first { $0.rawValue.utf8.elementsEqual(name) }
  }

  package static func entry(short letter: UInt8) -> OptionEntry? {
    all.first { $0.short == letter }
  }

  /// The option with exactly this long name, else all options whose name starts with it, as in
  /// getopt_long.
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
