// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension String {
  /// The text for XML and HTML, in elements and in quoted attributes.
  ///
  /// Characters that XML 1.0 cannot hold in any spelling are left out (production 2, "Char").
  var escapedForMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\0"..<" " where !["\t", "\n", "\r"].contains(scalar): break
      case "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
