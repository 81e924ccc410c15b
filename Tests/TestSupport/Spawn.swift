import CSystem
import Foundation

/// Starts a program in a session of its own, with chosen descriptors and all signals at their default.
struct Spawn {
  var program: String
  var arguments: [String]
  var environment: [String: String]

  /// The controlling terminal; nil for none.
  var terminalPath: String?

  /// From posix_spawn's extensions in glibc, musl and Darwin (where it is 0x400).
  private static let newSession: Int16 = {
    #if canImport(Darwin)
      0x400
    #else
      0x80
    #endif
  }()

  /// Where a descriptor of the child leads.
  enum Target {
    case terminal
    case closed
    case open(String, flags: Int32)
    case descriptor(Int32)
  }

  /// The process id of the started program.
  func start(_ targets: [Target]) throws -> pid_t {
    #if canImport(Darwin)
      // Both are pointers there.
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminalPath {
      // The first terminal that the leader of a session opens becomes its controlling terminal.
      posix_spawn_file_actions_addopen(&actions, 0, terminalPath, O_RDWR, 0)
    }
    // Descriptor 0 comes last: until then it is the terminal that the others are made of.
    for (descriptor, target) in targets.enumerated().reversed() {
      let descriptor = Int32(descriptor)
      switch target {
      case .terminal:
        if descriptor != 0 { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
      case .closed:
        // Open first: closing a descriptor that is not open is an error.
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        posix_spawn_file_actions_addclose(&actions, descriptor)
      case .open(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      case .descriptor(let source):
        posix_spawn_file_actions_adddup2(&actions, source, descriptor)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | Self.newSession
    posix_spawnattr_setflags(&attributes, flags)

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    Descriptor.spawning.lock()
    let code = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    Descriptor.spawning.unlock()
    guard code == 0 else { throw SystemCallFailed("posix_spawn \(program)", code) }
    return process
  }
}
