import Foundation
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("ProcessContext")
  struct ProcessContextTests {
    @Test("the arguments are those the process was started with")
    func arguments() {
      #expect(
        ProcessArguments.afterName.map { String(decoding: $0, as: UTF8.self) }
          == Array(CommandLine.arguments.dropFirst()))
    }

    @Test("the name is the word the process was started by")
    func name() throws {
      let name = try #require(CommandLine.arguments.first)
      #expect(String(decoding: ProcessArguments.name, as: UTF8.self) == name)
    }

    @Test("a variable's bytes are taken as they are")
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

    @Test("time does not go backward")
    func clock() {
      let start = MonotonicClock.milliseconds
      usleep(2000)
      #expect(MonotonicClock.milliseconds > start)
    }

    @Test("standard descriptors that are open are left alone")
    func standardDescriptors() {
      #expect(StandardDescriptors.plug().isEmpty)
    }
  }
}
