import CSystem
import Foundation

/// A program running on a pseudo-terminal, whose screen can be inspected while it runs.
///
/// Every wait has a deadline and throws the screen it saw when that passes; nothing sleeps.
/// `finish` ends the program, if it still runs, and the threads.
package final class PseudoTerminal: @unchecked Sendable {
  /// The deadline of every wait. It is generous: it costs time only if something is wrong.
  package static let patience: TimeInterval = 60

  let condition = NSCondition()
  var state: State
  let main: Int32
  /// Held so that the terminal and its settings outlive the program.
  let replica: Int32
  let wakeUp: (reading: Int32, writing: Int32)
  private var inputPipe: Int32 = -1
  package let process: pid_t
  /// The terminal's settings before the program started.
  package let initialSettings: TerminalSettings

  struct State {
    var screen: VirtualScreen
    var output: [UInt8] = []
    /// Bytes received from pipes on descriptors 1 and 2.
    var piped: [Int: [UInt8]] = [:]
    var openPipes = 0
    var exitStatus: ExitStatus?
    var isHungUp = false
    /// True while the terminal is not read, as behind a stalled link.
    var isStalled = false
    var isClosed = false
  }

  /// Starts a program with exactly `environment`: TERM, PATH and a locale by default. Before that,
  /// `settings` changes the terminal's settings and `typeahead` is typed.
  package init(
    _ program: String, _ arguments: [String] = [], size: TerminalSize = .standard,
    environment: [String: String] = PseudoTerminal.environment(),
    input: Stream = .terminal, output: Stream = .terminal, errors: Stream = .terminal,
    hasControllingTerminal: Bool = true, settings: (inout termios) -> Void = { _ in },
    typeahead: String = ""
  ) throws {
    let path: String
    (main, replica, path) = try Descriptor.pseudoTerminal()
    Self.setSize(size, of: main)
    var mode = termios()
    if tcgetattr(main, &mode) == 0 {
      settings(&mode)
      tcsetattr(main, TCSANOW, &mode)
    }
    Descriptor.writeAll(Array(typeahead.utf8), to: main)
    initialSettings = try TerminalSettings(of: main)
    state = State(screen: VirtualScreen(size))
    wakeUp = try Descriptor.pipe()

    var targets: [Spawn.Target] = []
    var ours: [(descriptor: Int, end: Int32)] = []
    var theirs: [Int32] = []
    var written: [UInt8]?
    for (descriptor, stream) in [input, output, errors].enumerated() {
      switch stream {
      case .terminal:
        targets.append(
          hasControllingTerminal ? .terminal : .open(path, flags: O_RDWR | O_NOCTTY))
      case .closed: targets.append(.closed)
      case .null: targets.append(.open("/dev/null", flags: O_RDWR))
      case .file(let path):
        let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
        targets.append(.open(path, flags: flags))
      case .descriptor(let number): targets.append(.descriptor(number))
      case .pipe, .bytes:
        let pipe = try Descriptor.pipe()
        targets.append(.descriptor(descriptor == 0 ? pipe.reading : pipe.writing))
        theirs.append(descriptor == 0 ? pipe.reading : pipe.writing)
        if descriptor == 0 {
          inputPipe = pipe.writing
          if case .bytes(let bytes) = stream { written = bytes }
        } else {
          ours.append((descriptor, pipe.reading))
        }
      }
    }
    let spawn = Spawn(
      program: program, arguments: arguments, environment: environment,
      terminalPath: hasControllingTerminal ? path : nil)
    process = try spawn.start(targets)
    for end in theirs { close(end) }
    state.openPipes = ours.count
    for pipe in ours { collect(pipe.descriptor, from: pipe.end) }
    watchTerminal()
    watchProcess()
    if let written {
      Thread.detachNewThread { [self] in writeInput(written, closing: true) }
    }
  }

  /// The environment of a program, independent of the machine that runs the tests.
  package static func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  // MARK: A person's actions

  package func type(_ text: String) { type(Array(text.utf8)) }

  package func type(_ bytes: [UInt8]) {
    guard condition.withLock({ !state.isHungUp }) else { return }
    Descriptor.writeAll(bytes, to: main)
  }

  package func resize(to size: TerminalSize) {
    condition.withLock { state.screen.resize(to: size) }
    Self.setSize(size, of: main)
  }

  /// Closes the terminal's window.
  package func hangUp() {
    condition.withLock {
      guard !state.isHungUp else { return }
      state.isHungUp = true
      state.isStalled = false
      condition.broadcast()
      close(wakeUp.writing)
    }
  }

  /// Stops or resumes reading what is written to the terminal.
  package func stall(_ isStalled: Bool) {
    condition.withLock {
      state.isStalled = isStalled
      condition.broadcast()
    }
  }

  /// Sets cooked mode, as another program that uses the terminal would.
  package func cook() {
    var mode = termios()
    guard tcgetattr(main, &mode) == 0 else { return }
    mode.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
    mode.c_iflag |= tcflag_t(ICRNL | IXON)
    mode.c_oflag |= tcflag_t(OPOST)
    tcsetattr(main, TCSANOW, &mode)
  }

  package func send(signal: Int32) { kill(process, signal) }

  /// Writes to the program's piped standard input.
  package func writeInput(_ bytes: [UInt8], closing: Bool = false) {
    Descriptor.writeAll(bytes, to: inputPipe)
    if closing { close(inputPipe) }
  }

  // MARK: Inspecting

  /// The number of bytes of the piped standard input that the program has not read yet; nil if the
  /// system does not tell.
  package var unreadInput: Int? {
    var count: Int32 = 0
    return ioctl(inputPipe, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
  }

  package var screen: VirtualScreen { condition.withLock { state.screen } }

  /// Every byte received by the terminal so far.
  package var output: [UInt8] { condition.withLock { state.output } }

  /// Nil while the program runs.
  package var exitStatus: ExitStatus? { condition.withLock { state.exitStatus } }

  package var settings: TerminalSettings { get throws { try TerminalSettings(of: main) } }

  /// What the program has written to a piped descriptor (1 or 2); complete once it has ended.
  package func piped(_ descriptor: Int) -> String {
    String(decoding: condition.withLock { state.piped[descriptor] ?? [] }, as: UTF8.self)
  }

  /// Kills the program if it still runs, and closes the terminal.
  package func finish() {
    if condition.withLock({ state.exitStatus == nil }) { kill(-process, SIGKILL) }
    hangUp()
    _ = try? wait("the end of everything") { $0.isClosed && $0.exitStatus != nil ? true : nil }
  }

  private static func setSize(_ size: TerminalSize, of descriptor: Int32) {
    var window = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0,
      ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }
}
