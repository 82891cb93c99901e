// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Looks one resource up.
struct Resolver {
  private let bundle: LocalizationBundle
  private let resource: LocalizedResource
  private let options: LocalizationOptions
  private var arguments: [LocalizationArgument]
  private let walk: LanguageWalk
  private var problems: [LocalizationProblem] = []
  /// ICU's identifier of the locale that the options ask for.
  private var formatLocale: String?

  init(
    _ bundle: LocalizationBundle,
    _ resource: LocalizedResource,
    _ options: LocalizationOptions,
    depth: Int = 0
  ) {
    self.bundle = bundle
    self.resource = resource
    self.options = options
    arguments = resource.arguments(replacing: options.replacements)
    if let locale = resource.locale {
      let wish = LanguagePreference(locale)
      walk =
        wish.map { bundle.storage.walk(LanguagePreferences(items: [$0]), bundle.matching) }
        ?? bundle.walk
      if wish == nil { report(.unknownLocale, Self.unknown(locale)) }
    } else {
      walk = bundle.walk
    }
    if let locale = options.locale {
      let wish = LanguagePreference(locale)
      if let wish, LanguageTag(wish.tag)?.validity != .unknown, LanguageTag(wish.tag) != nil {
        formatLocale = wish.locale
      } else {
        report(.unknownLocale, Self.unknown(locale))
      }
    }
    for index in arguments.indices {
      if case .resource(let inner) = arguments[index] {
        arguments[index] = .string(text(of: inner, depth: depth + 1))
      }
    }
  }

  /// Texts within texts.
  private static let largestDepth = 16

  /// The text of a resource that is a value of this one, for the same reader.
  private mutating func text(of inner: LocalizedResource, depth: Int) -> String {
    guard depth <= Self.largestDepth else {
      report(
        .tooLong,
        "texts stand in each other more than \(Self.largestDepth) deep; put less into one"
      )
      return inner.key
    }
    var inner = inner
    if inner.locale == nil, let locale = resource.locale { inner.locale = locale }
    var options = options
    // They belong to the places of the outer text.
    options.replacements = []
    var resolver = Resolver(bundle, inner, options, depth: depth)
    let resolution = resolver.resolve()
    problems += resolution.problems
    return resolution.text
  }

  private static func unknown(_ locale: String) -> String {
    "“\(locale)” is no language tag that CLDR knows; write one such as “pt-BR”"
  }

  /// The best text there is.
  mutating func resolve() -> Resolution {
    guard let (entry, table) = find() else { return resolveWithoutEntry() }
    let source = walk.all[table.sourceLanguage]
    let sourceContent = content(entry, source)
    let isSourceEmpty = sourceContent?.isEmpty ?? false

    var position = -1
    while let step = walk.step(position + 1) {
      position += 1
      guard let content = content(entry, step) else {
        // A key that is a text is the text of its source language.
        guard step.index == source.index, position == 0, !entry.hasIdentifierKey,
          resource.defaultValue == nil, sourceContent == nil
        else { continue }
        if let text = render(entry.keyContent, step) {
          return Resolution(text: text, language: step.name, source: .exact, problems: problems)
        }
        continue
      }
      if content.isEmpty, !isSourceEmpty { continue }
      if let text = render(content, step) {
        return Resolution(
          text: text,
          language: step.name,
          source: position == 0 ? .exact : .parent,
          problems: problems
        )
      }
    }
    if !walk.matched.contains(where: { $0.index == source.index }),
      let sourceContent, !sourceContent.isEmpty || arguments.isEmpty,
      let text = render(sourceContent, source)
    {
      return Resolution(
        text: text,
        language: source.name,
        source: .sourceLanguage,
        problems: problems
      )
    }
    if let resolution = resolveDefaultValue(source) { return resolution }
    if sourceContent == nil, !entry.hasIdentifierKey, let text = render(entry.keyContent, source) {
      return Resolution(
        text: text,
        language: source.name,
        source: .sourceLanguage,
        problems: problems
      )
    }
    return lastResort(entry, source, sourceContent)
  }

  // MARK: - Finding

  private mutating func find() -> (CompiledEntry, LocalizationTable)? {
    var tables = bundle.storage.defaultTables
    if let name = resource.table, !name.isEmpty {
      tables = bundle.storage.tables.filter { $0.name == name }
      if tables.isEmpty, name != LocalizationBundle.defaultTable {
        let known = bundle.storage.tables.map(\.name).joined(separator: ", ")
        report(
          .unknownTable,
          "there is no table “\(name)”" + (known.isEmpty ? "" : "; there is \(known)")
        )
      }
    }
    for table in tables {
      if let entry = table.entry(resource.key) { return (entry, table) }
    }
    return nil
  }

