// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation
import XCStrings

/// Makes folders for output.
enum NewFolder {
  /// Makes a folder, with those that it is in.
  ///
  /// - Throws: `CommandFailure` when that cannot be.
  static func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("\(path): the folder cannot be made: \(reason(path, error))")
    }
  }

  private static func reason(_ path: String, _ error: any Error) -> String {
    var place = RealPath.of(path)
    while place != "/", !FileManager.default.fileExists(atPath: place) {
      place = RealPath.parts(place).folder
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeDirectory {
      return place.utf8.elementsEqual(RealPath.of(path).utf8)
        ? "a file of that name exists already; name a folder" : "'\(place)' is a file and no folder"
    }
    if !FileManager.default.isWritableFile(atPath: place) {
      return FileError.Reason.permissionDenied.explanation(of: .create)
    }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = Int32(truncatingIfNeeded: cause?.code ?? Int(EIO))
    return FileError.Reason.system(code: code).explanation(of: .create)
  }
}
