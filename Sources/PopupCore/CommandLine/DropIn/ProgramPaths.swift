/// The paths where the real program may be.
package enum ProgramPaths {
  /// The paths to try, in order: only the absolute path that POPUP_WHIPTAIL or POPUP_DIALOG holds;
  /// without one, the program's name in each absolute directory on PATH. An unset PATH means the
  /// usual directories, as for execvp(3).
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
