import Foundation
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("ChildProcess")
  struct ChildProcessTests {
    private func capture(
      _ words: [String], environment: [String]? = nil, deadline: Int = 30_000, limit: Int = 4 << 20
    ) -> String? {
      ChildProcess.capture(
        words.map { Array($0.utf8) }, environment: environment.map { $0.map { Array($0.utf8) } },
        deadline: deadline, limit: limit
      ).map { String(decoding: $0, as: UTF8.self) }
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
    func deadline(script: String) {
      let start = MonotonicClock.milliseconds
      #expect(capture(["sh", "-c", script], deadline: 50) == nil)
      #expect(MonotonicClock.milliseconds - start < 20_000)
      #expect(waitpid(-1, nil, WNOHANG) <= 0)
    }

    @Test("a reply is read even if our caller ignores SIGCHLD")
    func ignoredChildren() {
      signal(SIGCHLD, SIG_IGN)
      defer { signal(SIGCHLD, SIG_DFL) }
      #expect(capture(["echo", "x"]) == "x\n")
    }

    @Test("a child process does not inherit ignored signals")
    func signals() {
      signal(SIGUSR2, SIG_IGN)
      defer { signal(SIGUSR2, SIG_DFL) }
      #expect(capture(["sh", "-c", "kill -USR2 $$; echo alive"]) == nil)
    }
  }
}
