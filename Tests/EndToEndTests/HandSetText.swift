import Foundation
import TestSupport
import Testing

/// A text whose author broke its lines: a license of this system, or a listing in the format of a common program.
struct HandSetText: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  /// Its lines from the first that is not blank, without trailing blanks.
  let lines: [String]
  /// How many blank lines come before `lines`.
  let blankLinesAbove: Int

  init(name: String, text: String) {
    (self.name, self.text) = (name, text)
    let all = text.components(separatedBy: "\n").map { Self.trimmed(Self.expandingTabs($0)) }
    lines = Array(all.drop { $0 == "" })
    blankLinesAbove = all.count - lines.count
  }

  /// What the rows of a screen show from the column on in which this text begins, without the frame.
  func rows(of screen: [String]) -> [String] {
    let left = leftEdge(on: screen)
    return screen.map { Self.trimmed(String($0.dropFirst(left))) }
  }

  /// The column of the first line that is whole on the screen, less its indent; 0: there is none.
  private func leftEdge(on screen: [String]) -> Int {
    for line in lines {
      let words = String(line.drop { $0 == " " })
      guard words.count > 4 else { continue }
      for row in screen {
        guard let range = row.range(of: words) else { continue }
        let column = row.distance(from: row.startIndex, to: range.lowerBound)
        let left = column - (line.count - words.count)
        if left >= 0 { return left }
      }
    }
    return 0
  }

  /// A line with blanks up to each tab stop, one every eight columns.
  private static func expandingTabs(_ line: String) -> String {
    line.reduce(into: "") { expanded, character in
      expanded +=
        character == "\t"
        ? String(repeating: " ", count: 8 - expanded.count % 8) : String(character)
    }
  }

  /// A row without trailing blanks and edges of the box.
  private static func trimmed(_ row: String) -> String {
    String(row.reversed().drop { " │┃█▐▕|".contains($0) }.reversed())
  }

  /// The licenses that this system has, and the listings.
  static let all = licenses + [log, diffStat, testRun, freeSpace, manualPage]

  private static let licenses = ["GPL-3", "Apache-2.0", "BSD", "Artistic"].compactMap { name in
    (try? String(contentsOfFile: "/usr/share/common-licenses/" + name, encoding: .utf8))
      .map { HandSetText(name: name, text: $0) }
  }

  private static let log = HandSetText(
    name: "git log",
    text: """
      commit 5f2d9c1e0b7a4d3c8e6f1a2b3c4d5e6f7a8b9c0d
      Author: Kim Minji <minji@example.org>
      Date:   Tue Mar 3 09:14:07 2026 +0900

          Read the whole reply before the first key

          A terminal may answer late. The rest of its answer was then taken for keys,
          so that a question was answered by nobody. Wait for the end of the sequence.

      commit 0b7a4d3c8e6f1a2b3c4d5e6f7a8b9c0d5f2d9c1e
      Merge: 8e6f1a2 4d5e6f7
      Author: Ada Park <ada@example.org>
      Date:   Mon Mar 2 18:40:51 2026 +0900

          Merge branch 'reply'
      """)

  private static let diffStat = HandSetText(
    name: "git diff --stat",
    text: """
       README.md                                          |  35 ++++++++++------
       lib/terminal/capabilities/descriptions.c           | 142 ++++++++++++++++++---
       .../terminal/capabilities/descriptions_private.h   |   8 ++--
       tests/data/screens/reply-in-two-parts.golden       | Bin 0 -> 4096 bytes
       4 files changed, 151 insertions(+), 34 deletions(-)
      """)

  private static let testRun = HandSetText(
    name: "pytest",
    text: """
      =========================== test session starts ============================
      platform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0
      collected 4 items

      tests/test_parse.py ..F.                                             [100%]

      ================================= FAILURES =================================
      _______________________________ test_numbers _______________________________

          def test_numbers():
      >       assert parse("1 2") == [1, 3]
      E       assert [1, 2] == [1, 3]
      E         At index 1 diff: 2 != 3

      tests/test_parse.py:12: AssertionError
      ======================= 1 failed, 3 passed in 0.04s ========================
      """)

  private static let freeSpace = HandSetText(
    name: "df -h",
    text: """
      Filesystem                         Size  Used Avail Use% Mounted on
      udev                               7.7G     0  7.7G   0% /dev
      tmpfs                              1.6G  2.1M  1.6G   1% /run
      /dev/mapper/workstation--vg-root   916G  402G  468G  47% /
      /dev/nvme0n1p1                     511M  5.9M  506M   2% /boot/efi
      """)

  private static let manualPage = HandSetText(
    name: "a manual page",
    text: """
      LS(1)                            User Commands                           LS(1)

      NAME
             ls - list directory contents

      SYNOPSIS
             ls [OPTION]... [FILE]...

      DESCRIPTION
             List  information  about  the FILEs (the current directory by default).
             Sort entries alphabetically if none of -cftuvSUX nor --sort  is  speci‐
             fied.

             -a, --all
                    do not ignore entries starting with .
      """)
}
