// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution

/// Answers visitors in their language.
public struct Greeter: Sendable {
  private let texts: LocalizationBundle

  /// A greeter for the visitor who sent a request.
  ///
  /// - Parameter acceptLanguage: The value of the request's `Accept-Language` header.
  public init(acceptLanguage: String) {
    texts = .module.preferring(LanguagePreferences(acceptLanguage: acceptLanguage))
  }

  /// The language of the answers, for the header `Content-Language`.
  public var language: String { texts.language }

  /// A greeting.
  public func greeting(for name: String) -> String {
    String(localized: "Hello, \(name)!", in: texts)
  }

  /// How much somebody has sent.
  public func summary(files: Int, sender: String) -> String {
    String(localized: "\(files) files from \(sender)", in: texts)
  }

  /// A text that is hard to embed.
  public var quotes: String {
    String(localized: "Quotes \"\"\"# and \\#(x) stay", in: texts)
  }
}
