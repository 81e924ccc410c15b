// swift-tools-version: 6.0
import PackageDescription

/// `swift build -c release` on Linux makes the Embedded Swift binary: static, stripped, no runtime.
///
/// Set POPUP_ORDINARY_RELEASE=1 to build release as ordinary Swift instead, statically linked with
/// the full standard library: the way out when a toolchain's Embedded mode is missing or broken.
let ordinaryRelease = Context.environment["POPUP_ORDINARY_RELEASE"] == "1"

#if arch(arm64)
  let architecture = "aarch64"
#else
  let architecture = "x86_64"
#endif

let linuxRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// Not `.enableExperimentalFeature`: SwiftPM passes that one to the linking of debug builds too,
/// which then lack the start-up code that registers types with the Swift runtime.
let embedded = ["-enable-experimental-feature", "Embedded"]

/// POPUP_MUSL=1 links musl instead of glibc, which at every start asks the processor what it can do,
/// and slowly on a virtual machine. Needs Debian's musl-dev, or the same files in the same places.
///
/// Only when asked for: SwiftPM remembers what a manifest said, not which files it looked for.
let musl =
  !ordinaryRelease && Context.environment["POPUP_MUSL"] == "1"
  ? "\(architecture)-linux-musl" : nil
let muslHeaders = musl.map { ["-nostdlibinc", "-isystem", "/usr/include/\($0)"] } ?? []
let cLibrary =
  musl.map { name in
    ["-Xclang-linker", "-nostdlib"]
      + ["crt1.o", "crti.o", "libc.a", "crtn.o"].map { "/usr/lib/\(name)/\($0)" }
  } ?? ["-lm"]

let cSettings: [CSetting] = [.unsafeFlags(["-fdata-sections"] + muslHeaders, linuxRelease)]

let swiftSettings: [SwiftSetting] =
  ordinaryRelease
  ? []
  : [
    .unsafeFlags(
      embedded + ["-Osize"]
        // Merged functions have no names, by which they could be laid in order.
        + ["-function-sections", "-disable-llvm-merge-functions-pass"].flatMap {
          ["-Xfrontend", $0]
        }
        + muslHeaders.flatMap { ["-Xcc", $0] }, linuxRelease)
  ]

/// POPUP_KEEP_SYMBOLS=1 leaves the names of functions in, for profilers.
let stripping = Context.environment["POPUP_KEEP_SYMBOLS"] == "1" ? "-S" : "-s"

/// Lays side by side what is executed, and what is written to, so that less of the file comes into
/// memory; `.link/order` makes the list.
let ordering = [
  "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/.link/order.txt",
  "-Xlinker", "--no-warn-symbol-ordering",
]

/// Nothing is ever unwound here: crtbegin need not register how that would go, reading a part of the
/// file that nothing else does. It does not where the functions for it are missing.
let unregistering = ["register_frame_info", "deregister_frame_info"].flatMap { name in
  ["--wrap=__\(name)", "--defsym=__wrap___\(name)=0"].flatMap { ["-Xlinker", $0] }
}

/// The Unicode tables lie beside the toolchain's own libraries; only lld resolves the relative `-l:`.
let embeddedLink: [LinkerSetting] = [
  .unsafeFlags(
    embedded + ordering + unregistering + [
      "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", stripping, "-Xclang-linker",
      "-static",
      // A static program relocates next to nothing: not worth a segment and a system call at each start.
      "-Xlinker", "-z", "-Xlinker", "norelro",
      // Sixteen pages of a file come into memory at once: with segments aligned to as many they are
      // sixteen that belong together in the file's cache, too.
      "-Xlinker", "-z", "-Xlinker", "max-page-size=65536",
      "-l:../embedded/\(architecture)-unknown-linux-gnu/libswiftUnicodeDataTables.a",
    ] + cLibrary, linuxRelease)
]

let linkerSettings: [LinkerSetting] =
  ordinaryRelease ? [.unsafeFlags(["-static-executable"], linuxRelease)] : embeddedLink

let package = Package(
  name: "popup",
  // For the tests; the product itself asks for nothing newer than posix_spawn.
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
    .testTarget(name: "EndToEndTests", dependencies: ["PopupCore", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
