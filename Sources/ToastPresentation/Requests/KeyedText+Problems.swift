// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import HarmlessText
package import StringResolution

/// What kept a text of a request from being what it should be.
package struct TextProblem: Sendable, Hashable {
  /// Where the text stands, as messages call it.
  package let place: String
  /// What is wrong and what to do.
  package let message: String
}

extension Announcer {
  /// What is wrong with texts that are looked up, each once.
  package func problems(of texts: [KeyedText]) -> [TextProblem] {
    var seen: Set<ToastText> = []
    return texts.flatMap { keyed -> [TextProblem] in
      guard case .key(let key, let arguments) = keyed.text, seen.insert(keyed.text).inserted else {
        return []
      }
      let found = self.texts.text(key, arguments: arguments, languages: languages)
      var messages = found.problems.map { "\($0.description) [\($0.kind.rawValue)]" }
      if found.origin == .key {
        let kind = LocalizationProblem.Kind.missingText
        messages.insert(
          "key \(QuotedText.cut(key)): no catalog has it, so that it is spoken itself; correct it, or "
            + "name its catalog [\(kind.rawValue)]",
          at: 0
        )
      }
      return messages.map {
        TextProblem(place: keyed.place, message: ArgumentMarks.removed(from: $0))
      }
    }
  }
}

extension Simulation {
  /// What is wrong with the texts of a run that are looked up.
  package static func problems(_ run: Scenario.Run, bundles: [LocalizationBundle]) -> [TextProblem]
  {
    guard !run.keyedTexts.isEmpty else { return [] }
    return Announcer(languages: run.languages, bundles: bundles).problems(of: run.keyedTexts)
  }
}
