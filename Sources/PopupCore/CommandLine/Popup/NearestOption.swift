/// Finds the option that a mistyped name most likely means.
enum NearestOption {
  /// nil if more than a third of the letters would be wrong.
  ///
  /// - Parameter name: without dashes.
  static func name(to name: ArraySlice<UInt8>) -> OptionID? {
    guard name.count > 1, name.count <= 32 else { return nil }
    var best: (id: OptionID, distance: Int)?
    for entry in OptionTable.all {
      let distance = distance(Array(name), Array(entry.name.utf8))
      let isNear = distance <= max(1, min(name.count, entry.name.utf8.count) / 3)
      if isNear && distance < (best?.distance ?? .max) { best = (entry.id, distance) }
    }
    return best?.id
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbors (optimal string alignment).
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let isSame = first[i] == second[j]
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (isSame ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
