import Testing

@testable import PopupCore

@Suite("Personalities")
struct PersonalityTests {
  private func dialog(_ variables: [String: String] = [:]) -> Personality {
    .dropIn(.dialog, Environment { variables[$0.description].map { Array($0.utf8) } })
  }

  @Test(
    "whiptail and dialog have their own exit statuses",
    arguments: [
      (Answer.pressed(.affirmative), 0), (.pressed(.negative), 1), (.pressed(.help), 2),
      (.pressed(.extra), 3), (.dismissed, 255), (.timedOut, 255),
    ] as [(Answer, Int32)])
  func answers(answer: Answer, status: Int32) {
    #expect(Personality.whiptail.statuses.status(of: answer) == status)
    #expect(dialog().statuses.status(of: answer) == status)
  }

  @Test("no drop-in failure exits with the status of Yes or No", arguments: FailureKind.allCases)
  func failures(kind: FailureKind) {
    #expect(Personality.whiptail.statuses.status(of: kind) == 255)
    #expect(dialog().statuses.status(of: kind) == 255)
    #expect(dialog(["DIALOG_ERROR": "12"]).statuses.status(of: kind) == 12)
  }

  @Test(
    "DIALOG_ESC is a number as strtol reads it, of which the low 8 bits count",
    arguments: [
      ("9", 9), ("0x10", 16), ("010", 8), ("-3", 253), ("256", 0), ("x", 255), ("", 255),
      ("9x", 255), (" 7", 7), ("99999999999", 255),
    ] as [(String, Int32)])
  func variables(value: String, status: Int32) {
    #expect(dialog(["DIALOG_ESC": value]).statuses.dismissed == status)
  }

  @Test("each of dialog's exit statuses has its variable")
  func eachVariable() {
    let statuses = dialog([
      "DIALOG_OK": "10", "DIALOG_CANCEL": "11", "DIALOG_HELP": "12", "DIALOG_EXTRA": "13",
      "DIALOG_ESC": "14", "DIALOG_ERROR": "15", "DIALOG_TIMEOUT": "16",
    ])
    #expect(statuses.statuses.affirmative == 10)
    #expect(statuses.statuses.negative == 11)
    #expect(statuses.statuses.help == 12)
    #expect(statuses.statuses.extra == 13)
    #expect(statuses.statuses.dismissed == 14)
    #expect(statuses.statuses.output == 15)
    #expect(statuses.statuses.timedOut == 16)
    #expect(statuses.signalStatus == 15)
    #expect(statuses.announcesTimeout)
  }

  @Test("a timeout has Esc's status and is not announced without DIALOG_TIMEOUT")
  func timeout() {
    let personality = dialog(["DIALOG_ESC": "9", "DIALOG_TIMEOUT": "x"])
    #expect(personality.statuses.timedOut == 9)
    #expect(!personality.announcesTimeout)
  }

  @Test("a signal kills popup, but gives whiptail and dialog a status")
  func signals() {
    #expect(Personality.popup.signalStatus == nil)
    #expect(Personality.popup.interruption == .dies)
    #expect(Personality.whiptail.signalStatus == 255)
    #expect(Personality.whiptail.interruption == .dismisses)
    #expect(dialog().interruption == .dismissesAndSignalsJob)
  }

  @Test(
    "the last part of the program's name selects the personality",
    arguments: [
      ("whiptail", DropInProgram.whiptail), ("/usr/local/bin/dialog", .dialog),
      ("./whiptail", .whiptail), ("popup", nil), ("/opt/dialog/popup", nil), ("whiptail2", nil),
      ("", nil), ("dialog/", nil), ("-dialog", nil),
    ] as [(String, DropInProgram?)])
  func names(name: String, program: DropInProgram?) {
    #expect(DropInProgram(path: bytes(name)) == program)
  }
}
