extension Dialog {
  /// The row that names the keys, as wide as the screen allows; empty where there is little to name.
  ///
  /// Made from the key table, so that it is true for what has the focus. An alert that only Enter
  /// and Esc concern needs no row.
  func keyRow(_ texts: [ByteText], now: Int) -> [Cluster] {
    let conditions = keyConditions(texts, now: now)
    guard conditions.contains(.canAnswer), isWorthNaming(conditions) else { return [] }
    var hints = keyHints(conditions)
    // What is left out first is what the guards or the scrollbar say as well.
    while let row = joined(hints), ShortText.width(of: row) + 4 > layout.screen.columns {
      hints.removeFirst()
    }
    return joined(hints) ?? []
  }

  private func isWorthNaming(_ conditions: KeyConditions) -> Bool {
    if spec.buttons.isEmpty { return false }
    return spec.roles.count > 1
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

  /// With `--esc left` Esc presses a button, and is explained by that button's label.
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
