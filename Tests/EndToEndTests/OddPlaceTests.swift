import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// The static binary where next to nothing is around it: in an empty root, as the first process, with
  /// little memory, on a kernel that refuses calls. Linux only, and root's to arrange.
  @Suite("Odd places", .serialized, OddPlace.isPossible)
  struct OddPlaceTests {
    let place: OddPlace

    init() throws { place = try OddPlace() }

    @Test("in an empty root it previews")
    func preview() throws {
      let result = try place.run(["--preview=30x8", "Sure?"])
      #expect(result.status == .exited(0))
      #expect(result.output.contains("Sure?"))
    }

    @Test("in an empty root it answers, and refuses without a terminal")
    func noTerminal() throws {
      #expect(try place.run(Popup.question + ["--answer", "left"]).status == .exited(1))
      let refusal = try place.run(Popup.question)
      #expect(refusal.status == .exited(69))
      #expect(refusal.errors.hasPrefix("popup: "))
    }

    @Test("in an empty root it asks on its standard descriptors, without /dev/tty")
    func standardDescriptors() throws { try expectAnswer(to: place.script()) }

    @Test("in a root that is read-only it asks")
    func readOnly() throws {
      try expectAnswer(
        to: """
          mount -t tmpfs popup \(place.root) && cp \(place.binary) \(place.root)/popup &&
          mount -o remount,ro \(place.root) && \(place.script())
          """, in: ["--mount"])
    }

    @Test("without /proc it asks")
    func withoutProcesses() throws {
      try expectAnswer(
        to: "mount -t tmpfs popup /proc && exec \(place.binary) \(OddPlace.question)",
        in: ["--mount"])
    }

    @Test(
      "as the first process of a container it answers, and Ctrl-C ends it",
      arguments: [("n", 1), ("\r", 0), ("\u{03}", 128 + SIGINT)] as [(String, Int32)],
      [true, false])
    func firstProcess(end: (key: String, status: Int32), isRootEmpty: Bool) throws {
      try expectAnswer(
        to: isRootEmpty ? place.script() : "exec \(place.binary) \(OddPlace.question)",
        in: ["--pid", "--fork", "--kill-child"] + (isRootEmpty ? [] : ["--mount-proc"]),
        after: end.key, end.status)
    }

    @Test("in 4 MB of addresses it asks")
    func addresses() throws {
      try expectAnswer(to: "ulimit -v 4096; exec \(place.binary) \(OddPlace.question)")
    }

    @Test("with no descriptor left but its terminal's it asks")
    func descriptors() throws {
      try expectAnswer(to: "ulimit -n 4; exec \(place.binary) \(OddPlace.question)")
    }

    @Test("without an environment it refuses; with a terminal's name alone it asks")
    func environment() throws {
      let refusal = try Tool.run("/usr/bin/env", ["-i", place.binary] + Popup.question)
      #expect(refusal.status == .exited(69))
      try expectAnswer(
        to: "exec env -i TERM=xterm \(place.binary) \(OddPlace.question)")
    }

    @Test(
      "where the kernel refuses a call it asks", RequiredTool("strace").isRequired,
      arguments: ["eventfd2", "sigaltstack"], ["ENOSYS", "EPERM"])
    func refused(call: String, error: String) throws {
      let strace = try RequiredTool("strace").path
      try expectAnswer(
        to: """
          exec \(strace) -o /dev/null -e inject=\(call):error=\(error) \(place.binary) \
          \(OddPlace.question)
          """)
    }

    /// Runs a script, in namespaces of its own where unshare(1) gets options, that ends as popup does.
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

/// A folder with nothing but the release binary, to be a root.
struct OddPlace {
  private let folder: TemporaryDirectory
  let binary: String

  var root: String { folder.path }

  static let question = "--message Sure? --left Cancel --right OK"

  init() throws {
    folder = try TemporaryDirectory()
    binary = try #require(Binaries.release).path
    try FileManager.default.copyItem(atPath: binary, toPath: root + "/popup")
  }

  /// What asks inside the root, in a shell outside of it.
  func script() -> String { "exec chroot \(root) /popup \(Self.question)" }

  /// Runs popup inside the root, away from any terminal.
  func run(_ arguments: [String]) throws -> Tool.Result {
    try Tool.run(RequiredTool("chroot").path, [root, "/popup"] + arguments)
  }

  static var isPossible: ConditionTrait {
    .enabled(
      if: geteuid() == 0 && Binaries.release != nil && canUnshare,
      "needs root, unshare(1) and the release binary of Linux")
  }

  private static var canUnshare: Bool {
    let result = try? Tool.run("/usr/bin/unshare", ["--mount", "--pid", "--fork", "true"])
    return result?.status == .exited(0)
  }
}
