extension Dialog {
  /// The row of key hints, as many as fit the screen; empty if only Enter and Esc matter.
  ///
  /// Made from the key table, so it matches what has the focus.
  func keyRow(_ texts: [ByteText], now: Int) -> [Cluster] {
    let conditions = keyConditions(texts, now: now)
    guard conditions.contains(.canAnswer), isWorthNaming(conditions) else { return [] }
    var hints = keyHints(conditions)
    // Drop the leftmost hints first: the guards and the scrollbar show the same.
    while let row = joined(hints), ShortText.width(of: row) + 4 > layout.screen.columns {
      hints.removeFirst()
    }
    return joined(hints) ?? []
  }

  private func isWorthNaming(_ conditions: KeyConditions) -> Bool {
    spec.roles.count > 1
      || !conditions.isDisjoint(with: [.hasTabs, .scrollsSideways, .hasManyTargets])
  }

  /// `PgUp PgDn scroll`, `Tab move`, …: the keys of each topic and a word for it.
  private func keyHints(_ conditions: KeyConditions) -> [[Cluster]] {
    var hints: [(topic: KeyTopic, keys: String)] = []
    for index in KeyTable.all.indices where KeyTable.all[index].isHinted {
      let binding = KeyTable.all[index]
      guard binding.conditions.isSubset(of: conditions) else { continue }
      if let last = hints.last, last.topic == binding.topic {
        hints[hints.count - 1].keys += " " + binding.keys.name
      } else {
        hints.append((binding.topic, binding.keys.name))
      }
    }
    return hints.map { labels.own($0.keys + " ") + word(for: $0.topic) }
  }

  /// The word for a key; with `--esc left`, Esc has the label of the button that it presses.
  private func word(for topic: KeyTopic) -> [Cluster] {
    guard topic == .escape, spec.escape == .negative else {
      return labels.own(strings.word(for: topic))
    }
    return ShortText.truncated(
      labels.label(of: .negative), to: 16, rendering: capabilities.rendering)
  }

  private func joined(_ hints: [[Cluster]]) -> [Cluster]? {
    hints.isEmpty ? nil : Array(hints.joined(separator: labels.own("   ")))
  }
}
