import PopupCore

/// Parses words with an environment as the program does; standard input is a terminal unless piped.
func parse(
  _ words: [String], _ variables: [String: String] = [:], piped: Bool = false
) throws(UsageError) -> Request {
  try parse(bytes: words.map { Array($0.utf8) }, variables, piped: piped)
}

func parse(
  bytes words: [[UInt8]], _ variables: [String: String] = [:], piped: Bool = false
) throws(UsageError) -> Request {
  try ArgumentParser.request(
    arguments: words, environment: Environment { variables[$0.description].map { Array($0.utf8) } },
    standardInputIsTerminal: !piped)
}

/// The spec of a request to ask; nil for any other request.
func spec(
  _ words: [String], _ variables: [String: String] = [:], piped: Bool = false
) throws -> PopupSpec? {
  if case .ask(let spec) = try parse(words, variables, piped: piped) { spec } else { nil }
}

/// The error in the words; nil if there is none.
func mistake(
  _ words: [String], _ variables: [String: String] = [:], piped: Bool = false
) -> UsageError? {
  do throws(UsageError) {
    _ = try parse(words, variables, piped: piped)
    return nil
  } catch {
    return error
  }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A spec with the message `m` and some changes: the meaning of most command lines in these tests.
func question(_ change: (inout PopupSpec) -> Void) -> PopupSpec {
  var spec = PopupSpec()
  spec.pages[0].message = .text(bytes("m"))
  change(&spec)
  return spec
}

extension PopupSpec {
  /// The labels by popup's own names for the buttons; nil if there is no such button.
  var leftLabel: [UInt8]? {
    get { buttons.first { $0.role == .negative }?.label }
    set { replace(.negative, with: newValue, at: 0) }
  }

  var extraLabel: [UInt8]? {
    get { buttons.first { $0.role == .extra }?.label }
    set { replace(.extra, with: newValue, at: max(0, buttons.count - 1)) }
  }

  var rightLabel: [UInt8] {
    get { label(of: .affirmative) }
    set { setLabel(newValue, of: .affirmative) }
  }

  private mutating func replace(_ role: ButtonRole, with label: [UInt8]?, at place: Int) {
    let index = buttons.firstIndex { $0.role == role }
    if let index { buttons.remove(at: index) }
    if let label { buttons.insert(Button(role, label), at: index ?? place) }
  }
}
