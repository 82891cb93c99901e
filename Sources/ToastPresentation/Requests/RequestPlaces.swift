// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Calls the parts of a request by their file, line and column.
struct RequestPlaces {
  private let file: String
  private var lines: LineIndex

  init(_ whole: RequestObject) {
    file = whole.place
    lines = LineIndex(whole.document.bytes)
  }

  /// An element of an array of a request as an object; fast where elements come in order.
  mutating func element(
    _ token: Int,
    of object: RequestObject,
    path: String
  ) throws(RequestError) -> RequestObject {
    let location = lines.next(object.document.startOffset(token))
    return try RequestObject(object.document, token, place: "\(file):\(location): \(path)")
  }
}
