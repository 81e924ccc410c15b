import Foundation
import PopupCore
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("MessageSource")
  final class MessageSourceTests {
    let folder = FileManager.default.temporaryDirectory.path + "/popup-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func file(_ content: [UInt8]) -> String {
      let path = folder + "/file"
      _ = FileManager.default.createFile(atPath: path, contents: Data(content))
      return path
    }

    private func source(_ path: String) throws -> MessageSource {
      try MessageSource(path: Array(path.utf8))
    }

    private func string(_ source: MessageSource) -> String {
      String(decoding: bytes(source), as: UTF8.self)
    }

    private func bytes(_ source: MessageSource) -> [UInt8] {
      (0..<source.text.count).map { source.text[$0] }
    }

    private func string(_ text: ByteText) -> String {
      String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self)
    }

    /// Reads until nothing more will come.
    private func readAll(_ source: MessageSource) -> MessageSource.Progress {
      while true {
        let progress = source.readMore()
        if progress != .grew, progress != .nothingYet { return progress }
      }
    }

    @Test("a message from an argument is complete at once", arguments: ["", "hello", "한\0글"])
    func argument(text: String) {
      let source = MessageSource(bytes: Array(text.utf8))
      #expect(string(source) == text)
      #expect(source.text.isComplete)
      #expect(source.descriptor == nil)
      #expect(source.readMore() == .ended)
    }

    @Test(
      "a message from a regular file is complete at once",
      arguments: [1, 4095, 4096, 4097, 1_000_000])
    func regularFile(size: Int) throws {
      let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let source = try source(file(content))
      #expect(bytes(source) == content)
      #expect(source.text.isComplete)
      #expect(source.descriptor == nil)
      #expect(!source.refresh())
    }

    @Test("a message from an empty file is empty")
    func emptyFile() throws {
      let source = try source(file([]))
      #expect(readAll(source) == .ended)
      #expect(source.text.isEmpty)
      #expect(source.text.isComplete)
      #expect(source.descriptor == nil)
    }

    @Test("a missing or unreadable file or a directory is an error")
    func errors() throws {
      #expect(throws: SystemError(.open, ENOENT)) { try source(folder + "/none") }
      #expect(throws: SystemError(.read, EISDIR)) { try source(folder) }
      #expect(throws: SystemError(.open, ENOTDIR)) { try source(file([1]) + "/below") }
      #expect(throws: SystemError(.fstat, EBADF)) {
        try MessageSource(descriptor: FileDescriptor(1 << 20), isOwned: false)
      }
    }

    @Test("an open file is read from its offset, which moves to the end", arguments: [0, 5, 5000])
    func openFile(offset: Int) throws {
      let content = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 3) }
      let descriptor = try FileDescriptor.open(file(content), flags: O_RDONLY)
      defer { descriptor.close() }
      lseek(descriptor.number, off_t(offset), SEEK_SET)
      let source = try MessageSource(descriptor: descriptor, isOwned: false)
      #expect(bytes(source) == Array(content[offset...]))
      #expect(lseek(descriptor.number, 0, SEEK_CUR) == 10_000)
    }

    @Test("an open file at its end gives an empty message")
    func openFileAtEnd() throws {
      let descriptor = try FileDescriptor.open(file([1, 2]), flags: O_RDONLY)
      defer { descriptor.close() }
      lseek(descriptor.number, 2, SEEK_SET)
      let source = try MessageSource(descriptor: descriptor, isOwned: false)
      #expect(readAll(source) == .ended)
      #expect(source.text.isEmpty)
      #expect(fcntl(descriptor.number, F_GETFD) >= 0)
    }

    @Test(
      "files that report a size of 0, or cannot be mapped, are read",
      .requires(file: "/proc/self/status"),
      arguments: [
        "/proc/self/status", "/proc/cpuinfo", "/sys/kernel/mm/transparent_hugepage/enabled",
      ].filter { FileManager.default.isReadableFile(atPath: $0) })
    func kernelFiles(path: String) throws {
      let source = try source(path)
      #expect(readAll(source) == .ended)
      #expect(source.text.count > 0)
    }

    @Test("a message from a pipe grows without moving in memory")
    func pipe() throws {
      let pipe = try PipeEnds()
      let source = try MessageSource(descriptor: pipe.output, isOwned: true)
      #expect(source.descriptor == pipe.output)
      #expect(source.readMore() == .nothingYet)
      #expect(source.text.isEmpty)
      #expect(!source.text.isComplete)
      try pipe.input.writeAll(Array("one ".utf8))
      #expect(source.readMore() == .grew)
      let base = source.text.base
      for _ in 0..<100 {
        try pipe.input.writeAll([UInt8](repeating: 0x78, count: 50_000))
        #expect(source.readMore() == .grew)
      }
      pipe.input.close()
      // A child of another test, not yet past its exec, may hold the other end for a moment.
      #expect(readAll(source) == .ended)
      #expect(source.text.count == 5_000_004)
      #expect(source.text.base == base)
      #expect(source.text[0] == 0x6f)
      #expect(source.text[5_000_003] == 0x78)
      #expect(source.text.isComplete)
      #expect(source.descriptor == nil)
      #expect(source.readMore() == .ended)
    }

    @Test("an inherited pipe keeps its flags and stays open")
    func inheritedPipeEnds() throws {
      let pipe = try PipeEnds()
      defer { pipe.output.close() }
      let flags = fcntl(pipe.output.number, F_GETFL)
      let source = try MessageSource(descriptor: pipe.output, isOwned: false)
      #expect(source.readMore() == .nothingYet)
      #expect(fcntl(pipe.output.number, F_GETFL) == flags)
      pipe.input.close()
      #expect(readAll(source) == .ended)
      #expect(fcntl(pipe.output.number, F_GETFL) == flags)
    }

    @Test("a FIFO is polled before and while a writer has it open")
    func fifo() throws {
      let path = folder + "/fifo"
      #expect(mkfifo(path, 0o600) == 0)
      let source = try source(path)
      #expect(source.readMore() == .nothingYet)
      let writer = try FileDescriptor.open(path, flags: O_WRONLY)
      #expect(source.readMore() == .nothingYet)
      try writer.writeAll(Array("late".utf8))
      #expect(source.readMore() == .grew)
      writer.close()
      #expect(readAll(source) == .ended)
      #expect(string(source) == "late")
    }

    @Test("an endless device is read up to the limit, a bounded amount at a time")
    func endless() throws {
      let zero = try FileDescriptor.open("/dev/zero", flags: O_RDONLY)
      let stream = try StreamBuffer(descriptor: zero, isOwned: true, limit: 3 << 20)
      #expect(stream.readMore() == .grew)
      #expect(stream.text.count <= 2 << 20)
      while stream.readMore() == .grew {}
      #expect(stream.isFull)
      #expect(stream.text.count == 3 << 20)
      #expect(stream.text.isComplete)
      #expect(stream.descriptor == nil)
      #expect(fcntl(zero.number, F_GETFD) < 0)
    }

    @Test("a truncated pipe ends with the note as its last line", arguments: ["text", "line\n"])
    func fullPipe(repeated: String) throws {
      let pipe = try PipeEnds()
      let stream = try StreamBuffer(descriptor: pipe.output, isOwned: true, limit: 1 << 16)
      let unit = Array(repeated.utf8)
      let content = (0..<(1 << 17)).map { unit[$0 % unit.count] }
      let writer = Thread { try? pipe.input.writeAll(content) }
      Signals().install()
      writer.start()
      while stream.readMore() != .ended {}
      #expect(stream.isFull)
      let whole = string(stream.text)
      #expect(whole == String(decoding: content[..<(1 << 16)], as: UTF8.self))
      stream.append(note: Array("[cut]".utf8))
      #expect(string(stream.text) == whole + (whole.last == "\n" ? "" : "\n") + "[cut]")
      #expect(stream.text.isComplete)
    }

    @Test("a file beyond the mapping's limit ends with the note, and is not changed")
    func fullFile() throws {
      let content = (0..<20_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
      let path = file(content)
      let descriptor = try FileDescriptor.open(Array(path.utf8), flags: O_RDONLY)
      let mapping = try #require(
        FileMapping(
          descriptor: descriptor, status: descriptor.status(), isOwned: true, limit: 10_000))
      #expect(mapping.isFull)
      mapping.append(note: Array("[cut]".utf8))
      let expected = String(decoding: content[..<(10_000 - 6)], as: UTF8.self) + "\n[cut]"
      #expect(string(mapping.text) == expected)
      #expect(FileManager.default.contents(atPath: path) == Data(content))
    }

    @Test("a failed read is reported")
    func failedRead() throws {
      let terminal = TestTerminal()
      let source = try MessageSource(
        descriptor: .open(terminal.path, flags: O_RDONLY | O_NOCTTY), isOwned: true)
      terminal.hangUp()
      let progress = readAll(source)
      #expect(progress == .ended || progress == .failed(SystemError(.read, EIO)))
      #expect(source.descriptor == nil)
    }

    @Test("a file truncated while it is shown reads as zeros, then as shorter")
    func shortened() throws {
      Signals().install()
      let path = file([UInt8](repeating: 0x61, count: 1_000_000))
      let source = try source(path)
      #expect(source.text[999_999] == 0x61)
      #expect(truncate(path, 10_000) == 0)
      #expect(source.text[999_999] == 0)
      #expect(source.text[500_000] == 0)
      #expect(source.text[9_999] == 0x61)
      #expect(source.refresh())
      #expect(source.text.count == 10_000)
      #expect(!source.refresh())
      #expect(truncate(path, 0) == 0)
      #expect(source.text[0] == 0)
      #expect(source.refresh())
      #expect(source.text.isEmpty)
    }

    @Test("each of several truncated files recovers, and none after it is released")
    func severalShortened() throws {
      Signals().install()
      let paths = (0..<3).map { folder + "/\($0)" }
      for path in paths {
        _ = FileManager.default.createFile(atPath: path, contents: Data(count: 100_000))
      }
      var sources = try paths.map { try self.source($0) }
      sources.remove(at: 1)
      for path in paths { #expect(truncate(path, 0) == 0) }
      for source in sources {
        #expect(source.text[50_000] == 0)
        #expect(source.refresh())
      }
    }

    @Test("UTF-16 with a byte order mark is read as text", arguments: [false, true])
    func utf16(isBigEndian: Bool) throws {
      let text = "공지: 😀 done\n"
      let units = ([0xFEFF] + Array(text.utf16)).flatMap { unit in
        isBigEndian
          ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      #expect(string(try source(file(units))) == text)
      for split in 0...units.count {
        let pipe = Pipe()
        let source = try MessageSource(
          descriptor: FileDescriptor(dup(pipe.fileHandleForReading.fileDescriptor)), isOwned: true)
        pipe.fileHandleForWriting.write(Data(units[..<split]))
        _ = source.readMore()
        pipe.fileHandleForWriting.write(Data(units[split...]))
        try pipe.fileHandleForWriting.close()
        #expect(readAll(source) == .ended)
        #expect(string(source) == text, "split at \(split)")
      }
    }
  }
}
