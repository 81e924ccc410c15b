import CSystem
import PopupCore
import PopupTerminal

/// Stands in for whiptail or dialog: shows the boxes that popup has, and runs the real program for
/// everything else, before it touches the terminal.
///
/// Writes nothing else to standard output or standard error when it shows a box: callers read the
/// answers of other boxes there.
struct StandIn {
  private let program: DropInProgram
  private let personality: Personality
  private let environment: Environment
  private let closed: StandardDescriptors
  /// The name that the program was called by.
  private let name: [UInt8]

  init(
    _ program: DropInProgram, named name: [UInt8], _ environment: Environment,
    closed: StandardDescriptors
  ) {
    self.program = program
    self.name = name
    self.environment = environment
    self.closed = closed
    personality = .dropIn(program, environment)
  }

  /// - Parameter words: the arguments after the program's name.
  func run(_ words: [[UInt8]], _ look: LookOptions) -> Never {
    if environment.value("POPUP_DROPIN") == [UInt8(ascii: "0")] {
      handOver(HandOver(need: Array("POPUP_DROPIN=0".utf8)), words)
    }
    switch program.request(words, look, environment, readFile: Self.readFile) {
    case .handOver(let handOver): self.handOver(handOver, words)
    case .fail(let text): personality.fail(text)
    case .show(let boxes):
      BoxSequence(program, personality, environment, closed: closed).show(boxes)
    }
  }

  /// Reads a file for dialog's `--file`; `&3` means descriptor 3.
  private static func readFile(_ name: [UInt8]) -> DialogFile? {
    let isDescriptor = name.first == UInt8(ascii: "&")
    let file =
      isDescriptor
      ? descriptor(name.dropFirst()).flatMap { WholeFile($0) } : WholeFile(path: name)
    return file.map { DialogFile(text: $0.bytes, isRepeatable: $0.isRegular && !isDescriptor) }
  }

  private static func descriptor(_ digits: ArraySlice<UInt8>) -> FileDescriptor? {
    Decimal.whole(digits, in: 0...99_999).map { FileDescriptor(Int32($0)) }
  }

  // MARK: Handing over

  private func handOver(_ handOver: HandOver, _ words: [[UInt8]]) -> Never {
    let real = RealProgram(program: program, environment: environment, closed: closed)
    switch real.takeOver([name] + (handOver.words ?? words)) {
    case .loop:
      personality.fail(
        "popup keeps running itself instead of the real \(program.name): "
          + "set POPUP_\(upperName) to its path")
    case .absent: substitute(for: handOver)
    }
  }

  private func substitute(for handOver: HandOver) -> Never {
    switch handOver.substitute {
    case .failure:
      let need = handOver.need.map { String(decoding: $0, as: UTF8.self) } ?? "this command line"
      let shown = VisibleBytes.isPlain(handOver.need ?? []) ? need : "this command line"
      personality.fail(
        "\(shown) needs the real \(program.name), and there is none on PATH "
          + "(apt install \(program.name))")
    case .print(let text, let descriptor):
      write(text, to: FileDescriptor(descriptor))
    case .printMaxSize(let descriptor):
      let size = (try? Terminal.openOfStandardOutput())?.size() ?? .ofStandardOutput()
      write("MaxSize: \(size.rows), \(size.columns)\n", to: FileDescriptor(descriptor))
    }
  }

  private func write(_ text: String, to descriptor: FileDescriptor) -> Never {
    do throws(SystemError) { try descriptor.writeAll(Array(text.utf8)) } catch {
      personality.fail("cannot write: \(error.text)")
    }
    _exit(0)
  }

  private var upperName: String { program == .whiptail ? "WHIPTAIL" : "DIALOG" }
}
