// swift-tools-version: 6.0
import PackageDescription

/// The fuzz targets of Tests/PopupCoreTests/Fuzz as an optimized program. Its sources are symbolic
/// links, so popup's own release build does not include it.
let package = Package(
  name: "fuzz",
  targets: [
    .target(name: "CUnicode"),
    .target(
      name: "PopupCore", dependencies: ["CUnicode"],
      swiftSettings: [.unsafeFlags(["-enable-testing"])]),
    .target(name: "TestSupport"),
    .executableTarget(
      name: "fuzz", dependencies: ["PopupCore", "TestSupport"], exclude: ["Fuzz/FuzzTests.swift"]),
  ],
  swiftLanguageModes: [.v6]
)
