import Foundation
import Testing

@testable import PopupTerminal

@Suite("FileDescriptor")
struct FileDescriptorTests {
  @Test("a failed call reports its name and errno")
  func errors() {
    #expect(throws: SystemError(.open, ENOENT)) {
      try FileDescriptor.open("/no/where", flags: O_RDONLY)
    }
    #expect(throws: SystemError(.open, ENOENT)) {
      try FileDescriptor.open(Array("/dev/null\u{0}x".utf8), flags: O_RDONLY)
    }
    #expect(throws: SystemError(.fstat, EBADF)) { try FileDescriptor(1 << 20).status() }
    #expect(throws: SystemError(.write, EBADF)) { try FileDescriptor(1 << 20).writeAll([1]) }
    #expect(SystemError(.open, ENOENT).text == "No such file or directory")
  }

  @Test("writing to a full device is an error", .requires(file: "/dev/full"))
  func fullDevice() throws {
    let full = try FileDescriptor.open("/dev/full", flags: O_WRONLY)
    defer { full.close() }
    #expect(throws: SystemError(.write, ENOSPC)) { try full.writeAll([1]) }
  }

  @Test("writeAll writes everything through short writes")
  func writeAll() throws {
    let pipe = try PipeEnds()
    defer { pipe.output.close() }
    _ = fcntl(pipe.input.number, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let (writer, reader) = (pipe.input, pipe.output)
    let thread = Thread {
      try? writer.writeAll(bytes)
      writer.close()
    }
    thread.start()
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case .bytes(let count) = buffer.withUnsafeMutableBytes({ reader.read(into: $0) }),
      count > 0
    {
      received += buffer[0..<count]
    }
    #expect(received == bytes)
  }

  @Test("writeAll of nothing makes no call")
  func nothing() throws {
    try FileDescriptor(1 << 20).writeAll([])
  }

  @Test("opened files are closed in child processes")
  func closeOnExec() throws {
    let file = try FileDescriptor.open("/dev/null", flags: O_RDONLY)
    defer { file.close() }
    #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
  }
}
