import Foundation
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("ChildProcess")
  struct ChildProcessTests {
    private static func capture(
      _ words: [String], environment: [String]? = nil, deadline: Int = 30_000, limit: Int = 4 << 20
    ) -> String? {
      ChildProcess.capture(
        words.map { Array($0.utf8) }, environment: environment.map { $0.map { Array($0.utf8) } },
        deadline: deadline, limit: limit
      ).map { String(decoding: $0, as: UTF8.self) }
    }

    private func capture(_ words: [String], environment: [String]? = nil, limit: Int = 4 << 20)
      -> String?
    {
      Self.capture(words, environment: environment, limit: limit)
    }

    @Test("the reply of a child process is its standard output only")
    func answer() {
      #expect(capture(["echo", "한", "b c"]) == "한 b c\n")
      #expect(capture(["sh", "-c", "echo out; echo err >&2"]) == "out\n")
      #expect(capture(["true"]) == "")
    }

    @Test("a child process has an empty standard input")
    func input() { #expect(capture(["cat"]) == "") }

    @Test("a child process gets the given environment, or else ours")
    func environment() {
      #expect(capture(["sh", "-c", "echo $X"], environment: ["X=1"]) == "1\n")
      #expect(capture(["sh", "-c", "echo ${PATH:+set}"]) == "set\n")
    }

    @Test("a reply larger than a pipe's buffer is read whole")
    func large() {
      #expect(capture(["head", "-c", "1000000", "/dev/zero"])?.utf8.count == 1_000_000)
    }

    @Test(
      "a child process that fails gives no reply",
      arguments: [["false"], ["/no/such/program"], ["sh", "-c", "echo x; exit 3"], []])
    func failure(words: [String]) { #expect(capture(words) == nil) }

    @Test("a reply beyond the limit is dropped, and its process ended")
    func limit() { #expect(capture(["cat", "/dev/zero"], limit: 100_000) == nil) }

    @Test(
      "a child process that takes too long is killed and gives no reply",
      arguments: ["sleep 60", "trap '' TERM INT; sleep 60", "exec >&-; sleep 60"])
    func deadline(script: String) async {
      // In a process that has no other children.
      await #expect(processExitsWith: .success) { [script] in
        let start = MonotonicClock.milliseconds
        #expect(Self.capture(["sh", "-c", script], deadline: 50) == nil)
        #expect(MonotonicClock.milliseconds - start < 20_000)
        #expect(waitpid(-1, nil, WNOHANG) == -1)
        #expect(errno == ECHILD)
      }
    }

    // Ignored signals change the children of all tests of a process: these tests have their own.

    @Test("a reply is read even if our caller ignores SIGCHLD")
    func ignoredChildren() async {
      await #expect(processExitsWith: .success) {
        signal(SIGCHLD, SIG_IGN)
        #expect(Self.capture(["echo", "x"]) == "x\n")
      }
    }

    @Test("a child process does not inherit ignored signals")
    func signals() async {
      await #expect(processExitsWith: .success) {
        signal(SIGUSR2, SIG_IGN)
        #expect(Self.capture(["sh", "-c", "kill -USR2 $$; echo alive"]) == nil)
      }
    }
  }
}
