import Foundation
import TestSupport
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("ProcessContext")
  struct ProcessContextTests {
    @Test("ProcessArguments gives the words after the program's name")
    func arguments() {
      #expect(
        ProcessArguments.afterName.map { String(decoding: $0, as: UTF8.self) }
          == Array(CommandLine.arguments.dropFirst()))
    }

    @Test("ProcessArguments gives the name that the process was started by")
    func name() throws {
      let name = try #require(CommandLine.arguments.first)
      #expect(String(decoding: ProcessArguments.name, as: UTF8.self) == name)
    }

    @Test("ProcessEnvironment gives a variable's bytes unchanged")
    func environment() {
      #expect(ProcessEnvironment.value(of: "POPUP_TEST_VARIABLE") == nil)
      for value in [[], [0x61], [0xff, 0xc3, 0x0a]] as [[UInt8]] {
        _ = (value.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
          $0.baseAddress.map { setenv("POPUP_TEST_VARIABLE", $0, 1) }
        }
        #expect(ProcessEnvironment.value(of: "POPUP_TEST_VARIABLE") == value)
      }
      unsetenv("POPUP_TEST_VARIABLE")
    }

    @Test("the monotonic clock moves forward")
    func clock() {
      let start = MonotonicClock.milliseconds
      let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
      var last = start
      while last == start, Date() < deadline {
        let now = MonotonicClock.milliseconds
        #expect(now >= last)
        last = now
      }
      #expect(last > start)
    }

    @Test("open standard descriptors are not replaced")
    func standardDescriptors() {
      #expect(StandardDescriptors.plug().isEmpty)
    }
  }
}
