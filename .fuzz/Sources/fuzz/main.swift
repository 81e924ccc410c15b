import Foundation

// Runs the named targets, or all of them, for POPUP_FUZZ_SECONDS altogether; or repeats one case of
// one target.

let words = Array(CommandLine.arguments.dropFirst())
let variables = ProcessInfo.processInfo.environment
let seconds = variables["POPUP_FUZZ_SECONDS"].flatMap(Double.init) ?? 60
let seed = variables["POPUP_FUZZ_SEED"].flatMap(UInt64.init) ?? UInt64(Date().timeIntervalSince1970)

/// The case in progress, which a trap reports.
nonisolated(unsafe) var current: UInt64 = 0

func onTrap(_ signal: Int32) {
  FileHandle.standardError.write(Data("trapped in case \(current)\n".utf8))
  _exit(70)
}
for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS] { signal(number, onTrap) }

func run(_ target: FuzzTarget, _ number: UInt64) -> Bool {
  current = number
  do {
    try target.run(case: number)
    return true
  } catch let failure as FuzzFailure {
    print("\(target.name) \(number): \(failure.text)")
  } catch {
    print("\(target.name) \(number): \(error)")
  }
  return false
}

let single = words.count == 2 ? UInt64(words[1]) : nil
let chosen = FuzzTarget.all.filter {
  words.isEmpty || words.contains($0.name)
}
var failures = 0
for target in chosen {
  if let single {
    if !run(target, single) { failures += 1 }
    continue
  }
  let end = Date(timeIntervalSinceNow: seconds / Double(chosen.count))
  var number = seed << 32
  var count = 0
  var failed = 0
  while failed < 5, count % 64 != 0 || Date() < end {
    if !run(target, number) { failed += 1 }
    number += 1
    count += 1
  }
  print("\(target.name): \(count) cases from \(seed << 32), \(failed) failed")
  failures += failed
}
exit(failures == 0 ? 0 : 1)
