/// What the options before or after a box have set.
struct BoxSettings: Sendable {
  var title: [UInt8] = []
  var backtitle: [UInt8] = []
  var hasExtra = false
  var hasHelp = false
  var hasOK = true
  var hasCancel = true
  /// The button that has the focus at the start; nil: the first one.
  var initialFocus: ButtonRole?
  var text = TextSettings()
  /// In seconds; 0: none.
  var timeout = 0
  var sleep = 0
  var beeps = false
  var beepsAfter = false
  var hasShadow: Bool?
  var hasASCIILines = false
  var usesMouse = true
  /// Where the real dialog would write what it reports.
  var outputDescriptor: Int32 = 2
  private var labels: [(word: BoxWord, label: [UInt8])] = []

  /// Applies the options that have an effect on a box, in their order.
  init(_ occurrences: [DropInOccurrence] = [], of kind: BoxKind) {
    for occurrence in occurrences where occurrence.option.boxes.contains(BoxKinds(kind)) {
      if case .does(let change) = occurrence.option.effect { change(&self, occurrence.value) }
    }
  }

  /// A label that the caller chose; nil or blank: the program's own word.
  subscript(word: BoxWord) -> [UInt8]? {
    get {
      let label = labels.last { $0.word == word }?.label.trimmingBlanks
      return label?.isEmpty == false ? label : nil
    }
    set { labels.append((word, newValue ?? [])) }
  }

  /// Which of dialog's changes to a text apply.
  struct TextSettings: Equatable, Sendable {
    var collapsesBlanks = true
    var keepsNewlines = false
    var trims = false
    var expandsNewlines = true
    var readsColors = false
  }
}

/// The words on the buttons of a box.
enum BoxWord: Equatable, Sendable, CaseIterable {
  case yes, no, ok, cancel, exit, extra, help
}

extension [UInt8] {
  /// Without the blanks at both ends.
  var trimmingBlanks: [UInt8] {
    guard let first = firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let last = lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return [] }
    return Array(self[first...last])
  }
}
