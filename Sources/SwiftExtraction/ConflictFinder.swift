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
      for place in sources[number].strings.described {
        let string = sources[number].strings[place]
        let identity = string.identity
        if let value = string.defaultValue {
          if let first = values[identity] {
            let other = sources[first.source].strings[first.string].defaultValue ?? ""
            if !other.utf8.elementsEqual(value.utf8) { badValues.insert(identity) }
          } else {
            values[identity] = First(source: number, string: place)
          }
        }
        if let comment = string.comment {
          if let first = comments[identity] {
            let other = sources[first.source].strings[first.string].comment ?? ""
            if !other.utf8.elementsEqual(comment.utf8) { badComments.insert(identity) }
          } else {
            comments[identity] = First(source: number, string: place)
          }
        }
      }
    }
    guard !badValues.isEmpty || !badComments.isEmpty else { return }
    for number in sources.indices {
      for place in sources[number].strings.described {
        let string = sources[number].strings[place]
        let identity = string.identity
        if string.defaultValue != nil, badValues.contains(identity) {
          sources[number].strings.note(.conflictingDefault, at: place)
        }
        if string.comment != nil, badComments.contains(identity) {
          sources[number].strings.note(.conflictingComment, at: place)
        }
      }
    }
  }
}
