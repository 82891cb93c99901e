// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import Foundation

/// The root folder of this package, found from this file's place.
public let packageRoot: URL = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder with conformance data and public catalogs that stands beside a developer's checkout,
/// or `nil` where there is none; tests that read it are skipped then.
public let sharedFolder: URL? = {
  let folder = packageRoot.deletingLastPathComponent().appendingPathComponent("shared")
  let readable = try? folder.resourceValues(forKeys: [.isDirectoryKey])
  return readable?.isDirectory == true ? folder : nil
}()

/// What a skipped test says about the material that it lacks.
public let sharedFolderAbsent = "the folder ../shared with test data is absent"
