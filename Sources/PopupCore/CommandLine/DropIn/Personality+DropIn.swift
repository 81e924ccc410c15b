/// A program that popup can stand in for.
package enum DropInProgram: Equatable, Sendable, CaseIterable {
  case whiptail, dialog

  package var name: StaticString {
    switch self {
    case .whiptail: "whiptail"
    case .dialog: "dialog"
    }
  }

  /// The program that a path's last component names; nil for any other name.
  package init?(path: [UInt8]) {
    let name = Array(path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
    for program in Self.allCases where name == program.name {
      self = program
      return
    }
    return nil
  }

  /// - Parameters:
  ///   - words: without the program's name.
  ///   - look: the requested appearance; see `DropInLook`.
  ///   - readFile: reads a file for dialog's `--file`; returns nil if that fails.
  package func request(
    _ words: [[UInt8]], _ look: LookOptions, _ environment: Environment,
    readFile: ([UInt8]) -> DialogFile?
  ) -> DropInRequest {
    switch self {
    case .whiptail: WhiptailParser.request(words, look, environment)
    case .dialog: DialogParser.request(words, look, environment, readFile: readFile)
    }
  }
}

extension Personality {
  package static func dropIn(_ program: DropInProgram, _ environment: Environment) -> Personality {
    switch program {
    case .whiptail: .whiptail
    case .dialog: .dialog(environment)
    }
  }

  /// Every failure has the status of Esc: 1 would be No.
  package static var whiptail: Personality {
    Personality(
      name: "whiptail",
      statuses: ExitStatuses(
        affirmative: 0, negative: 1, extra: 3, help: 2, dismissed: 255, timedOut: 255, failure: 255),
      signalStatus: 255, interruption: .dismisses)
  }

  /// Environment variables may change the status of every answer (dialog(1), ENVIRONMENT).
  package static func dialog(_ environment: Environment) -> Personality {
    func status(_ name: StaticString, _ usual: Int32) -> Int32 {
      environment.dialogStatus(name) ?? usual
    }
    let dismissed = status("DIALOG_ESC", 255)
    let failure = status("DIALOG_ERROR", 255)
    let timeout = environment.dialogStatus("DIALOG_TIMEOUT")
    return Personality(
      name: "dialog",
      statuses: ExitStatuses(
        affirmative: status("DIALOG_OK", 0), negative: status("DIALOG_CANCEL", 1),
        extra: status("DIALOG_EXTRA", 3), help: status("DIALOG_HELP", 2), dismissed: dismissed,
        timedOut: timeout ?? dismissed, failure: failure),
      signalStatus: failure, interruption: .dismissesAndSignalsJob,
      announcesTimeout: timeout != nil)
  }
}

extension Environment {
  /// The low 8 bits, which exit(3) keeps, of a number that strtol(3) accepts with base 0; nil if
  /// the variable is not set or not a number.
  fileprivate func dialogStatus(_ name: StaticString) -> Int32? {
    value(name).flatMap { CNumber.value(of: $0, base: 0) }.map { Int32($0 & 0xFF) }
  }
}

extension ExitStatuses {
  /// One status for every failure.
  fileprivate init(
    affirmative: Int32, negative: Int32, extra: Int32, help: Int32, dismissed: Int32,
    timedOut: Int32, failure: Int32
  ) {
    self.init(
      affirmative: affirmative, negative: negative, extra: extra, help: help,
      dismissed: dismissed, timedOut: timedOut, usage: failure, unreadableMessage: failure,
      noTerminal: failure, internalError: failure, output: failure)
  }
}
