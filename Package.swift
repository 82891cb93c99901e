// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import PackageDescription

let package = Package(
  name: "swift-toast-strings",
  products: [
    .library(name: "XCStrings", targets: ["XCStrings"]),
    .library(name: "FormatStrings", targets: ["FormatStrings"]),
    .library(name: "SwiftExtraction", targets: ["SwiftExtraction"]),
    .library(name: "CatalogChecks", targets: ["CatalogChecks"]),
    .library(name: "StringResolution", targets: ["StringResolution"]),
    .library(name: "ToastPresentation", targets: ["ToastPresentation"]),
    .library(name: "ToastStrings", targets: ["ToastStrings"]),
    .plugin(name: "CompileCatalogs", targets: ["CompileCatalogs"]),
    .executable(name: "toaststrings", targets: ["toaststrings"]),
    .plugin(name: "CheckCatalogs", targets: ["CheckCatalogs"]),
  ],
  targets: [
    .target(
      name: "CToastICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .target(name: "ICUBridge", dependencies: ["CToastICU"]),
    .target(name: "FormatStrings"),
    // Emitted into their clients, which link without them.
    .target(name: "EditDistance"),
    .target(name: "HarmlessText"),
    .target(name: "XCStrings", dependencies: ["HarmlessText"]),
    .target(name: "SwiftExtraction", dependencies: ["FormatStrings"]),
    .target(
      name: "CatalogOperations",
      dependencies: ["XCStrings", "FormatStrings", "SwiftExtraction"]
    ),
    .target(name: "CatalogInterchange", dependencies: ["XCStrings", "SwiftExtraction"]),
    .target(
      name: "CatalogChecks",
      dependencies: [
        "XCStrings", "EditDistance", "FormatStrings", "HarmlessText", "ICUBridge",
        "SwiftExtraction", "CatalogOperations", "SpokenText",
      ]
    ),
    .target(name: "StringsTables"),
    .target(
      name: "StringResolution",
      dependencies: ["FormatStrings", "HarmlessText", "ICUBridge", "StringsTables", "XCStrings"]
    ),
    .target(name: "SpokenText", dependencies: ["ICUBridge"]),
    .target(
      name: "ToastPresentation",
      dependencies: ["HarmlessText", "ICUBridge", "SpokenText", "StringResolution", "XCStrings"]
    ),
    .target(name: "ToastStrings", dependencies: ["StringResolution", "ToastPresentation"]),
    .target(name: "CommandLineInterface", dependencies: ["EditDistance", "HarmlessText"]),
    .executableTarget(
      name: "toaststrings",
      dependencies: [
        "CommandLineInterface", "CatalogChecks", "CatalogInterchange", "CatalogOperations",
        "FormatStrings", "ICUBridge", "SpokenText", "StringResolution", "SwiftExtraction",
        "ToastPresentation", "XCStrings",
      ]
    ),
    .plugin(
      name: "CheckCatalogs",
      capability: .command(
        intent: .custom(
          verb: "check-catalogs",
          description: "Report problems in the string catalogs of the package"
        )
      ),
      dependencies: ["toaststrings"],
      path: "Tools/Plugins/CheckCatalogs"
    ),
    .executableTarget(
      name: "EmbedCatalogs",
      dependencies: ["XCStrings"],
      path: "Tools/Plugins/EmbedCatalogs"
    ),
    .plugin(
      name: "CompileCatalogs",
      capability: .buildTool(),
      dependencies: ["EmbedCatalogs"],
      path: "Tools/Plugins/CompileCatalogs"
    ),
    // Linked into the tests: what the address sanitizer is to overlook in them.
    .target(
      name: "SanitizerOptions",
      path: "Tests/SanitizerOptions",
      exclude: ["SanitizerOptions.c.suppressions"]
    ),
    .target(name: "TestSupport", dependencies: ["SanitizerOptions"], path: "Tests/TestSupport"),
    .testTarget(name: "ICUBridgeTests", dependencies: ["ICUBridge", "TestSupport"]),
    .testTarget(name: "FormatStringsTests", dependencies: ["FormatStrings", "TestSupport"]),
    .testTarget(name: "HarmlessTextTests", dependencies: ["HarmlessText"]),
    .testTarget(name: "EditDistanceTests", dependencies: ["EditDistance"]),
    .testTarget(
      name: "SwiftExtractionTests",
      dependencies: ["SwiftExtraction", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "XCStringsTests",
      dependencies: ["XCStrings", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "StringsTablesTests", dependencies: ["StringsTables", "TestSupport"]),
    .testTarget(
      name: "StringResolutionTests",
      dependencies: [
        "FormatStrings", "ICUBridge", "StringResolution", "StringsTables", "XCStrings",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "CatalogInterchangeTests",
      dependencies: ["CatalogInterchange", "SwiftExtraction", "TestSupport"]
    ),
    .testTarget(
      name: "CatalogOperationsTests",
      dependencies: ["CatalogOperations", "SwiftExtraction", "XCStrings", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "CatalogChecksTests",
      dependencies: [
        "CatalogChecks", "FormatStrings", "ICUBridge", "SwiftExtraction", "XCStrings",
        "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(name: "SpokenTextTests", dependencies: ["SpokenText", "TestSupport"]),
    .testTarget(
      name: "ToastPresentationTests",
      dependencies: [
        "ToastPresentation", "SpokenText", "StringResolution", "XCStrings", "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "CommandLineInterfaceTests",
      dependencies: ["CommandLineInterface", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "ToolTests",
      dependencies: ["toaststrings", "CommandLineInterface", "TestSupport"],
      exclude: ["Fixtures"]
    ),
  ],
  cxxLanguageStandard: .cxx17
)

// One set of settings for every Swift target: Swift 6 mode with the upcoming language features,
// memory unsafety spelled out where it is used, and no warnings.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]
let inC: Set = ["CToastICU", "SanitizerOptions"]
for target in package.targets where !inC.contains(target.name) && target.type != .plugin {
  target.swiftSettings = swiftSettings
}
