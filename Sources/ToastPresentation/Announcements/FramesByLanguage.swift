// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Sentences for announcements that are not in the listener's first language.
final class FramesByLanguage: Sendable {
  private let texts: ToastTexts
  private let first: String
  private let cache = BoundedCache<String, SentenceFrames>(limit: 32)

  init(texts: ToastTexts, first: String) {
    self.texts = texts
    self.first = first
  }

  /// The sentences of the listener's first language, else of this one.
  func frames(_ language: String) -> SentenceFrames {
    cache.value(for: language) { SentenceFrames(texts: texts, languages: [first, language]) }
  }
}
