import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// The static binary in an empty root, as process 1, with little memory and on a kernel that refuses
  /// calls. Needs Linux and root.
  @Suite("Unusual environments", .serialized, OddPlace.isPossible)
  struct OddPlaceTests {
    let place: OddPlace

    init() throws { place = try OddPlace() }

    @Test("popup previews in an empty chroot")
    func preview() throws {
      let result = try place.run(["--preview=30x8", "Sure?"])
      #expect(result.status == .exited(0))
      #expect(result.output.contains("Sure?"))
    }

    @Test("popup answers in an empty chroot, and fails with 69 without a terminal")
    func noTerminal() throws {
      #expect(try place.run(Popup.question + ["--answer", "left"]).status == .exited(1))
      let refusal = try place.run(Popup.question)
      #expect(refusal.status == .exited(69))
      #expect(refusal.errors.hasPrefix("popup: "))
    }

    @Test("popup asks on its standard streams in a chroot without /dev/tty")
    func standardDescriptors() throws { try expectAnswer(to: place.script()) }

    @Test("popup asks on a read-only root file system")
    func readOnly() throws {
      try expectAnswer(
        to: """
          mount -t tmpfs popup \(place.root) && cp \(place.binary) \(place.root)/popup &&
          mount -o remount,ro \(place.root) && \(place.script())
          """, in: ["--mount"])
    }

    @Test("popup asks without /proc")
    func withoutProcesses() throws {
      try expectAnswer(
        to: "mount -t tmpfs popup /proc && exec \(place.binary) \(OddPlace.question)",
        in: ["--mount"])
    }

    @Test(
      "popup asks as process 1 of a container, and Ctrl-C ends it",
      arguments: [("n", 1), ("\r", 0), ("\u{03}", 128 + SIGINT)] as [(String, Int32)],
      [true, false])
    func firstProcess(end: (key: String, status: Int32), isRootEmpty: Bool) throws {
      try expectAnswer(
        to: isRootEmpty ? place.script() : "exec \(place.binary) \(OddPlace.question)",
        in: ["--pid", "--fork", "--kill-child"] + (isRootEmpty ? [] : ["--mount-proc"]),
        after: end.key, end.status)
    }

    @Test("popup asks within 4 MB of address space")
    func addresses() throws {
      try expectAnswer(to: "ulimit -v 4096; exec \(place.binary) \(OddPlace.question)")
    }

    @Test("popup asks when its terminal has the last free descriptor")
    func descriptors() throws {
      try expectAnswer(to: "ulimit -n 4; exec \(place.binary) \(OddPlace.question)")
    }

    @Test("popup fails with 69 without an environment, and asks with TERM alone")
    func environment() throws {
      let refusal = try Tool.run("/usr/bin/env", ["-i", place.binary] + Popup.question)
      #expect(refusal.status == .exited(69))
      try expectAnswer(
        to: "exec env -i TERM=xterm \(place.binary) \(OddPlace.question)")
    }

    @Test(
      "popup asks although the kernel refuses a system call", RequiredTool.strace.isRequired,
      arguments: ["eventfd2", "sigaltstack"], ["ENOSYS", "EPERM"])
    func refused(call: String, error: String) throws {
      let strace = try RequiredTool.strace.path
      try expectAnswer(
        to: """
          exec \(strace) -o /dev/null -e inject=\(call):error=\(error) \(place.binary) \
          \(OddPlace.question)
          """)
    }

    /// Runs a script that exits with popup's status, in new namespaces if there are options for
    /// unshare(1).
    private func expectAnswer(
      to script: String, in namespaces: [String] = [], after key: String = "n",
      _ status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let shell = try RequiredTool.dash.path
      let arguments = namespaces + [shell, "-c", script]
      let popup = try PseudoTerminal(
        namespaces.isEmpty ? shell : "/usr/bin/unshare",
        namespaces.isEmpty ? ["-c", script] : arguments)
      defer { popup.finish() }
      try popup.waitFor("OK")
      try Popup.expect(popup, after: key, status, sourceLocation: sourceLocation)
    }
  }
}

/// A directory with only the release binary, to be used as a root.
struct OddPlace {
  private let folder: TemporaryDirectory
  let binary: String

  var root: String { folder.path }

  static let question = "--message Sure? --left Cancel --right OK"

  init() throws {
    folder = try TemporaryDirectory()
    binary = try #require(Binaries.release).path
    try folder.install(binary, as: "popup")
  }

  /// A shell command, run outside the root, that asks inside it.
  func script() -> String { "exec chroot \(root) /popup \(Self.question)" }

  /// Runs popup inside the root, away from any terminal.
  func run(_ arguments: [String]) throws -> Tool.Result {
    try Tool.run(RequiredTool("chroot").path, [root, "/popup"] + arguments)
  }

  /// In CI the tests always run, and fail if something is missing.
  static var isPossible: ConditionTrait {
    .enabled(
      if: RequiredTool.isCI || geteuid() == 0 && Binaries.release != nil && canUnshare,
      "needs root, unshare(1) and the release binary of Linux")
  }

  private static var canUnshare: Bool {
    let result = try? Tool.run("/usr/bin/unshare", ["--mount", "--pid", "--fork", "true"])
    return result?.status == .exited(0)
  }
}
