/// Every option of the command line, once.
///
/// The parser, `--help`, the manual page, the completions and the README's list are made from it;
/// to add an option, add its identity to `OptionID`, its entry to a group's file, and what it means to
/// `SpecBuilder`, or to `PageBuilder` where its place among the others matters.
package enum OptionTable {
  package static let all: [OptionEntry] =
    text + buttons + guards + answers + look + other

  package static func entry(_ id: OptionID) -> OptionEntry? {
    // By index: an entry is large, and copied only when it is the one.
    for index in all.indices where all[index].id == id { return all[index] }
    return nil
  }

  package static func entry(short letter: UInt8) -> OptionEntry? {
    for index in all.indices where all[index].short == letter { return all[index] }
    return nil
  }

  package static func entries(in group: OptionGroup) -> [OptionEntry] {
    all.filter { $0.group == group }
  }

  /// The entry with exactly this long name, else all that it is a beginning of, as getopt_long has it.
  static func entries(matching name: ArraySlice<UInt8>) -> [OptionEntry] {
    guard !name.isEmpty else { return [] }
    var matches: [OptionEntry] = []
    for index in all.indices {
      let known = all[index].name.utf8
      guard known.count >= name.count, known.starts(with: name) else { continue }
      if known.count == name.count { return [all[index]] }
      matches.append(all[index])
    }
    return matches
  }
}
