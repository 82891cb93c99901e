// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import PackageDescription

let package = Package(
  name: "Inbox",
  dependencies: [
    .package(name: "swift-toast-strings", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Inbox",
      dependencies: [.product(name: "StringResolution", package: "swift-toast-strings")],
      plugins: [.plugin(name: "CompileCatalogs", package: "swift-toast-strings")]
    ),
    .testTarget(name: "InboxTests", dependencies: ["Inbox"]),
  ]
)

// Beyond the article: proves that no text can break out of the literal it is embedded in.
package.targets.append(
  .testTarget(
    name: "EmbeddingTests",
    dependencies: [.product(name: "StringResolution", package: "swift-toast-strings")],
    plugins: [.plugin(name: "CompileCatalogs", package: "swift-toast-strings")]
  )
)
