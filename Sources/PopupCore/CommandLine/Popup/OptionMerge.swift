/// Combines the options of the command line and of the variables into one list without contradictions.
///
/// The stronger origin wins: its options replace those of the same name and remove those that they
/// contradict. What remains is checked as if it had been typed in one command.
enum OptionMerge {
  /// - Parameter layers: the options of each origin, the weakest first.
  static func merge(layers: [[Occurrence]]) throws(UsageError) -> [Occurrence] {
    var merged: [Occurrence] = []
    for layer in layers {
      merged.removeAll { weaker in layer.contains { $0.id == weaker.id } }
      append(layer, to: &merged)
    }
    for rule in OptionRules.contradictions { try resolve(rule, in: &merged) }
    for rule in OptionRules.weakenings { enforce(rule, on: &merged) }
    try enforceRequirements(on: &merged, layers: layers)
    return merged
  }

  /// Removes the weaker of two options that contradict each other; throws when neither is weaker.
  private static func resolve(
    _ rule: Contradiction, in merged: inout [Occurrence]
  ) throws(UsageError) {
    for other in rule.others {
      guard let first = merged.first(where: rule.first.matches) else { return }
      guard let second = merged.first(where: other.matches) else { continue }
      let firstIsWeaker = first.origin.isWeaker(than: second.origin)
      let secondIsWeaker = second.origin.isWeaker(than: first.origin)
      if firstIsWeaker && !rule.neverYields {
        merged.removeAll(where: rule.first.matches)
      } else if secondIsWeaker {
        merged.removeAll(where: other.matches)
      } else {
        throw first.origin.blamed(for: .contradiction(rule.first, other, rule.because))
      }
    }
  }

  private static func enforce(_ rule: Weakening, on merged: inout [Occurrence]) {
    guard let guarding = merged.first(where: { $0.id == rule.guarding }) else { return }
    merged.removeAll { $0.id == rule.weakening && $0.origin.isWeaker(than: guarding.origin) }
  }

  /// A variable's option goes when the option that it requires was removed; otherwise it is an error
  /// that the required option is missing.
  private static func enforceRequirements(
    on merged: inout [Occurrence], layers: [[Occurrence]]
  ) throws(UsageError) {
    for rule in OptionRules.requirements {
      guard let demanding = merged.first(where: rule.demanding.matches),
        !merged.contains(where: { $0.id == rule.needed })
      else { continue }
      let wasGiven = layers.contains { $0.contains { $0.id == rule.needed } }
      guard demanding.origin != .commandLine, wasGiven else {
        throw demanding.origin.blamed(for: .requirement(rule.demanding, rule.needed))
      }
      merged.removeAll(where: rule.demanding.matches)
    }
  }

  /// Appends all but the earlier occurrences of each option that is not repeatable.
  private static func append(_ layer: [Occurrence], to merged: inout [Occurrence]) {
    merged.reserveCapacity(merged.count + layer.count)
    for occurrence in layer {
      if !OptionTable.isRepeatable(occurrence.id) { merged.removeAll { $0.id == occurrence.id } }
      merged.append(occurrence)
    }
  }
}
