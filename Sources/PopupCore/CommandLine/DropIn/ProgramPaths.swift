/// Where the real program may be.
package enum ProgramPaths {
  /// Paths to try, in this order: what POPUP_WHIPTAIL or POPUP_DIALOG names, and nothing else then; else
  /// the absolute folders on PATH. The usual folders stand for a PATH that is not set, as in execvp(3).
  package static func candidates(
    for program: DropInProgram, _ environment: Environment
  ) -> [[UInt8]] {
    let variable: StaticString = program == .whiptail ? "POPUP_WHIPTAIL" : "POPUP_DIALOG"
    if let path = environment.value(variable), path.first == slash { return [path] }
    let path = environment.value("PATH") ?? Array("/usr/bin:/bin:/usr/local/bin".utf8)
    return path.split(separator: UInt8(ascii: ":")).filter { $0.first == slash }
      .map { $0 + [slash] + Array(program.name.bytes) }
  }

  private static let slash = UInt8(ascii: "/")
}
