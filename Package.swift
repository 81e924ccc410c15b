// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// `swift build -c release` on Linux makes the Embedded Swift binary: static, stripped, no runtime.
/// Tested with Swift 6.3.1; earlier toolchains lack parts of Embedded Swift that popup uses.
///
/// Set POPUP_ORDINARY_RELEASE=1 to build release as ordinary Swift instead, statically linked with
/// the full standard library: the way out when a toolchain's Embedded mode is missing or broken.
let ordinaryRelease = Context.environment["POPUP_ORDINARY_RELEASE"] == "1"

let linuxRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

#if arch(arm64)
  let architecture = "aarch64"
#else
  let architecture = "x86_64"
#endif

// MARK: musl, here and for other processors

/// What POPUP_MUSL can name: 1 is this machine, the others are built for from any machine.
///
/// Only x86-64 and AArch64 have an Embedded standard library for Linux. The others take the one for no
/// operating system: Swift needs nothing of the system but memory, which the C library gives it.
struct MuslTarget {
  /// The C compiler's target; nil: this machine's.
  var triple: String?
  var cFlags: [String] = []
  /// The folder of the Embedded standard library, which is also the Swift compiler's target.
  var embedded: String
  /// The folder of musl-dev's files.
  var musl: String
  /// The folder of a libgcc that knows 64-bit arithmetic, where the processor does not.
  var libgcc: String?
}

let muslTargets = [
  "1": MuslTarget(
    embedded: "\(architecture)-unknown-linux-gnu", musl: "\(architecture)-linux-musl"),
  "aarch64": MuslTarget(
    triple: "aarch64-unknown-linux-musl", embedded: "aarch64-none-none-elf",
    musl: "aarch64-linux-musl"),
  "armv7": MuslTarget(
    triple: "armv7-unknown-linux-musleabi", embedded: "armv7-none-none-eabi",
    musl: "arm-linux-musleabi", libgcc: "arm-linux-gnueabi"),
  // Code for no operating system keeps the stack aligned to 4 bytes; C must not count on 16.
  "i686": MuslTarget(
    triple: "i686-unknown-linux-musl", cFlags: ["-mstackrealign"],
    embedded: "i686-unknown-none-elf", musl: "i386-linux-musl", libgcc: "i686-linux-gnu"),
]

/// Ends the build with a message, which SwiftPM shows below "Invalid manifest".
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

/// POPUP_MUSL=1 links musl instead of glibc, which at every start asks the processor what it can do,
/// and slowly on a virtual machine. Only when asked for: SwiftPM remembers what a manifest said, not
/// which files it looked for.
let muslName = Context.environment["POPUP_MUSL"].flatMap { $0.isEmpty ? nil : $0 }
let musl: MuslTarget? = muslName.flatMap { name in
  if ordinaryRelease { return nil }
  guard let target = muslTargets[name] else {
    let names = muslTargets.keys.sorted().joined(separator: ", ")
    stop("invalid POPUP_MUSL '\(name)': expected one of \(names)")
  }
  return target
}

/// Where musl's files are, as in Debian's musl-dev: `POPUP_SYSROOT`, or this machine's own folders.
let sysroot = Context.environment["POPUP_SYSROOT"].flatMap { path in
  path.isEmpty ? nil : path.hasPrefix("/") ? path : "\(Context.packageDirectory)/\(path)"
}

func systemFile(_ path: String) -> String {
  let file = (sysroot ?? "") + path
  guard FileManager.default.fileExists(atPath: file) else {
    let name = muslName ?? ""
    stop(
      name == "1"
        ? "POPUP_MUSL=1 needs \(file), which is in Debian's musl-dev: apt-get install musl-dev"
        : """
        POPUP_MUSL=\(name) needs \(file); this brings it, and then builds:
          .package/sysroot .build/sysroot \(name)
          POPUP_MUSL=\(name) POPUP_SYSROOT=.build/sysroot swift build -c release --product popup \
        --scratch-path .build/\(name)
        """)
  }
  return file
}

/// The folder of the newest GCC: 12 in /usr/lib/gcc/i686-linux-gnu/12/libgcc.a.
func libgcc(_ folder: String) -> String {
  let path = "/usr/lib/gcc/\(folder)"
  let versions = try? FileManager.default.contentsOfDirectory(atPath: (sysroot ?? "") + path)
  let newest = versions?.compactMap { Int($0) }.max() ?? 0
  return systemFile("\(path)/\(newest)/libgcc.a")
}

let muslHeaders =
  musl.map { ["-nostdlibinc", "-isystem", systemFile("/usr/include/\($0.musl)")] } ?? []

let cLibrary =
  musl.map { target in
    let names = ["crt1.o", "crti.o", "libc.a", "crtn.o"]
    var files = names.map { systemFile("/usr/lib/\(target.musl)/\($0)") }
    if let folder = target.libgcc { files.insert(libgcc(folder), at: 3) }
    let triple = target.triple.map { ["-target", $0] } ?? []
    return (triple + ["-nostdlib"]).flatMap { ["-Xclang-linker", $0] } + files
  } ?? ["-lm"]

