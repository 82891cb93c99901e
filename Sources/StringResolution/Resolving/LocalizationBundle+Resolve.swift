// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

extension LocalizationBundle {
  /// The text of a resource for this bundle's reader.
  ///
  /// - Parameters:
  ///   - resource: What is looked up.
  ///   - options: What has a say in how the text is made.
  /// - Returns: The text, its language, and which step of the search gave it; without problems.
  /// - Throws: `LocalizationError.problems` when something is wrong; the best text there is comes
  ///   along.
  public func resolve(
    _ resource: LocalizedResource,
    options: LocalizationOptions = .standard
  ) throws(LocalizationError) -> Resolution {
    let resolution = resolution(of: resource, options: options)
    guard resolution.problems.isEmpty else { throw .problems(resolution) }
    return resolution
  }

  /// The best text of a resource for this bundle's reader, whatever is wrong.
  ///
  /// - Parameters:
  ///   - resource: What is looked up.
  ///   - options: What has a say in how the text is made.
  /// - Returns: The text, its language, which step of the search gave it, and all problems.
  public func resolution(
    of resource: LocalizedResource,
    options: LocalizationOptions = .standard
  ) -> Resolution {
    if let text = quickText(resource, options), let step = walk.best {
      return Resolution(text: text, language: step.name, source: .exact)
    }
    var resolver = Resolver(self, resource, options)
    return resolver.resolve()
  }

  /// The text alone.
  func text(_ resource: LocalizedResource, _ options: LocalizationOptions) -> String {
    if let text = quickText(resource, options) { return text }
    var resolver = Resolver(self, resource, options)
    return resolver.resolve().text
  }

  /// The text in the common case: in the best language, with values of the common kinds, of an entry
  /// that was asked for before.
  ///
  /// Nothing that threads share is retained, released or locked on this way.
  private func quickText(
    _ resource: LocalizedResource,
    _ options: LocalizationOptions
  ) -> String? {
    // What is looked at without being counted lives as long as the reader.
    withExtendedLifetime(reader) {
      guard resource.isPlain, options.hasNoSay, let best = reader.best,
        let entry = reader.entries?.entry(resource.keyText)
      else { return nil }
      return best.withValue { step in
        if resource.hasNoArguments { return entry.literal(step.index) }
        guard let content = entry.content(step.index) else { return nil }
        return step.withQuickFormats { content.text(resource.slots, $0, options.isolation) }
      }
    }
  }
}

extension String {
  /// The text of a resource for a bundle's reader.
  ///
  /// Whatever is wrong, some text comes: use ``LocalizationBundle/resolve(_:options:)`` to hear
  /// about problems.
  ///
  /// - Parameters:
  ///   - resource: What is looked up; a literal will do.
  ///   - bundle: The texts, and the reader they are for.
  ///   - options: What has a say in how the text is made.
  public init(
    localized resource: borrowing LocalizedResource,
    in bundle: borrowing LocalizationBundle,
    options: borrowing LocalizationOptions = .standard
  ) {
    self = bundle.text(resource, options)
  }
}
