/// How a question is asked: drawn on the screen, or as lines of text.
package enum AskingMode: Equatable, Sendable {
  case drawn
  /// Plain mode: nothing but text is written, and a line is the answer.
  case lines
  /// Neither would reach a person who can answer.
  case refused

  /// The first rule that applies, by what the caller asked for and what the surroundings say.
  ///
  /// - Parameters:
  ///   - isPlain: `--plain` was given.
  ///   - isDropIn: The caller believes to have called whiptail or dialog, which refuse a terminal
  ///     that they cannot draw on: a line there is asked for by a variable alone.
  ///   - isOwnPane: Whether the terminal is the tmux pane that the environment names; asked only
  ///     inside Emacs, whose variables tmux passes on to terminals that are not Emacs's.
  package init(
    _ environment: Environment, isPlain: Bool, isDropIn: Bool = false, isOwnPane: () -> Bool
  ) {
    let wish = Wish(environment.value("POPUP_PLAIN"))
    let isAccessible = Wish(environment.value("ACCESSIBLE")) == .yes
    if isPlain || wish == .yes || (isDropIn && isAccessible && wish == nil) {
      self = .lines
      return
    }
    if wish == nil, let surroundings = EmacsBuffer(environment), !isOwnPane() {
      self = surroundings == .takesLines && !isDropIn ? .lines : .refused
    } else if Self.cannotDraw(environment.value("TERM") ?? []) {
      let isUnattended = Wish(environment.value("CI")) == .yes
      self = wish == .no || isUnattended || isDropIn ? .refused : .lines
    } else {
      self = isAccessible && wish == nil ? .lines : .drawn
    }
  }

  /// Whether `--preview` prints lines, too: only when they were asked for by name.
  package static func previewsLines(_ environment: Environment, isPlain: Bool) -> Bool {
    isPlain || Wish(environment.value("POPUP_PLAIN")) == .yes
  }

  /// Whether what was written stays within reach, however much it is: in a buffer of Emacs, or on a
  /// terminal that is no screen.
  package static func hasScrollback(_ environment: Environment) -> Bool {
    environment.value("INSIDE_EMACS") != nil || cannotDraw(environment.value("TERM") ?? [])
  }

  /// Names of terminals that cannot place a cursor, or only in ways of their own.
  private static func cannotDraw(_ term: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "", "dumb", "unknown", "emacs", "network", "dialup", "printer", "vt52", "9term",
    ]
    let beginnings: [StaticString] = ["dumb-", "lp"]
    return names.contains { term == $0 } || beginnings.contains { term.starts(with: $0) }
  }
}

/// What a variable that switches something says: yes, unless it is `0`, `no` or `false`.
private enum Wish: Equatable {
  case yes, no

  /// Nil for a variable that is unset or empty.
  init?(_ value: [UInt8]?) {
    guard let value else { return nil }
    let lower = value.map { $0.asciiLowercased }
    self = lower == "0" || lower == "no" || lower == "false" ? .no : .yes
  }
}

/// A buffer of Emacs that is no screen, as INSIDE_EMACS names it.
private enum EmacsBuffer: Equatable {
  /// M-x shell and eshell send what is typed a line at a time.
  case takesLines
  /// M-x compile, Magit and TRAMP show output and let nobody type.
  case takesNothing

  /// Nil outside Emacs and in its terminal emulators. A field is what commas separate: `28.2,comint`.
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
