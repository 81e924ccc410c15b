import Foundation
import PopupCore
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Running the real whiptail and dialog", .serialized)
  struct HandOverTests {
    private static let menu = ["--title", "A  b", "--menu", "text", "12", "40", "3", "", "q'", ""]

    /// A program that prints its arguments, and its directory.
    private func real(_ program: DropInProgram, in folder: TemporaryDirectory) throws -> String {
      let bash = try RequiredTool.bash.path
      let script = "#!\(bash)\nprintf '%s|' \"$#\" \"$@\" \"$POPUP_HANDOVERS\" >&2; exit 42\n"
      try folder.write("\(program.name)", script, isExecutable: true)
      return folder.path
    }

    private func expect(
      _ standIn: StandIn, _ program: DropInProgram, _ words: [String], path: String,
      environment: [String: String?] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let changes = environment.merging(["PATH": path]) { $1 }
      let process = try standIn.start(program, words, environment: changes)
      defer { process.finish() }
      #expect(try process.waitForExit() == .exited(42), sourceLocation: sourceLocation)
      let expected = (["\(words.count)"] + words + ["1"]).map { $0 + "|" }.joined()
      #expect(process.piped(2) == expected, sourceLocation: sourceLocation)
      // The terminal was not touched.
      #expect(process.output == [], sourceLocation: sourceLocation)
    }

    @Test(
      "the real program gets the arguments unchanged, and links to popup are skipped",
      arguments: Binaries.all)
    func unchanged(binary: Binary) throws {
      for program in DropInProgram.allCases {
        let (standIn, again) = (try StandIn(binary), try StandIn(binary))
        let folder = try TemporaryDirectory()
        let real = try real(program, in: folder)
        let path = "/nonexistent::./x:\(standIn.folder.path):\(again.folder.path):\(real)"
        for words in [Self.menu, ["--no-such"] + StandIn.yesno, ["--help"], []] {
          try expect(standIn, program, words, path: path)
        }
      }
    }

    @Test("with POPUP_DROPIN=0 even yesno runs the real program", arguments: Binaries.all)
    func turnedOff(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let folder = try TemporaryDirectory()
      try expect(
        standIn, .dialog, StandIn.yesno, path: try real(.dialog, in: folder),
        environment: ["POPUP_DROPIN": "0"])
    }

    @Test("a variable names the real whiptail or dialog", arguments: Binaries.all)
    func named(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let folder = try TemporaryDirectory()
      let path = try real(.whiptail, in: folder) + "/whiptail"
      try expect(
        standIn, .whiptail, Self.menu, path: standIn.folder.path,
        environment: ["POPUP_WHIPTAIL": path])
    }

    @Test("--as runs the real program as a link does", arguments: Binaries.all)
    func option(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let folder = try TemporaryDirectory()
      let process = try PseudoTerminal(
        binary.path, ["--as", "dialog", "--"] + Self.menu,
        environment: standIn.variables(["PATH": try real(.dialog, in: folder)]), errors: .pipe)
      defer { process.finish() }
      #expect(try process.waitForExit() == .exited(42))
      #expect(process.piped(2).hasPrefix("\(Self.menu.count)|--title|A  b|--menu|"))
    }

    @Test("--as draws with the appearance options before it", arguments: Binaries.all)
    func asking(binary: Binary) throws {
      let popup = try PseudoTerminal(
        binary.path, ["--border", "ascii", "--as", "whiptail", "--"] + StandIn.yesno, errors: .pipe)
      defer { popup.finish() }
      try popup.waitUntil("the box") { $0.contains("Really?") && $0.contains("+--") }
      popup.type("\t\r")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(popup.piped(2) == "")
    }

    @Test(
      "without the real program, popup prints one line and exits with 255", arguments: Binaries.all)
    func absent(binary: Binary) throws {
      for program in DropInProgram.allCases {
        let standIn = try StandIn(binary)
        let folder = try TemporaryDirectory()
        // Neither a directory nor a file that cannot be executed is the real program.
        try folder.write("\(program.name)", "x")
        let process = try standIn.start(
          program, Self.menu, environment: ["PATH": "\(standIn.folder.path):\(folder.path):/"])
        defer { process.finish() }
        #expect(try process.waitForExit() == .exited(255))
        #expect(
          process.piped(2)
            == "\(program.name): --menu needs the real \(program.name), and there is none on PATH "
            + "(apt install \(program.name))\n")
      }
    }

    @Test("without the real program, popup prints its version", arguments: Binaries.all)
    func version(binary: Binary) throws {
      let standIn = try StandIn(binary)
      for (program, words, output, errors) in [
        (DropInProgram.whiptail, ["--version"], "whiptail (newt): 0.52.23\n", ""),
        (.dialog, ["--print-version"], "", "Version: 1.3-20230209\n"),
        (.dialog, ["--stdout", "--print-maxsize"], "MaxSize: 24, 80\n", ""),
      ] {
        let process = try standIn.start(
          program, words, environment: ["PATH": standIn.folder.path], output: .pipe)
        defer { process.finish() }
        #expect(try process.waitForExit() == .exited(0))
        #expect(process.piped(1) == output)
        #expect(process.piped(2) == errors)
      }
    }

    @Test("a wrapper that calls popup again is stopped", arguments: Binaries.all)
    func loop(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let folder = try TemporaryDirectory()
      let script = "#!\(try RequiredTool.bash.path)\nexec \(standIn.path(of: .dialog)) \"$@\"\n"
      try folder.write("dialog", script, isExecutable: true)
      let process = try standIn.start(.dialog, Self.menu, environment: ["PATH": folder.path])
      defer { process.finish() }
      #expect(try process.waitForExit() == .exited(255))
      #expect(process.piped(2).hasPrefix("dialog: "))
    }
  }
}
