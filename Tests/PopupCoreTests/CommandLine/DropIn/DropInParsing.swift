@testable import PopupCore

/// Parses words as whiptail or dialog; `files` maps names to texts.
func standIn(
  _ program: DropInProgram, _ words: [String], _ variables: [String: String] = [:],
  files: [String: String] = [:], pipes: [String: String] = [:]
) -> DropInRequest {
  let environment = Environment { variables[$0.description].map { Array($0.utf8) } }
  return program.request(
    words.map { Array($0.utf8) }, DropInLook.look(environment), environment
  ) { name in
    let name = String(decoding: name, as: UTF8.self)
    let text = files[name] ?? pipes[name]
    return text.map { DialogFile(text: Array($0.utf8), isRepeatable: files[name] != nil) }
  }
}

/// The boxes of a command line that popup shows itself; empty for any other.
func boxes(
  _ program: DropInProgram, _ words: [String], _ variables: [String: String] = [:],
  files: [String: String] = [:]
) -> [DropInBox] {
  if case .show(let boxes) = standIn(program, words, variables, files: files) { boxes } else { [] }
}

/// The command line left to the real program; nil if popup handles it.
func handOver(
  _ program: DropInProgram, _ words: [String], _ variables: [String: String] = [:]
) -> HandOver? {
  if case .handOver(let handOver) = standIn(program, words, variables) { handOver } else { nil }
}

extension DropInBox {
  /// The message, or the file's name.
  var text: String {
    switch spec.pages[0].message {
    case .text(let bytes), .file(let bytes): String(decoding: bytes, as: UTF8.self)
    case .none, .standardInput: ""
    }
  }

  var title: String { String(decoding: spec.title, as: UTF8.self) }

  /// From left to right.
  var labels: [String] { spec.buttons.map { String(decoding: $0.label, as: UTF8.self) } }
}
