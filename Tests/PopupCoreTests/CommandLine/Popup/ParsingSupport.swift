import PopupCore

/// Parses words with an environment, as the program does; standard input is a terminal by default.
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

/// The spec of a request that asks.
func spec(
  _ words: [String], _ variables: [String: String] = [:], piped: Bool = false
) throws -> PopupSpec? {
  if case .ask(let spec) = try parse(words, variables, piped: piped) { spec } else { nil }
}

/// The mistake in the words, nil when there is none.
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

/// A spec with the message `m`, changed; what most command lines in these tests come to.
func question(_ change: (inout PopupSpec) -> Void) -> PopupSpec {
  var spec = PopupSpec()
  spec.pages[0].message = .text(bytes("m"))
  change(&spec)
  return spec
}
