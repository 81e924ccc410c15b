extension Dialog {
  /// The row of key hints, with as many as fit the screen; empty if there is one button and nothing
  /// else to focus, to page or to scroll sideways.
  ///
  /// Made from the key table for the current focus.
  func keyRow(_ texts: [ByteText], now: Int) -> [Cluster] {
    let conditions = keyConditions(texts, now: now)
    guard conditions.contains(.canAnswer), isWorthNaming(conditions) else { return [] }
    if let last = lastKeyRow, last.conditions == conditions, last.columns == layout.screen.columns {
      return last.cells
    }
    let row = keyRow(conditions)
    lastKeyRow = (conditions, layout.screen.columns, row)
    return row
  }

  private func keyRow(_ conditions: KeyConditions) -> [Cluster] {
    var hints = keyHints(conditions)
    // With `--esc left`, Esc has the label of the button that it presses.
    let label = spec.escape == .negative ? shortNegativeLabel : []
    var row = joined(hints) + label
    // Drop the leftmost hints first: the scrollbar and the check boxes already suggest those keys.
    while ShortText.width(of: row) + 4 > layout.screen.columns, !hints.isEmpty {
      hints.removeFirst()
      row = hints.isEmpty ? [] : joined(hints) + label
    }
    return row
  }

  private func isWorthNaming(_ conditions: KeyConditions) -> Bool {
    if spec.buttons.isEmpty { return false }
    return spec.buttons.count > 1
      || !conditions.isDisjoint(with: [.hasTabs, .scrollsSideways, .hasManyTargets])
  }

  /// `PgUp PgDn scroll`, `Tab move`, …: the keys of each topic and a word for it.
  private func keyHints(_ conditions: KeyConditions) -> [String] {
    var hints: [String] = []
    hints.reserveCapacity(6)
    var last: KeyTopic?
    for index in KeyTable.all.indices
    where KeyTable.all[index].isHinted && KeyTable.all[index].conditions.isSubset(of: conditions) {
      let binding = KeyTable.all[index]
      if binding.topic == last {
        hints[hints.count - 1] += " " + binding.keys.name
      } else {
        if let last { hints[hints.count - 1] += " " + word(for: last) }
        hints.append(binding.keys.name)
        last = binding.topic
      }
    }
    if let last { hints[hints.count - 1] += " " + word(for: last) }
    return hints
  }

  private func word(for topic: KeyTopic) -> String {
    topic == .escape && spec.escape == .negative ? "" : strings.word(for: topic)
  }

  private var shortNegativeLabel: [Cluster] {
    ShortText.truncated(labels.label(of: .negative), to: 16, rendering: capabilities.rendering)
  }

  private func joined(_ hints: [String]) -> [Cluster] {
    labels.own(hints.joined(separator: "   "))
  }
}
