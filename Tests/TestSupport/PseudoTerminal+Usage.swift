#if os(Linux)
  import Foundation

  /// What a running process has used so far, from Linux's /proc; none of it depends on how busy the
  /// machine is.
  extension PseudoTerminal {
    /// Processor time of the process, in seconds.
    package var processorSeconds: Double {
      get throws {
        let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name, in parentheses, may have blanks. User and system time are fields 14 and 15.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        let ticks = fields.dropFirst(12).prefix(2).compactMap { Double($0) }
        guard ticks.count == 2 else { throw TimedOut("no times in \(text)") }
        return (ticks[0] + ticks[1]) / Double(sysconf(Int32(_SC_CLK_TCK)))
      }
    }

    /// The most memory that was resident, in kilobytes.
    package var peakKilobytes: Int {
      get throws {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        guard
          let peak = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
            .flatMap({ Int($0) })
        else { throw TimedOut("no peak in \(text)") }
        return peak
      }
    }
  }
#endif
