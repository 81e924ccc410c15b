/// How a question is asked: drawn on the screen, or as lines of text.
package enum AskingMode: Equatable, Sendable {
  case drawn
  /// Plain mode: popup writes only text, and the user answers with a line.
  case lines
  /// Neither would reach a person who can answer.
  case refused

  /// Chooses the mode by the first rule that applies to the caller's options and the environment.
  ///
  /// - Parameters:
  ///   - isPlain: whether `--plain` was given.
  ///   - isDropIn: whether popup was called as whiptail or dialog. These refuse a terminal that
  ///     they cannot draw on, so only a variable selects plain mode.
  ///   - isOwnPane: whether the terminal is the tmux pane that the environment names; called only
  ///     inside Emacs, whose variables tmux passes on to terminals outside Emacs.
  package init(
    _ environment: Environment, isPlain: Bool, isDropIn: Bool = false, isOwnPane: () -> Bool
  ) {
    let plainVariable = BooleanVariable(environment.value("POPUP_PLAIN"))
    let isAccessible = BooleanVariable(environment.value("ACCESSIBLE")) == .yes
    if isPlain || plainVariable == .yes || (isDropIn && isAccessible && plainVariable == nil) {
      self = .lines
      return
    }
    if plainVariable == nil, let surroundings = EmacsBuffer(environment), !isOwnPane() {
      self = surroundings == .takesLines && !isDropIn ? .lines : .refused
    } else if Self.cannotDraw(environment.value("TERM") ?? []) {
      let isUnattended = BooleanVariable(environment.value("CI")) == .yes
      self = plainVariable == .no || isUnattended || isDropIn ? .refused : .lines
    } else {
      self = isAccessible && plainVariable == nil ? .lines : .drawn
    }
  }

  /// Whether `--preview` prints lines, too: only if `--plain` or POPUP_PLAIN requests plain mode.
  package static func previewsLines(_ environment: Environment, isPlain: Bool) -> Bool {
    isPlain || BooleanVariable(environment.value("POPUP_PLAIN")) == .yes
  }

  /// Whether all output can be scrolled back to: in an Emacs buffer, or on a terminal that cannot
  /// place a cursor.
  package static func hasScrollback(_ environment: Environment) -> Bool {
    environment.value("INSIDE_EMACS") != nil || cannotDraw(environment.value("TERM") ?? [])
  }

  /// Whether TERM names a terminal that cannot place a cursor, or only with nonstandard sequences.
  private static func cannotDraw(_ term: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "", "dumb", "unknown", "emacs", "network", "dialup", "printer", "vt52", "9term",
    ]
    let beginnings: [StaticString] = ["dumb-", "lp"]
    return names.contains { term == $0 } || beginnings.contains { term.starts(with: $0) }
  }
}

/// The value of a boolean variable: yes, unless it is `0`, `no` or `false`.
private enum BooleanVariable: Equatable {
  case yes, no

  /// Nil for a variable that is unset or empty.
  init?(_ value: [UInt8]?) {
    guard let value else { return nil }
    let lower = value.map { $0.asciiLowercased }
    self = lower == "0" || lower == "no" || lower == "false" ? .no : .yes
  }
}

/// An Emacs buffer that is not a terminal emulator, as INSIDE_EMACS describes it.
private enum EmacsBuffer: Equatable {
  /// M-x shell and eshell send what is typed a line at a time.
  case takesLines
  /// M-x compile, Magit and TRAMP show output but accept no typing.
  case takesNothing

  /// Nil outside Emacs and in its terminal emulators. The value has fields separated by commas,
  /// such as `28.2,comint`.
  init?(_ environment: Environment) {
    guard let value = environment.value("INSIDE_EMACS") else { return nil }
    let fields = value.split(separator: UInt8(ascii: ",")).map { Array($0) }
    if fields.contains(where: { $0 == "comint" || $0 == "eshell" }) {
      self = .takesLines
    } else if fields.contains(where: { field in
      field == "compile" || field == "magit" || field == "epg" || field.starts(with: "tramp")
    }) {
      self = .takesNothing
    } else {
      return nil
    }
  }
}
