// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// Pieces of a text as messages about its placeholders quote them.
struct PlaceholderQuotes {
  private let utf8: [UInt8]
  /// For the form of a substitution the argument that it stands for.
  let ownArgument: OwnArgument?

  /// Takes the text that the problems are about.
  init(_ text: String, ownArgument: OwnArgument? = nil) {
    utf8 = Array(text.utf8)
    self.ownArgument = ownArgument
  }

  /// The places that a problem is about, each in quotation marks.
  func places(_ problem: PlaceholderProblem) -> String {
    problem.ranges.map { MessageText.quoted(piece($0)) }.joined(separator: ", ")
  }

  /// The first of the places.
  func place(_ problem: PlaceholderProblem) -> String {
    MessageText.quoted(problem.ranges.first.map(piece) ?? "%")
  }

  /// What a fixer would write, each in quotation marks; `nil` where there is no fix.
  func replacements(_ problem: PlaceholderProblem) -> String? {
    if problem.edits.isEmpty { return nil }
    return problem.edits.map { MessageText.quoted($0.replacement) }.joined(separator: ", ")
  }

  /// The placeholder that the source has for the argument, with its number where the text gives
  /// one.
  func expected(_ problem: PlaceholderProblem) -> String {
    if let written = replacements(problem) { return written }
    guard let expected = problem.expected else { return "the source's placeholder" }
    let place = problem.ranges.first.map(piece) ?? ""
    let number = place.contains("$") ? problem.arguments.first.map { "\($0)$" } ?? "" : ""
    return MessageText.quoted("%\(number)\(expected)")
  }

  private func piece(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
  }
}

extension ArgumentClass {
  /// The class with its article, for messages.
  var noun: String {
    switch self {
    case .integer: "an integer"
    case .floating: "a floating-point number"
    case .object: "an object"
    case .character: "a character"
    case .cString: "a C string"
    case .pointer: "a pointer"
    }
  }
}

extension FormatSpecifier {
  /// Width and sign of what is read, for messages: `a signed 64-bit integer`.
  var storage: String {
    guard argumentClass == .integer else { return "\(bitWidth) bits" }
    let sign = isSigned.map { $0 ? "a signed " : "an unsigned " } ?? "a "
    return "\(sign)\(bitWidth)-bit integer"
  }
}
