// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why a catalog cannot be edited, or not in the way asked for.
public enum CatalogEditorError: Error, Equatable, Sendable {
  /// Members stand twice in an object: an edit would have to choose between the copies.
  case duplicateMembers([DuplicateMember])
  /// A value on the way is not of the kind that the format has there; the names on the way to it,
  /// and where it stands, unless an edit put it there.
  case unexpectedKind(path: [String], at: SourceLocation?)
  /// The catalog has no such key.
  case missingKey(String)
  /// The key has no localization in this language.
  case missingLocalization(key: String, language: String)
  /// The key that another one should become is there already.
  case existingKey(String)
}

extension CatalogEditorError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in one sentence without a full stop.
  public var description: String {
    switch self {
    case .duplicateMembers(let duplicates):
      if let duplicate = duplicates.first {
        Self.duplicate(duplicate, of: duplicates.count)
      } else {
        "members stand twice; keep one of each"
      }
    case .unexpectedKind(let path, let location):
      "\(Self.shown(path)) is not an object\(location.map { " (line \($0.line))" } ?? "");"
        + " correct the file first"
    case .missingKey(let key): "there is no key \(Self.quoted(key))"
    case .missingLocalization(let key, let language):
      "the key \(Self.quoted(key)) has no localization in \(Self.quoted(language))"
    case .existingKey(let key): "there is already a key \(Self.quoted(key))"
    }
  }

  private static func duplicate(_ duplicate: DuplicateMember, of count: Int) -> String {
    let place = duplicate.path.isEmpty ? "the file" : shown(duplicate.path)
    let more = count > 1 ? ", and \(count - 1) more such" : ""
    return "\(quoted(duplicate.name)) stands twice in \(place), at \(duplicate.first) and "
      + "\(duplicate.second)\(more); keep one of the copies"
  }

  private static func shown(_ path: [String]) -> String {
    path.isEmpty ? "the file" : path.map(quoted).joined(separator: " › ")
  }

  /// A text from a file or command line, made harmless for a terminal.
  package static func quoted(_ text: String) -> String {
    var output: [UInt8] = []
    JSONStrings.appendReportQuoted(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
