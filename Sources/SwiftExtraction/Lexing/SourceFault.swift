// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A place of a source that does not parse.
struct SourceFault: Sendable, Equatable {
  enum Kind: Sendable {
    case unterminatedComment, unterminatedLiteral, unclosedGroup, strayCloser, invalidUTF8

    /// What is wrong, for a message.
    var description: String {
      switch self {
      case .unterminatedComment: "this comment does not end"
      case .unterminatedLiteral: "this literal does not end"
      case .unclosedGroup: "this bracket is not closed"
      case .strayCloser: "this bracket closes nothing"
      case .invalidUTF8: "this is not UTF-8"
      }
    }
  }

  let kind: Kind
  /// In bytes.
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
