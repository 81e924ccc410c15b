import Foundation
import Testing

@testable import PopupTerminal

@Suite("PollSet")
struct PollSetTests {
  @Test("poll reports exactly the descriptors that are ready")
  func ready() throws {
    let (first, second) = (try PipeEnds(), try PipeEnds())
    defer { for each in [first.output, first.input, second.output, second.input] { each.close() } }
    try second.input.writeAll([1])
    var set = PollSet()
    set.watch(first.output)
    set.watch(nil)
    set.watch(second.output)
    set.watch(second.input, for: .output)
    try set.wait(milliseconds: nil)
    #expect(!set.isReadable(first.output))
    #expect(set.isReadable(second.output))
    #expect(set.isWritable(second.input))
    #expect(!set.isReadable(nil))
    #expect(!set.isReadable(second.input))
  }

  @Test("a poll without input ends at its timeout", arguments: [0, 5, -3])
  func timeout(milliseconds: Int) throws {
    let pipe = try PipeEnds()
    defer {
      pipe.output.close()
      pipe.input.close()
    }
    #expect(try !PollSet.wait(for: pipe.output, .input, milliseconds: milliseconds))
  }

  @Test("the end of a pipe and a closed descriptor are readable")
  func ends() throws {
    let pipe = try PipeEnds()
    pipe.input.close()
    #expect(try PollSet.wait(for: pipe.output, .input, milliseconds: nil))
    pipe.output.close()
    #expect(try PollSet.wait(for: FileDescriptor(1 << 20), .input, milliseconds: nil))
  }
}
