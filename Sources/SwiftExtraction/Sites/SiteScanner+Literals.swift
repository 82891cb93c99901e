// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

extension SiteScanner {
  /// Extracts a literal that is marked as a key.
  mutating func literal(at start: Int) {
    let number = literalNumber(start)
    var mark = number < marks.count ? marks[number] : 0
    if mark == 0, !options.members.isEmpty { mark = memberMark(after: start) }
    guard mark > 0 else {
      if options.collectsLiterals { remember(start) }
      return
    }
    extract(start, sites[Int(mark) - 1])
  }

  private mutating func remember(_ start: Int) {
    let decoded = LiteralDecoder.decode(tape, start)
    for case .text(let text) in decoded.segments { literalTexts.append(Symbol(text).value) }
  }

  /// The site of a literal that one of the project's members looks up.
  private mutating func memberMark(after start: Int) -> UInt32 {
    let next = tape.after(start)
    guard tape.kind(next) == .period, tape.isName(next + 1) else { return 0 }
    let name = tape.text(next + 1)
    guard options.members.contains(name) else { return 0 }
    sites.append(Site(confidence: .likely, style: .legacy))
    return UInt32(sites.count)
  }

  private mutating func extract(_ start: Int, _ site: Site) {
    let offset = tape.start(start)
    let decoded = LiteralDecoder.decode(tape, start)
    var key: String
    var template: KeyTemplate?
    if let text = decoded.plainText {
      key = text
    } else {
      guard site.style != .legacy else {
        var beginning: String?
        if case .text(let text)? = decoded.segments.first { beginning = text }
        report(legacyProblem(start), start, text: beginning)
        return
      }
      let built = self.template(decoded, isPhrase: site.isPhrase)
      key = built.key
      if built.argumentCount > 0 { template = built }
    }
    guard !key.isEmpty else {
      report(.emptyKey, start)
      return
    }
    var problems = site.problems
    var value: String?
    if let literal = site.value {
      let decoded = LiteralDecoder.decode(tape, literal)
      if let text = decoded.plainText {
        value = text.isEmpty ? nil : text
      } else if site.style == .legacy {
        problems.append(.nonLiteralDefault)
      } else {
        let built = self.template(decoded, isPhrase: false)
        value = built.value
        if built.hasUnknown { problems.append(.assumedSpecifier) }
      }
    }
    let hasDefault = value != nil
    var confidence = site.confidence
    if let template {
      if value == nil, template.argumentCount > 1 { value = template.value }
      if template.hasUnknown {
        problems.append(.assumedSpecifier)
        confidence = .possible
      }
      if isPlaceholdersOnly(template) { problems.append(.placeholderOnlyKey) }
    } else if site.style != .legacy, key.utf8.contains(UInt8(ascii: "$")), hasPositions(key) {
      problems.append(.positionalKey)
    }
    let table = site.table ?? ExtractedString.defaultTable
    strings.append(
      ExtractedString(
        key: key,
        table: table,
        defaultValue: value,
        hasExplicitDefault: hasDefault,
        comment: site.comment,
        line: 0,
        column: 0,
        confidence: confidence,
        problems: problems,
        template: template,
        offset: offset
      )
    )
  }

  /// An interpolation in the key of `NSLocalizedString`, or of a wrapper.
  private func legacyProblem(_ start: Int) -> ExtractionProblem {
    tape.isWord(start - 2, .NSLocalizedString) ? .interpolatedLegacyKey : .nonLiteralKey
  }

  private func hasPositions(_ key: String) -> Bool {
    FormatString(key).placeholders.contains { $0.position != nil }
  }

  private func isPlaceholdersOnly(_ template: KeyTemplate) -> Bool {
    template.parts.allSatisfy { part in
      guard case .text(let text) = part else { return true }
      return !text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || $0.properties.isEmojiPresentation
      }
    }
  }

  // MARK: - Interpolations

  private func template(_ literal: DecodedLiteral, isPhrase: Bool) -> KeyTemplate {
    KeyTemplate(
      literal.segments.map { segment in
        switch segment {
        case .text(let text): .text(text)
        case .interpolation(let range): argument(range)
        }
      }
    )
  }

  /// The conversion that an interpolation leaves in the key.
  private func argument(_ range: Range<Int>) -> KeyTemplate.Part {
    let first = range.lowerBound
    // `\(.applicationName)` and `\(\.$parameter)` are names that the system fills in.
    if tape.kind(first) == .period, tape.isName(first + 1), first + 2 == range.upperBound {
      return .token("${\(tape.text(first + 1))}")
    }
    if tape.kind(first) == .backslash, tape.kind(first + 1) == .period {
      var name = tape.text(max(first + 2, range.upperBound - 1))
      if name.hasPrefix("$") { name.removeFirst() }
      return .token("${\(name)}")
    }
    var end = tape.argumentEnd(first, limit: range.upperBound)
    if end < range.upperBound {
      var next = end + 1
      while next < range.upperBound {
        let stop = tape.argumentEnd(next, limit: range.upperBound)
        if tape.isName(next), tape.kind(next + 1) == .colon {
          if let part = labelled(next, next + 2..<stop) { return part }
        }
        next = stop + 1
      }
      // An interpolation of the project's own.
      return .argument(specifier: "%@", .byName)
    }
    if tape.isName(first), tape.kind(first + 1) == .colon {
      if tape.isWord(first, .placeholder) { return placeholder(first + 2..<end) }
      return .argument(specifier: "%@", .byName)
    }
    end = range.upperBound
    let type = inference.type(of: first..<end)
    guard type.isKnown, let specifier = SpecifierTable.specifier(of: type.text) else {
      return .argument(specifier: "%@", .unknown)
    }
    return .argument(specifier: specifier, type.isByName ? .byName : .known)
  }

  /// What a label of an interpolation says about its conversion.
  private func labelled(_ label: Int, _ value: Range<Int>) -> KeyTemplate.Part? {
    if tape.isWord(label, .specifier) {
      if tape.kind(value.lowerBound) == .stringStart,
        let text = LiteralDecoder.decode(tape, value.lowerBound).plainText, text.hasPrefix("%")
      {
        return .argument(specifier: text, .known)
      }
      return .argument(specifier: "%@", .unknown)
    }
    switch Word(link: tape.link(label)) {
    case .format, .formatter, .style, .default, .options: return .argument(specifier: "%@", .known)
    default: return nil
    }
  }

  private func placeholder(_ value: Range<Int>) -> KeyTemplate.Part {
    let name = value.last.map(tape.text) ?? ""
    let specifiers = [
      "int": "%lld", "object": "%@", "double": "%lf", "float": "%f", "uint": "%llu",
    ]
    return specifiers[name].map { .argument(specifier: $0, .known) }
      ?? .argument(specifier: "%@", .unknown)
  }
}
