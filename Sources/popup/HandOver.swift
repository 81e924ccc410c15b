import CSystem
import PopupCore
import PopupTerminal

/// Replaces this process by the real whiptail or dialog, which keeps its descriptors, arguments and
/// environment.
struct RealProgram {
  let program: DropInProgram
  let environment: Environment
  /// Descriptors that the caller had closed, to be closed again.
  let closed: StandardDescriptors

  /// Why the real program was not run.
  enum Failure: Error {
    case absent
    /// What popup ran called popup again, too many times.
    case loop
  }

  /// How many times in a row popup hands over, since the program it runs may be a wrapper of popup.
  private static let mostHandOvers = 8

  /// Runs the real program; returns only if that fails.
  ///
  /// - Parameter words: the program's name and its arguments.
  func takeOver(_ words: [[UInt8]]) -> Failure {
    let count =
      environment.value("POPUP_HANDOVERS").flatMap { Decimal.whole($0[...], in: 0...999) } ?? 0
    guard count < Self.mostHandOvers else { return .loop }
    setenv("POPUP_HANDOVERS", String(count + 1), 1)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { Self.cString($0) }
    arguments.append(nil)
    for path in ProgramPaths.candidates(for: program, environment) {
      guard let path = Self.cString(path), popup_is_other_program(path) != 0 else { continue }
      closed.unplug()
      execv(path, arguments)
    }
    return .absent
  }

  /// Never freed, since the process is replaced or ends.
  private static func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { strdup($0.assumingMemoryBound(to: CChar.self)) } ?? nil
    }
  }
}
