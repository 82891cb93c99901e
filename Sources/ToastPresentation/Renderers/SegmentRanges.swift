// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension Announcement {
  /// Where the segments stand in the text, in order.
  ///
  /// What lies between two ranges is white space and punctuation.
  var segmentRanges: [Range<String.Index>] {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    return segments.map { segment in
      let wanted = segment.text.unicodeScalars
      var position = start
      while position < scalars.endIndex {
        if scalars[position...].starts(with: wanted) {
          let end = scalars.index(position, offsetBy: wanted.count)
          start = end
          return position..<end
        }
        position = scalars.index(after: position)
      }
      return start..<start
    }
  }
}
