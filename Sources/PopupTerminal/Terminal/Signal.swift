import CSystem

/// A signal this program does something about.
package enum Signal: Equatable, Sendable, CaseIterable {
  case interrupt, terminate, hangUp, quit, alarm, user1, user2
  case windowChange, resume, suspend

  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .alarm: SIGALRM
    case .user1: SIGUSR1
    case .user2: SIGUSR2
    case .windowChange: SIGWINCH
    case .resume: SIGCONT
    case .suspend: SIGTSTP
    }
  }

  /// True for those that end the program.
  package var isFatal: Bool {
    switch self {
    case .windowChange, .resume, .suspend: false
    default: true
    }
  }
}
