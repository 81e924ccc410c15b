import CSystem
import Foundation
import TestSupport

@testable import PopupTerminal

/// A pseudo-terminal of which the test holds both ends. It is no process's controlling terminal.
final class TestTerminal {
  private(set) var master: Int32
  /// Kept open, so that what was sent stays readable after the terminal under test is gone.
  private let slave: Int32
  let path: String

  init() {
    (master, slave, path) = (try? Descriptor.pseudoTerminal()) ?? (-1, -1, "")
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    hangUp()
    close(slave)
  }

  func openTerminal() throws -> Terminal {
    Terminal(descriptor: try .open(path, flags: O_RDWR | O_NOCTTY | O_NONBLOCK))
  }

  func type(_ text: String) { _ = write(master, text, text.utf8.count) }

  /// Everything sent to the screen since the last call.
  func screen() -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[0..<count]
    }
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  var mode: termios {
    var mode = termios()
    tcgetattr(master, &mode)
    return mode
  }

  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }
}
