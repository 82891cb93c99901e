// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import PackageDescription

let package = Package(
  name: "AnnouncerBenchmark",
  dependencies: [.package(name: "swift-toast-strings", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AnnouncerBenchmark",
      dependencies: [.product(name: "ToastPresentation", package: "swift-toast-strings")]
    )
  ]
)