  private func content(_ entry: CompiledEntry, _ step: LanguageStep) -> CompiledContent? {
    step.index < entry.contents.count ? entry.contents[step.index] : nil
  }

  // MARK: - Rendering

  /// The text of a content, `nil` with a problem when it cannot be filled.
  private mutating func render(_ content: CompiledContent, _ step: LanguageStep) -> String? {
    if arguments.isEmpty, let plain = content.plain, !plain.mentionsSubstitutions {
      if plain.wantsArguments { reportUnfilled(step.name) }
      if plain.hasMarkup { reportMarkup(step.name) }
      return plain.raw
    }
    var renderer = TextRenderer(
      content,
      arguments: arguments,
      formats: formats(step),
      options: options
    )
    do {
      let text = try renderer.render()
      if renderer.hasMarkup { reportMarkup(step.name) }
      for remark in renderer.remarks {
        report(remark.kind, remark.message, language: step.name, offset: remark.offset)
      }
      return text
    } catch {
      report(error.kind, error.message, language: step.name, offset: error.offset)
      return nil
    }
  }

  private func formats(_ step: LanguageStep) -> LanguageFormats {
    guard let formatLocale else { return step.formats }
    return LanguageFormats(language: step.name, locale: formatLocale)
  }

  private mutating func reportUnfilled(_ language: String) {
    report(
      .missingArgument,
      "the text has conversions, but no value was given; it is shown as it stands",
      language: language
    )
  }

  private mutating func reportMarkup(_ language: String) {
    report(
      .markup,
      "grammar agreement (^[…](inflect: true)) is not available in plain text; "
        + "the text is shown without it: use plural variations",
      language: language
    )
  }

  private mutating func report(
    _ kind: LocalizationProblem.Kind,
    _ message: String,
    language: String? = nil,
    offset: Int? = nil
  ) {
    problems.append(
      LocalizationProblem(
        kind: kind,
        key: resource.key,
        language: language,
        offset: offset,
        message: message
      )
    )
  }

  // MARK: - Without a text in the catalog

  private mutating func resolveDefaultValue(_ source: LanguageStep) -> Resolution? {
    guard let value = resource.defaultValue, !value.key.isEmpty else { return nil }
    let content = CompiledContent(node: .text(CompiledText(value.key)), substitutions: [])
    guard let text = render(content, source) else { return nil }
    return Resolution(
      text: text,
      language: source.name,
      source: .defaultValue,
      problems: problems
    )
  }

  private mutating func resolveWithoutEntry() -> Resolution {
    let source = walk.all[0]
    if let resolution = resolveDefaultValue(source) { return resolution }
    report(.missingText, "no catalog has the key; add it, or correct the key or the table")
    let content = CompiledContent(
      node: .text(CompiledText(resource.key)),
      substitutions: []
    )
    let reported = problems
    let text = render(content, source)
    // That the key cannot be filled says nothing new.
    problems = reported
    return Resolution(text: text ?? resource.key, language: nil, source: .key, problems: problems)
  }

  /// A text with the values that it can be filled with, the other conversions as they stand.
  private func renderLeniently(_ content: CompiledContent, _ step: LanguageStep) -> String {
    var renderer = TextRenderer(
      content,
      arguments: arguments,
      formats: formats(step),
      options: options
    )
    return renderer.renderLeniently()
  }

  /// A key is not shown while any language has a text.
  private mutating func lastResort(
    _ entry: CompiledEntry,
    _ source: LanguageStep,
    _ sourceContent: CompiledContent?
  ) -> Resolution {
    if let sourceContent, !sourceContent.isEmpty {
      return Resolution(
        text: renderLeniently(sourceContent, source),
        language: source.name,
        source: walk.best?.index == source.index ? .exact : .sourceLanguage,
        problems: problems
      )
    }
    if sourceContent == nil, !entry.hasIdentifierKey {
      return Resolution(
        text: renderLeniently(entry.keyContent, source),
        language: source.name,
        source: walk.best?.index == source.index ? .exact : .sourceLanguage,
        problems: problems
      )
    }
    report(
      .missingText,
      "neither the reader's languages nor the source language \(source.name) have a text; add one",
      language: source.name
    )
    for step in walk.all {
      guard let content = content(entry, step), !content.isEmpty else { continue }
      if let text = render(content, step) {
        return Resolution(
          text: text,
          language: step.name,
          source: .sourceLanguage,
          problems: problems
        )
      }
    }
    let text = render(entry.keyContent, source) ?? resource.key
    return Resolution(text: text, language: nil, source: .key, problems: problems)
  }
}
