// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds keys that two places give different default values or comments.
enum ConflictFinder {
  private struct First {
    let source: Int
    let string: Int
  }

  static func note(in sources: inout [SourceExtraction]) {
    var values: [UInt64: First] = [:]
    var comments: [UInt64: First] = [:]
    var badValues: Set<UInt64> = []
    var badComments: Set<UInt64> = []
    for number in sources.indices {
      for place in sources[number].strings.indices
      where sources[number].strings[place].defaultValue != nil
        || sources[number].strings[place].comment != nil
      {
        let string = sources[number].strings[place]
        if let value = string.defaultValue {
          if let first = values[string.identity] {
            let other = sources[first.source].strings[first.string].defaultValue ?? ""
            if !other.utf8.elementsEqual(value.utf8) { badValues.insert(string.identity) }
          } else {
            values[string.identity] = First(source: number, string: place)
          }
        }
        if let comment = string.comment {
          if let first = comments[string.identity] {
            let other = sources[first.source].strings[first.string].comment ?? ""
            if !other.utf8.elementsEqual(comment.utf8) { badComments.insert(string.identity) }
          } else {
            comments[string.identity] = First(source: number, string: place)
          }
        }
      }
    }
    guard !badValues.isEmpty || !badComments.isEmpty else { return }
    for number in sources.indices {
      for place in sources[number].strings.indices {
        let string = sources[number].strings[place]
        if badValues.contains(string.identity), string.defaultValue != nil {
          sources[number].strings[place].problems.append(.conflictingDefault)
        }
        if badComments.contains(string.identity), string.comment != nil {
          sources[number].strings[place].problems.append(.conflictingComment)
        }
      }
    }
  }
}
