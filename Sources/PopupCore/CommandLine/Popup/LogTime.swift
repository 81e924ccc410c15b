/// Formats times for the log.
enum LogTime {
  /// UTC in the format of RFC 3339: `2026-11-30T23:59:59Z`.
  static func text(ofSecondsSince1970 time: Int64) -> String {
    // RFC 3339 has only years from 0 to 9999.
    let time = min(max(time, -62_167_219_200), 253_402_300_799)
    let day = time >= 0 ? time / 86_400 : (time - 86_399) / 86_400
    let second = Int(time - day * 86_400)
    let date = date(ofDay: Int(day))
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
      + "T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// Seconds with three decimals.
  static func seconds(_ milliseconds: Int) -> String {
    let milliseconds = max(0, milliseconds)
    return "\(milliseconds / 1000).\(padded(milliseconds % 1000, 3))"
  }

  /// The Gregorian date of a day counted from 1970-01-01.
  ///
  /// This is Howard Hinnant's `civil_from_days`. Years begin in March, so that a leap day comes
  /// last.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let sinceMarch0000 = day + 719_468
    let era = (sinceMarch0000 >= 0 ? sinceMarch0000 : sinceMarch0000 - 146_096) / 146_097
    let dayOfEra = sinceMarch0000 - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
