// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import StringResolution

/// The values on the command line of `localize`.
enum LocalizeArguments {
  /// The values in the order in which they were written.
  ///
  /// Options and operands come apart in `ParsedArguments`; only the words themselves tell which
  /// stood first. Where they are not those of this process (as in tests), the texts of `--string`
  /// come last.
  static func values(_ parsed: ParsedArguments) -> [LocalizationArgument] {
    let operands = parsed.operands("arg")
    let texts = parsed.values("string")
    guard !texts.isEmpty, !operands.isEmpty else {
      return operands.map(value) + texts.map { .string($0) }
    }
    let ordered = ordered(Array(CommandLine.arguments.dropFirst()))
    // The command's name and the key stand before the values.
    let values = ordered.filter { $0.isText }.map(\.word)
    guard values == texts, ordered.filter({ !$0.isText }).dropFirst(2).map(\.word) == operands
    else { return operands.map(value) + texts.map { .string($0) } }
    var result: [LocalizationArgument] = []
    var skipped = 0
    for item in ordered {
      if item.isText {
        result.append(.string(item.word))
      } else if skipped < 2 {
        skipped += 1
      } else {
        result.append(value(item.word))
      }
    }
    return result
  }

  /// A value: a number where the word is one in JSON, else text.
  static func value(_ word: String) -> LocalizationArgument {
    JSONNumber(word).map(\.argument) ?? .string(word)
  }

  /// The operands and the values of `--string` among words.
  private static func ordered(_ words: [String]) -> [(word: String, isText: Bool)] {
    var result: [(word: String, isText: Bool)] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        result += rest.map { (word: $0, isText: false) }
        break
      }
      if word.hasPrefix("--") {
        let parts = word.dropFirst(2).split(
          separator: "=",
          maxSplits: 1,
          omittingEmptySubsequences: false
        )
        let name = String(parts.first ?? "")
        guard takesValue(long: name) else { continue }
        let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() ?? ""
        if name == "string" { result.append((word: value, isText: true)) }
      } else if let option = short(word) {
        guard takesValue(long: option) else { continue }
        let value = rest.popFirst() ?? ""
        if option == "string" { result.append((word: value, isText: true)) }
      } else {
        result.append((word: word, isText: false))
      }
    }
    return result
  }

  private static let options = LocalizeCommand.spec.options + OptionSpec.common

  private static func takesValue(long: String) -> Bool {
    guard let option = options.first(where: { $0.long == long }) else { return false }
    guard case .value = option.kind else { return false }
    return true
  }

  private static func short(_ word: String) -> String? {
    let scalars = Array(word.unicodeScalars)
    guard scalars.count == 2, scalars[0] == "-" else { return nil }
    return options.first { $0.short == scalars[1] }?.long
  }
}
