// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import XCStrings

/// A catalog in a few words.
struct TestCatalog {
  /// What a key has in one language.
  indirect enum Content {
    case text(String)
    case plural([String: String])
    case devices([String: Content])
    /// A text with substitutions: name, argument, specifier, forms.
    case substitutions(String, [(String, Int?, String, [String: String])])

    /// The members of the localization as JSON.
    var json: String {
      switch self {
      case .text(let text): "\"stringUnit\":\(unit(text))"
      case .plural(let forms): "\"variations\":{\"plural\":{\(cases(forms))}}"
      case .devices(let devices):
        "\"variations\":{\"device\":{"
          + devices.map { "\(quoted($0.key)):{\($0.value.json)}" }.joined(separator: ",") + "}}"
      case .substitutions(let text, let list):
        "\"stringUnit\":\(unit(text)),\"substitutions\":{"
          + list.map { name, argument, specifier, forms in
            let number = argument.map { "\"argNum\":\($0)," } ?? ""
            return "\(quoted(name)):{\(number)\"formatSpecifier\":\(quoted(specifier)),"
              + "\"variations\":{\"plural\":{\(cases(forms))}}}"
          }.joined(separator: ",") + "}"
      }
    }

    private func unit(_ text: String) -> String {
      "{\"state\":\"translated\",\"value\":\(quoted(text))}"
    }

    private func cases(_ forms: [String: String]) -> String {
      forms.map { "\(quoted($0.key)):{\"stringUnit\":\(unit($0.value))}" }.joined(separator: ",")
    }
  }

  private var entries: [String] = []
  private let source: String

  init(source: String = "en") { self.source = source }

  /// The catalog with one more key.
  func with(_ key: String, _ contents: [(String, Content)] = []) -> TestCatalog {
    var copy = self
    let localizations = contents.map { "\(quoted($0.0)):{\($0.1.json)}" }.joined(separator: ",")
    copy.entries.append("\(quoted(key)):{\"localizations\":{\(localizations)}}")
    return copy
  }

  /// The file.
  var json: String {
    "{\"sourceLanguage\":\(quoted(source)),\"strings\":{\(entries.joined(separator: ","))}"
      + ",\"version\":\"1.0\"}"
  }

  /// The bundle of a reader.
  func bundle(
    _ languages: String...,
    matching: LanguageMatching = .apple
  ) throws -> LocalizationBundle {
    LocalizationBundle(
      catalogs: [("Localizable", try StringCatalog(Array(json.utf8)))],
      preferences: LanguagePreferences(languages),
      matching: matching
    )
  }
}

/// A text as JSON writes it.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

extension LocalizationBundle {
  /// The resolution of a key with values.
  func resolution(
    _ key: String,
    _ arguments: LocalizationArgument...,
    options: LocalizationOptions = .standard
  ) -> Resolution {
    resolution(of: LocalizedResource(key: key, arguments: arguments), options: options)
  }

  /// The text of a key with values.
  func text(_ key: String, _ arguments: LocalizationArgument...) -> String {
    resolution(of: LocalizedResource(key: key, arguments: arguments)).text
  }
}

extension Resolution {
  /// The kinds of the problems.
  var kinds: [LocalizationProblem.Kind] { problems.map(\.kind) }
}
