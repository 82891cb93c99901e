// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import StringResolution

/// Marks texts that are filled into a sentence, so that they can be found in it again.
///
/// The marks are noncharacters, which Unicode keeps free for such use inside a program (chapter
/// 23.7); they never leave it, and texts that hold them lose them.
enum ArgumentMarks {
  private static let end = Unicode.Scalar(0xFDD0 as UInt16)
  private static let first: UInt32 = 0xFDD1
  private static let last: UInt32 = 0xFDEF

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    0xFDD0...last ~= scalar.value
  }

  /// A value as the resolver gets it; only texts are marked, and no more than there are marks for.
  static func marked(_ value: ToastValue, place: Int) -> LocalizationArgument {
    guard case .string(let text) = value.content else { return value.spoken }
    var view = String.UnicodeScalarView()
    if let end, place < Int(last - first), let begin = Unicode.Scalar(first + UInt32(place)) {
      view.append(begin)
      view.append(contentsOf: text.unicodeScalars.lazy.filter { !isMark($0) })
      view.append(end)
      return .string(String(view))
    }
    return value.content
  }

  /// A text without marks.
  static func removed(from text: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text.unicodeScalars.lazy.filter { !isMark($0) })
    return String(view)
  }

  /// The sentence cut at the marks.
  static func pieces(_ text: String, count: Int) -> [ResolvedText.Piece] {
    // All marks begin with these two bytes.
    var previous: UInt8 = 0
    let hasMarks = text.utf8.contains { byte in
      defer { previous = byte }
      return byte == 0xB7 && previous == 0xEF
    }
    guard hasMarks else { return [ResolvedText.Piece(text)] }
    var pieces: [ResolvedText.Piece] = []
    var current = String.UnicodeScalarView()
    var place: Int?
    func flush() {
      if !current.isEmpty { pieces.append(ResolvedText.Piece(String(current), argument: place)) }
      current = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if scalar == end {
        flush()
        place = nil
      } else if first...last ~= scalar.value {
        flush()
        // A mark that stands in the sentence itself means nothing.
        let marked = Int(scalar.value - first)
        place = marked < count ? marked : nil
      } else {
        current.append(scalar)
      }
    }
    flush()
    return pieces
  }
}
