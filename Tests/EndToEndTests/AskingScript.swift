import Foundation
import TestSupport
import Testing

/// A directory with a script's prepared answers and its log.
final class AskingScript {
  let folder: TemporaryDirectory
  let binary: Binary

  /// A destructive question with three buttons, one in a loop, and an alert.
  static let threeQuestions = """
    popup --title Delete? --destructive --extra Archive 'All of it.'
    case $? in
      0) echo deleted ;; 1) echo kept ;; 3) echo archived ;;
      *) echo "stopped $?"; exit 9 ;;
    esac
    while popup --title Again? 'Once more?'; do echo again; done
    popup --alert 'Done.
    Bye.'
    echo "end $?"
    """

  init(_ binary: Binary, answers: String? = nil) throws {
    folder = try TemporaryDirectory()
    self.binary = binary
    if let answers { try folder.write("answers", answers) }
  }

  /// An environment that names the files of the directory.
  var environment: [String: String] {
    let answers = folder.path + "/answers"
    let isPrepared = FileManager.default.fileExists(atPath: answers)
    return Shell.environment(
      binary,
      ["POPUP_ANSWERS": isPrepared ? answers : nil, "POPUP_LOG": folder.path + "/log"])
  }

  /// Runs a script without a terminal.
  func run(_ script: String, input: TestSupport.Stream = .null) throws -> Tool.Result {
    try Tool.run(
      try RequiredTool.bash.path, ["-c", "cd '\(folder.path)' || exit\n" + script],
      environment: environment, input: input)
  }

  /// Runs a popup without a terminal.
  func popup(_ arguments: [String], input: TestSupport.Stream = .null) throws -> Tool.Result {
    try Tool.run(binary.path, arguments, environment: environment, input: input)
  }

  /// The log's lines; expects each to be JSON with the right keys in the right order.
  func log() throws -> [LoggedQuestion] {
    try (folder.read("log") ?? "").split(separator: "\n").map { try LoggedQuestion(String($0)) }
  }
}

/// A line of the log.
struct LoggedQuestion: Decodable {
  let time: String
  let title: String
  let message: String
  let buttons: [String: String]
  let outcome: String
  let status: Int32
  let how: String
  let seconds: Double

  static let keys = ["time", "title", "message", "buttons", "outcome", "status", "how", "seconds"]

  init(_ line: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(Set(object?.keys.map { $0 } ?? []) == Set(Self.keys))
    let places = Self.keys.map { line.range(of: "\"\($0)\":")?.lowerBound ?? line.startIndex }
    #expect(places == places.sorted(), "\(line)")
    #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil, "\(time)")
  }

  /// What ended the question.
  var end: String { "\(outcome) \(status) \(how)" }
}
