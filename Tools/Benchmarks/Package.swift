// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "swift-toast-strings", path: "../..")],
  targets: [
    .target(
      name: "CBaseline",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CBaseline", .product(name: "StringResolution", package: "swift-toast-strings"),
      ],
      plugins: [.plugin(name: "CompileCatalogs", package: "swift-toast-strings")]
    ),
  ]
)