// MARK: Compiling

let cTarget = musl.map { target in
  (target.triple.map { ["-target", $0] } ?? []) + target.cFlags
}
let cSettings: [CSetting] = [
  .unsafeFlags(["-fdata-sections"] + (cTarget ?? []) + muslHeaders, linuxRelease)
]

/// Not `.enableExperimentalFeature`: SwiftPM passes that one to the linking of debug builds too,
/// which then lack the start-up code that registers types with the Swift runtime.
let embedded = ["-enable-experimental-feature", "Embedded"]

/// A later `-target` replaces the one that SwiftPM gives.
let swiftTarget = musl.flatMap { $0.triple == nil ? nil : ["-target", $0.embedded] } ?? []

let codeGeneration = [
  // Merged functions have no names, by which they could be laid in order.
  "-function-sections", "-disable-llvm-merge-functions-pass",
  // Its hash of a module, in the binary, would depend on the folder of the sources.
  "-disable-incremental-llvm-codegen",
]

let swiftSettings: [SwiftSetting] =
  ordinaryRelease
  ? []
  : [
    .unsafeFlags(
      embedded + swiftTarget + ["-Osize"] + codeGeneration.flatMap { ["-Xfrontend", $0] }
        + muslHeaders.flatMap { ["-Xcc", $0] }, linuxRelease)
  ]

// MARK: Linking

/// POPUP_KEEP_SYMBOLS=1 leaves the names of functions in, for profilers.
let stripping = Context.environment["POPUP_KEEP_SYMBOLS"] == "1" ? "-S" : "-s"

/// Lays side by side what is executed, and what is written to, so that less of the file comes into
/// memory; `.link/order` makes the list.
let ordering = [
  "--symbol-ordering-file=\(Context.packageDirectory)/.link/order.txt", "--no-warn-symbol-ordering",
]

/// Nothing is ever unwound here: crtbegin need not register how that would go, reading a part of the
/// file that nothing else does. It does not where the functions for it are missing.
let unregistering = ["register_frame_info", "deregister_frame_info"].flatMap { name in
  ["--wrap=__\(name)", "--defsym=__wrap___\(name)=0"]
}

let linking =
  ordering + unregistering + [
    "--gc-sections", stripping,
    // The same sources make the same bytes in any folder.
    "--build-id=none",
    // A static program relocates next to nothing: not worth a segment and a system call at each start.
    "-z", "norelro",
    // Sixteen pages of a file come into memory at once: with segments aligned to as many they are
    // sixteen that belong together in the file's cache, too.
    "-z", "max-page-size=65536",
  ]

/// The Unicode tables lie beside the toolchain's own libraries; only lld resolves the relative `-l:`.
let unicodeTables =
  "-l:../embedded/\(musl?.embedded ?? "\(architecture)-unknown-linux-gnu")/libswiftUnicodeDataTables.a"

let embeddedLink: [LinkerSetting] = [
  .unsafeFlags(
    embedded + ["-use-ld=lld", "-Xclang-linker", "-static"]
      + linking.flatMap { ["-Xlinker", $0] } + [unicodeTables] + cLibrary, linuxRelease)
]

let linkerSettings: [LinkerSetting] =
  ordinaryRelease ? [.unsafeFlags(["-static-executable"], linuxRelease)] : embeddedLink

let package = Package(
  name: "popup",
  // The tests use what came with it; the product itself needs nothing that new.
  platforms: [.macOS(.v13)],
  products: [.executable(name: "popup", targets: ["popup"])],
  targets: [
    .target(name: "CSystem", cSettings: cSettings),
    .target(name: "CUnicode", cSettings: cSettings),
    .target(name: "PopupCore", dependencies: ["CUnicode"], swiftSettings: swiftSettings),
    .target(
      name: "PopupTerminal", dependencies: ["PopupCore", "CSystem"], swiftSettings: swiftSettings),
    .executableTarget(
      name: "popup", dependencies: ["PopupCore", "PopupTerminal", "CSystem"],
      swiftSettings: swiftSettings, linkerSettings: linkerSettings),
    // What is made from the option table: manual page, completions, the README's option list.
    .target(name: "PopupDocs", dependencies: ["PopupCore"], swiftSettings: swiftSettings),
    .target(name: "TestSupport", dependencies: ["CSystem"], path: "Tests/TestSupport"),
    .testTarget(name: "PopupCoreTests", dependencies: ["PopupCore", "TestSupport"]),
    .testTarget(name: "PopupDocsTests", dependencies: ["PopupDocs", "TestSupport"]),
    .testTarget(
      name: "PopupTerminalTests", dependencies: ["PopupTerminal", "CSystem", "TestSupport"]),
    .testTarget(name: "EndToEndTests", dependencies: ["PopupCore", "PopupDocs", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
