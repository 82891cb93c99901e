// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The words of a language that cleaning puts into a text.
package struct SpeechVocabulary: Sendable {
  /// What stands before and after the host of a web address.
  package var linkPrefix: String
  package var linkSuffix: String

  package init(linkPrefix: String = "", linkSuffix: String = "") {
    self.linkPrefix = linkPrefix
    self.linkSuffix = linkSuffix
  }
}
