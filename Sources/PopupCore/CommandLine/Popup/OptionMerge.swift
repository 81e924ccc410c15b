/// Makes one list of the options in POPUP_OPTS and those on the command line, free of contradictions.
///
/// The command line wins: its options displace their own kind and what they contradict. What is left
/// is judged as if it had been typed in one go.
enum OptionMerge {
  static func merge(
    defaults: [Occurrence], commandLine: [Occurrence]
  ) throws(UsageError) -> [Occurrence] {
    var merged = lastOnes(
      of: defaults.filter { kept in !commandLine.contains { $0.id == kept.id } } + commandLine)
    for rule in OptionRules.contradictions {
      for other in rule.others {
        guard let first = merged.first(where: rule.first.matches) else { break }
        guard let second = merged.first(where: other.matches) else { continue }
        if first.origin == second.origin {
          throw blamed(.contradiction(rule.first, other, rule.because), on: first)
        }
        let weaker = first.origin == .variable ? rule.first : other
        merged.removeAll(where: weaker.matches)
      }
    }
    try enforceRequirements(on: &merged, defaults: defaults)
    return merged
  }

  /// A default whose company was displaced goes with it; anything else that lacks company is wrong.
  private static func enforceRequirements(
    on merged: inout [Occurrence], defaults: [Occurrence]
  ) throws(UsageError) {
    for rule in OptionRules.requirements {
      guard let demanding = merged.first(where: rule.demanding.matches),
        !merged.contains(where: { $0.id == rule.needed })
      else { continue }
      let isDisplaced =
        demanding.origin == .variable && defaults.contains { $0.id == rule.needed }
      if !isDisplaced {
        throw blamed(.requirement(rule.demanding, rule.needed), on: demanding)
      }
      merged.removeAll(where: rule.demanding.matches)
    }
  }

  /// Drops all but the last occurrence of each simple setting.
  private static func lastOnes(of occurrences: [Occurrence]) -> [Occurrence] {
    var result: [Occurrence] = []
    for occurrence in occurrences {
      if OptionTable.entry(occurrence.id)?.isRepeatable != true {
        result.removeAll { $0.id == occurrence.id }
      }
      result.append(occurrence)
    }
    return result
  }

  /// The error, said to be POPUP_OPTS's when the occurrence comes from there.
  static func blamed(_ error: UsageError, on occurrence: Occurrence) -> UsageError {
    occurrence.origin == .variable ? .inOptionsVariable(error) : error
  }
}
