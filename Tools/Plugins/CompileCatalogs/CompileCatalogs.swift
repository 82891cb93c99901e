// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import PackagePlugin

/// Puts the string catalogs of a target into its program, as `LocalizationBundle.module`.
///
/// SwiftPM copies catalogs as they are and looks nothing up in them; off Apple's platforms there is
/// no compiler for them either.
@main
struct CompileCatalogs: BuildToolPlugin {
  /// One command that reads all catalogs of the target and writes one source file.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles.map(\.url)
      .filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.path < $1.path }
    guard !catalogs.isEmpty else {
      Diagnostics.warning("\(target.name) uses CompileCatalogs and has no .xcstrings file")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCatalogs.swift")
    return [
      .buildCommand(
        displayName: "Embedding the string catalogs of \(target.name)",
        executable: try context.tool(named: "EmbedCatalogs").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs,
        outputFiles: [output]
      )
    ]
  }
}
