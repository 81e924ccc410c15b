import PopupCore
import TestSupport

/// Checks that any words and variables become a request, or an error of one line.
enum WordsFuzz {
  static func run(_ random: inout SplitMix) throws {
    let words = (0..<random.below(9)).map { _ in word(&random) }
    let options = random.bool() ? line(&random) : nil
    let answer = random.bool(oneIn: 4) ? word(&random) : nil
    let file = random.bool(oneIn: 4) ? word(&random) : nil
    do {
      let request = try ArgumentParser.request(
        arguments: words,
        environment: Environment { name in
          switch name.description {
          case "POPUP_OPTS": options
          case "POPUP_ANSWER": answer
          case "POPUP_ANSWERS": file
          default: nil
          }
        },
        standardInputIsTerminal: random.bool())
      try check(request, words)
    } catch let error as UsageError {
      let text = error.text
      try require(!text.isEmpty, "a mistake without a text: \(words)")
      for scalar in text.unicodeScalars {
        try require(
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value),
          "U+\(String(scalar.value, radix: 16)) in \(text): \(words)")
      }
    }
  }

  private static func check(_ request: Request, _ words: [[UInt8]]) throws {
    switch request {
    case .help, .version, .standIn: return
    case .ask(let spec), .preview(let spec, _, _, _): try check(spec, words)
    case .consult(let file, let spec, let otherwise):
      try require(!file.isEmpty, "a file without a name: \(words)")
      switch otherwise {
      case .ask: try check(.ask(spec), words)
      case .answer(let role, let origin): try check(.answer(spec, role, origin), words)
      case .refuse(let error):
        try check(.ask(spec), words)
        try require(!error.text.isEmpty, "a mistake without a text: \(words)")
      }
    case .answer(let spec, let role, let origin):
      try check(spec, words)
      try require(spec.roles.contains(role), "answers \(role), which is not there: \(words)")
      if case .variable = origin, role == .affirmative {
        try require(
          !spec.isDestructive && spec.guards == Guards(),
          "a variable presses a destructive or guarded button: \(words)")
      }
    }
  }

  private static func check(_ spec: PopupSpec, _ words: [[UInt8]]) throws {
    try require(!spec.pages.isEmpty, "no page: \(words)")
    try require(spec.roles.contains(spec.initialFocus), "focus on nothing: \(words)")
    if let role = spec.timeoutButton {
      try require(spec.timeout != nil && spec.roles.contains(role), "timeout: \(words)")
      let isProtected = spec.isDestructive || spec.guards != Guards()
      try require(role != .affirmative || !isProtected, "a timeout presses: \(words)")
    }
    try require(spec.timeout ?? 0 >= 0 && spec.guards.wait >= 0, "negative time: \(words)")
    try require((0...1000).contains(spec.look.dim), "dim \(spec.look.dim): \(words)")
  }

  private static let values = [
    "left", "right", "extra", "default", "dismiss", "0", "1.5", "-1", "1e9", "99999999999999999999",
    "80x24", "50%", "0%", "101%", "#fff", "#12345", "red", "300", "-", "--", "", "취소", "'", "\"",
    "\\",
    "=", "a b", "$(x)", "~", "ascii", "light", ".5", "5.", "80x", "x24", "\u{1B}[0m",
  ]

  private static func word(_ random: inout SplitMix) -> [UInt8] {
    let value = Array(random.element(values).utf8)
    let name = Array(random.element(OptionID.allCases).spelling.utf8)
    switch random.below(10) {
    case 0, 1: return value
    case 2, 3: return name
    case 4, 5: return name + [0x3D] + value
    case 6: return Array(name.prefix(1 + random.below(9)))
    case 7: return [0x2D] + (0..<random.below(4)).map { _ in UInt8(0x20 + random.below(0x60)) }
    case 8: return random.text(random.below(5), hostile: true).filter { $0 != 0 }
    default: return Array("--".utf8) + value
    }
  }

  /// Words as in a shell command: bare, quoted in every way, and malformed.
  private static func line(_ random: inout SplitMix) -> [UInt8] {
    var line: [UInt8] = []
    for _ in 0..<random.below(7) {
      let word = word(&random)
      switch random.below(6) {
      case 0: line += [0x27] + word + [0x27]
      case 1: line += [0x22] + word + [0x22]
      case 2: line += word.flatMap { [0x5C, $0] }
      case 3: line += [random.element([0x27, 0x22, 0x5C, 0x09, 0x0A, 0x23])] + word
      default: line += word
      }
      if !random.bool(oneIn: 5) { line.append(0x20) }
    }
    return line
  }
}
