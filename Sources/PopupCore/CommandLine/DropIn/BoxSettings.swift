/// The settings that a box's options make.
struct BoxSettings: Sendable {
  var title: [UInt8] = []
  var backtitle: [UInt8] = []
  var hasExtra = false
  var hasHelp = false
  var hasOK = true
  var hasCancel = true
  /// The initially focused button; nil: the first one.
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
  /// The descriptor that the real dialog would report on.
  var outputDescriptor: Int32 = 2
  private var labels: [(word: BoxWord, label: [UInt8])] = []

  /// Applies, in order, the options that have an effect on this kind of box.
  init(_ occurrences: [DropInOccurrence] = [], of kind: BoxKind) {
    for occurrence in occurrences where occurrence.option.boxes.contains(BoxKinds(kind)) {
      if case .does(let change) = occurrence.option.effect { change(&self, occurrence.value) }
    }
  }

  /// The label that the caller gave; nil if it is missing or blank: the program's own word is used
  /// then.
  subscript(word: BoxWord) -> [UInt8]? {
    get {
      let label = labels.last { $0.word == word }?.label.trimmingBlanks
      return label?.isEmpty == false ? label : nil
    }
    set { labels.append((word, newValue ?? [])) }
  }

  /// How dialog's options change a text before it is shown.
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
  /// The bytes without blanks at either end.
  var trimmingBlanks: [UInt8] {
    guard let first = firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let last = lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return [] }
    return Array(self[first...last])
  }
}
