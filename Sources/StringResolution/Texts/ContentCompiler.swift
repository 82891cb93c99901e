// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge
internal import StringsTables
internal import XCStrings

/// Makes compiled contents of what catalogs and tables hold.
enum ContentCompiler {
  // MARK: - String catalogs

  /// The content of a localization, `nil` when it has no text at all.
  static func content(_ localization: Localization, key: String) -> CompiledContent? {
    if let phrase = localization.stringSet?.values.first {
      return CompiledContent(node: .text(CompiledText(phrase)), substitutions: [])
    }
    let keyArgument = firstNumber(in: [CompiledText(key)])
    guard let node = node(localization, keyArgument: keyArgument, isInSubstitution: false) else {
      return nil
    }
    let substitutions = localization.substitutions.compactMap { substitution in
      self.node(substitution, keyArgument: nil, isInSubstitution: true).map { node in
        CompiledSubstitution(
          name: substitution.name,
          argument: substitution.argumentNumber.flatMap(validNumber),
          specifier: substitution.formatSpecifier.flatMap { FormatSpecifier($0) },
          node: node
        )
      }
    }
    return CompiledContent(node: node, substitutions: substitutions)
  }

  private static func node(
    _ content: some LocalizedContent,
    keyArgument: Int?,
    isInSubstitution: Bool,
    depth: Int = 0
  ) -> TextNode? {
    let variations = content.variations
    guard !variations.isEmpty, depth < 8 else {
      return content.stringUnit?.value.map { .text(CompiledText($0)) }
    }
    func cases(_ variation: Variation) -> [(name: String, node: TextNode)] {
      variation.cases.compactMap { item in
        node(
          item,
          keyArgument: keyArgument,
          isInSubstitution: isInSubstitution,
          depth: depth + 1
        ).map { (name: item.name, node: $0) }
      }
    }
    // Device first, then width, then plural, whatever the order of the file.
    for variation in variations where variation.kind == .device {
      let devices = cases(variation).map { (device: $0.name, node: $0.node) }
      if !devices.isEmpty { return .devices(devices) }
    }
    for variation in variations where variation.kind.rawValue == "width" {
      let widths = cases(variation).compactMap { item in
        Int(item.name).map { (width: $0, node: item.node) }
      }
      if !widths.isEmpty { return .widths(widths.sorted { $0.width < $1.width }) }
    }
    for variation in variations where variation.kind == .plural {
      if let plural = plural(
        cases(variation),
        keyArgument: keyArgument,
        isInSubstitution: isInSubstitution
      ) {
        return .plural(plural)
      }
    }
    return content.stringUnit?.value.map { .text(CompiledText($0)) }
  }

  private static func plural(
    _ cases: [(name: String, node: TextNode)],
    keyArgument: Int?,
    isInSubstitution: Bool
  ) -> PluralNode? {
    var forms = [TextNode?](repeating: nil, count: PluralCategory.allCases.count)
    for item in cases {
      if let category = PluralCategory(rawValue: item.name) { forms[category.index] = item.node }
    }
    guard forms.contains(where: { $0 != nil }) else { return nil }
    if isInSubstitution { return PluralNode(forms: forms, argument: nil) }
    let own = keyArgument ?? firstNumber(in: forms.flatMap { $0?.texts ?? [] })
    return PluralNode(forms: forms, argument: own)
  }

  /// The lowest number of an argument that a text shows as a number.
  private static func firstNumber(in texts: [CompiledText]) -> Int? {
    var lowest: Int?
    for piece in texts.flatMap(\.pieces) {
      guard case .argument(let conversion) = piece, conversion.specifier.argumentClass.isNumber
      else { continue }
      lowest = min(lowest ?? .max, conversion.value.number)
    }
    return lowest
  }

  private static func validNumber(_ number: Int) -> Int? {
    1...Placeholder.largestPosition ~= number ? number : nil
  }

  // MARK: - Property lists

  /// The content of a `.strings` entry.
  static func content(_ text: String) -> CompiledContent {
    CompiledContent(node: .text(CompiledText(text)), substitutions: [])
  }

  /// The content of a `.stringsdict` entry.
  static func content(_ content: StringsDictionary.Content) -> CompiledContent {
    var substitutions: [CompiledSubstitution] = []
    let node = self.node(content, &substitutions)
    return CompiledContent(node: node, substitutions: substitutions)
  }

  private static func node(
    _ content: StringsDictionary.Content,
    _ substitutions: inout [CompiledSubstitution]
  ) -> TextNode {
    switch content {
    case .text(let text): return .text(CompiledText(text))
    case .format(let format, let variables):
      for variable in variables { substitutions.append(substitution(variable)) }
      return .text(CompiledText(format))
    case .devices(let devices):
      return .devices(
        devices.map { (device: $0.device, node: node($0.content, &substitutions)) }
      )
    case .widths(let widths):
      let nodes = widths.map { (width: $0.width, node: node($0.content, &substitutions)) }
      return .widths(nodes.sorted { $0.width < $1.width })
    }
  }

  private static func substitution(
    _ variable: StringsDictionary.Variable
  ) -> CompiledSubstitution {
    var forms = [TextNode?](repeating: nil, count: PluralCategory.allCases.count)
    for form in variable.forms {
      if let category = PluralCategory(rawValue: form.category) {
        forms[category.index] = .text(CompiledText(form.text))
      }
    }
    // Some tools write the position into the type: "1$ld".
    var type = Substring(variable.valueType ?? "d")
    var argument: Int?
    if let dollar = type.firstIndex(of: "$"), let number = Int(type[..<dollar]) {
      argument = validNumber(number)
      type = type[type.index(after: dollar)...]
    }
    return CompiledSubstitution(
      name: variable.name,
      argument: argument,
      specifier: FormatSpecifier(String(type)),
      node: .plural(PluralNode(forms: forms, argument: nil))
    )
  }
}
