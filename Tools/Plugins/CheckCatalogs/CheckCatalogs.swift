// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import PackagePlugin

/// `swift package check-catalogs`: checks the string catalogs of a package.
///
/// All arguments are those of `toaststrings check`; without any, every catalog of the package is
/// checked. The exit status is the tool's.
@main
struct CheckCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "toaststrings").url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("toaststrings was ended by signal \(process.terminationStatus)")
      return
    }
    // Status 1, findings, and 2, could not check, are for the caller to tell apart.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
