// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Paths as texts; nothing here looks at the disk.
enum FilePath {
  /// An absolute path without `.`, `..` and empty components.
  static func absolute(_ path: String, in folder: String) -> String {
    var components: [Substring] = []
    for component in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch component {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// The folder of an absolute path, `nil` for the root.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The way from an absolute folder to an absolute path.
  static func relative(_ path: String, to folder: String) -> String {
    let path = path.split(separator: "/")
    let folder = folder.split(separator: "/")
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + path[common...].map(String.init)).joined(separator: "/")
  }
}
