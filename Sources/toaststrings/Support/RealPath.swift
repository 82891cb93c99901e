// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation

/// Paths without links, for telling whether two of them are one file.
enum RealPath {
  /// The absolute path that a path leads to, links followed.
  static func of(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The absolute path that a path spells, links not followed.
  static func spelled(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Whether a symbolic link stands at a path.
  static func isLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  /// A path in two parts: the folder, `.` where none is named, and the name in it.
  static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  /// Each file once: by the path that leads to it without links, else by the first of its paths.
  ///
  /// Compared by bytes as the file system does: `String` takes the composed and the decomposed
  /// spelling of a name for one, and they may be two files.
  ///
  /// - Parameter paths: paths of files, and `-`, which stands for none.
  /// - Returns: the paths that are left, in their order.
  static func unique(_ paths: [String]) -> [String] {
    var indices: [[UInt8]: Int] = [:]
    var kept: [(path: String, isDirect: Bool)] = []
    for path in paths {
      let real = path == "-" ? path : of(path)
      let isDirect = path == "-" || real.utf8.elementsEqual(spelled(path).utf8)
      let key = Array(real.utf8)
      if let index = indices[key] {
        if isDirect, !kept[index].isDirect { kept[index] = (path, isDirect) }
      } else {
        indices[key] = kept.count
        kept.append((path, isDirect))
      }
    }
    return kept.map(\.path)
  }
}
