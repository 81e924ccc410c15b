// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// `swift build -c release` on Linux makes the Embedded Swift binary: static, stripped, no runtime.
/// That takes Swift 6.3; earlier toolchains lack parts of Embedded Swift that popup uses, and build
/// release as ordinary Swift, which needs Swift's runtime libraries where it runs.
///
/// Everything is tested with Swift 6.3.1; of earlier versions, only the release build of Debian 13's
/// Swift 6.0.3 was tried.
#if compiler(>=6.3)
  let hasEmbeddedSwift = true
#else
  let hasEmbeddedSwift = false
#endif

/// Set POPUP_ORDINARY_RELEASE=1 to build release as ordinary Swift with Swift 6.3, too: statically
/// linked with the full standard library, for toolchains whose Embedded mode is missing or broken.
let ordinaryRelease = !hasEmbeddedSwift || Context.environment["POPUP_ORDINARY_RELEASE"] == "1"

let linuxRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

#if arch(arm64)
  let architecture = "aarch64"
#else
  let architecture = "x86_64"
#endif

// MARK: musl, here and for other processors

/// A value of POPUP_MUSL: 1 is this machine; the others can be built for on any machine.
///
/// Only x86-64 and AArch64 have an Embedded standard library for Linux. The others use the
/// bare-metal one: all that Swift needs from the system is memory, which the C library provides.
struct MuslTarget {
  /// The C compiler's target; nil: this machine's.
  var triple: String?
  var cFlags: [String] = []
  /// The folder of the Embedded standard library, which is also the Swift compiler's target.
  var embedded: String
  /// The folder of musl-dev's files.
  var musl: String
  /// The folder of a libgcc with 64-bit arithmetic, for processors without it.
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
  // Bare-metal code aligns the stack to 4 bytes, so C must not rely on 16.
  "i686": MuslTarget(
    triple: "i686-unknown-linux-musl", cFlags: ["-mstackrealign"],
    embedded: "i686-unknown-none-elf", musl: "i386-linux-musl", libgcc: "i686-linux-gnu"),
]

/// Ends the build with a message, which SwiftPM shows below "Invalid manifest".
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

/// POPUP_MUSL=1 links musl instead of glibc, which queries the processor's features at every start:
/// slow on a virtual machine. Not the default where musl is installed, because SwiftPM caches the
/// manifest and would not notice that musl has come or gone.
let muslName = Context.environment["POPUP_MUSL"].flatMap { $0.isEmpty ? nil : $0 }
let musl: MuslTarget? = muslName.flatMap { name in
  if !hasEmbeddedSwift { stop("POPUP_MUSL needs Swift 6.3 or later") }
  if ordinaryRelease { return nil }
  guard let target = muslTargets[name] else {
    let names = muslTargets.keys.sorted().joined(separator: ", ")
    stop("invalid POPUP_MUSL '\(name)': expected one of \(names)")
  }
  return target
}

/// The root of musl's files, laid out as in Debian's musl-dev: `POPUP_SYSROOT`, or this machine's.
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
        POPUP_MUSL=\(name) needs \(file); fetch it, then build:
          .package/sysroot .build/sysroot \(name)
          POPUP_MUSL=\(name) POPUP_SYSROOT=.build/sysroot swift build -c release --product popup \
        --scratch-path .build/\(name)
        """)
  }
  return file
}

/// The libgcc.a of the newest GCC, such as /usr/lib/gcc/i686-linux-gnu/12/libgcc.a.
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

/// Not `.enableExperimentalFeature`: SwiftPM also passes that one to the linker of debug builds,
/// which then lack the start-up code that registers types with the Swift runtime.
let embedded = ["-enable-experimental-feature", "Embedded"]

/// A later `-target` overrides the one that SwiftPM passes.
let swiftTarget = musl.flatMap { $0.triple == nil ? nil : ["-target", $0.embedded] } ?? []

let codeGeneration = [
  // Merged functions have no names that the link order could list.
  "-function-sections", "-disable-llvm-merge-functions-pass",
  // It embeds a hash of each module that depends on the sources' folder.
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

/// Places executed code side by side, and likewise written data, so that fewer pages are loaded.
/// `.link/order` makes the list.
let ordering = [
  "--symbol-ordering-file=\(Context.packageDirectory)/.link/order.txt", "--no-warn-symbol-ordering",
]

/// Nothing is unwound, so crtbegin need not register unwind tables, which would load a page that
/// nothing else reads. It skips that if these functions are missing.
let unregistering = ["register_frame_info", "deregister_frame_info"].flatMap { name in
  ["--wrap=__\(name)", "--defsym=__wrap___\(name)=0"]
}

let linking =
  ordering + unregistering + [
    "--gc-sections", stripping,
    // The same sources make the same bytes in any folder.
    "--build-id=none",
    // A static program has almost no relocations: RELRO is not worth a segment and a system call at
    // start-up.
    "-z", "norelro",
    // Linux maps sixteen pages around a page fault: align segments to as much, so that those
    // sixteen belong together.
    "-z", "max-page-size=65536",
  ]

/// The Unicode tables are next to the toolchain's own libraries; only lld resolves the relative
/// `-l:`.
let unicodeTables =
  "-l:../embedded/\(musl?.embedded ?? "\(architecture)-unknown-linux-gnu")/libswiftUnicodeDataTables.a"

let embeddedLink: [LinkerSetting] = [
  .unsafeFlags(
    embedded + ["-use-ld=lld", "-Xclang-linker", "-static"]
      + linking.flatMap { ["-Xlinker", $0] } + [unicodeTables] + cLibrary, linuxRelease)
]

/// Older toolchains may come without the static libraries, as Debian's does.
let ordinaryLink: [LinkerSetting] =
  hasEmbeddedSwift ? [.unsafeFlags(["-static-executable"], linuxRelease)] : []

let linkerSettings = ordinaryRelease ? ordinaryLink : embeddedLink

let package = Package(
  name: "popup",
  // The tests use APIs of macOS 13; the product needs none so new.
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
    // Generates the manual page, the completions, and parts of the README.
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
