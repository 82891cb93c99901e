// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import PackageDescription

/// The folder of SwiftSyntax's modules in the toolchain that reads this manifest; `nil` where it has
/// none.
///
/// The library that manifests are run with lies beside it and is mapped into this process. The map
/// is read line by line: reading it whole gives its first kilobytes only.
func hostModules() -> String? {
  let suffix = "/lib/swift/pm/ManifestAPI/"
  guard let file = fopen("/proc/self/maps", "r") else { return nil }
  defer { fclose(file) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, file) > 0 {
    guard let line else { continue }
    let text = String(cString: line)
    if let start = text.firstIndex(of: "/"), let end = text.range(of: suffix) {
      let host = text[start..<end.lowerBound] + "/lib/swift/host"
      if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") {
        return String(host)
      }
    }
  }
  return nil
}

let package = Package(name: "SyntaxOracle")

// Without SwiftSyntax the program of this name says so and succeeds, so that a script can run it
// with any toolchain.
if let host = hostModules(), Context.environment["TOASTSTRINGS_NO_SWIFTSYNTAX"] == nil {
  package.dependencies = [.package(name: "swift-toast-strings", path: "../..")]
  package.targets = [
    .executableTarget(
      name: "SyntaxOracle",
      dependencies: [.product(name: "SwiftExtraction", package: "swift-toast-strings")],
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])
      ]
    )
  ]
} else {
  package.targets = [.executableTarget(name: "SyntaxOracle", path: "Sources/Unavailable")]
}
