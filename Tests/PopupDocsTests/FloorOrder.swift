/// The floors of `PopupCore`: a folder each, and the floors whose types it may use.
enum Floor: String, CaseIterable {
  case bytes = "Bytes"
  case style = "Style"
  case text = "Text"
  case screen = "Screen"
  case backdrop = "Backdrop"
  case input = "Input"
  case question = "Question"
  case view = "View"
  case commandLine = "CommandLine"

  var below: Set<Floor> {
    switch self {
    case .bytes: []
    case .style, .input: [.bytes]
    case .text: [.bytes, .style]
    case .screen, .question: [.bytes, .style, .text]
    case .backdrop: [.bytes, .style, .text, .screen]
    case .view: Set(Self.allCases).subtracting([.view, .commandLine])
    case .commandLine: [.bytes, .style, .text, .question]
    }
  }

  /// The floor of a file by its path; nil for a file outside all of them.
  init?(path: String) {
    let folders = path.split(separator: "/")
    guard let core = folders.firstIndex(of: "PopupCore"), core + 2 < folders.count else {
      return nil
    }
    self.init(rawValue: String(folders[core + 1]))
  }
}

/// Finds files that use a type of a floor above theirs.
///
/// Swift has no imports between the folders of a target, so the compiler cannot see such an edge.
struct FloorOrder {
  typealias File = (path: String, text: String)

  private var files: [(path: String, floor: Floor, declared: DeclaredTypes)] = []
  /// One sentence for each file and type at fault.
  private(set) var faults: [String] = []

  init(_ sources: [File]) {
    for (path, text) in sources {
      guard let floor = Floor(path: path) else {
        faults.append(
          "\(path) is on no floor: move it into a folder of PopupCore that `Floor` lists")
        continue
      }
      files.append((path, floor, DeclaredTypes(in: SwiftTokens(text).tokens)))
    }
    findUpwardUses()
  }

  private mutating func findUpwardUses() {
    var home: [Substring: Floor] = [:]
    var members: [Substring: Set<Substring>] = [:]
    for file in files {
      for type in file.declared.shared { home[type] = file.floor }
      members.merge(file.declared.members) { $0.union($1) }
    }
    for file in files {
      var hidden = file.declared.hidden
      // Inside a type, and inside its extensions, the names of its member types come first.
      for type in file.declared.opened { hidden.formUnion(members[type] ?? []) }
      for type in file.declared.used.subtracting(hidden).sorted() {
        guard let floor = home[type], floor != file.floor, !file.floor.below.contains(floor)
        else { continue }
        faults.append(
          "\(file.path) uses \(type): \(file.floor.rawValue) is below \(floor.rawValue)"
            + " or beside it and must not know its types")
      }
    }
  }
}
