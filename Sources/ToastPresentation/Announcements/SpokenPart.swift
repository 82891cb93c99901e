// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// A part of an announcement: what is joined to other parts by a sentence break.
struct SpokenPart {
  /// A run of text in one language and role.
  struct Piece {
    var text: String
    var language: String?
    var role: Announcement.Segment.Role
    var manner: SpeechManner = .normal
  }

  private(set) var pieces: [Piece] = []
  /// The language whose marks end the part.
  var language: String?

  init(language: String?) {
    self.language = language
  }

  init(_ text: String, language: String?, role: Announcement.Segment.Role) {
    self.language = language
    append(Piece(text: text, language: language, role: role))
  }

  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  /// Adds a piece, to the last one where nothing tells the two apart.
  mutating func append(_ piece: Piece) {
    guard !piece.text.isEmpty else { return }
    if let last = pieces.indices.last, pieces[last].language == piece.language,
      pieces[last].role == piece.role, pieces[last].manner == piece.manner
    {
      pieces[last].text += piece.text
    } else {
      pieces.append(piece)
    }
  }

  /// The part inside a frame.
  ///
  /// - Parameters:
  ///   - frame: The sentence.
  ///   - role: What the sentence's own words are for.
  ///   - insert: Puts an argument in, given its place.
  init(
    _ frame: SentenceFrame,
    role: Announcement.Segment.Role,
    insert: (Int, inout SpokenPart) -> Void
  ) {
    self.init(language: frame.language)
    for piece in frame.pieces {
      switch piece {
      case .words(let words):
        append(Piece(text: words, language: frame.language, role: role))
      case .argument(let place): insert(place, &self)
      }
    }
  }

  /// The part's cuts as they are handed to voices.
  func appendSegments(to segments: inout [Announcement.Segment]) {
    for (index, piece) in pieces.enumerated() {
      var text = piece.text
      if piece.role == .hint {
        // The quotation marks around a label go with the label.
        if index + 1 < pieces.count { text = text.droppingQuotes(atEnd: true) }
        if index > 0 { text = text.droppingQuotes(atEnd: false) }
      }
      text = text.trimmed
      // A comma that joins a value to what stands before it is no part of it.
      if index > 0, piece.role == .value { text = text.droppingComma }
      guard text.hasWords else { continue }
      segments.append(
        Announcement.Segment(
          text: text,
          language: piece.language,
          role: piece.role,
          manner: piece.manner
        )
      )
    }
  }
}

extension String {
  /// Without white space at the ends.
  var trimmed: String {
    let bytes = utf8
    guard let first = bytes.first, let last = bytes.last else { return self }
    // Nothing that is white space begins or ends with such a byte.
    if first > 0x20, first < 0x80, last > 0x20, last < 0x80 { return self }
    var view = Substring(self).unicodeScalars
    while let scalar = view.first, scalar.properties.isWhitespace { view.removeFirst() }
    while let scalar = view.last, scalar.properties.isWhitespace { view.removeLast() }
    return view.count == unicodeScalars.count ? self : String(view)
  }

  /// Whether there is more than punctuation and space.
  var hasWords: Bool {
    for scalar in unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        if 0x61...0x7A ~= value | 0x20 || 0x30...0x39 ~= value { return true }
        if scalar == "%" || scalar == "+" || scalar == "$" || scalar == "=" { return true }
        continue
      }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator,
        .lineSeparator, .paragraphSeparator:
        continue
      default: return true
      }
    }
    return false
  }

  fileprivate var droppingComma: String {
    guard let first = unicodeScalars.first, first == "," || first == "、" || first == "，" else {
      return self
    }
    return String(unicodeScalars.dropFirst()).trimmed
  }

  fileprivate func droppingQuotes(atEnd: Bool) -> String {
    var view = Substring(self.trimmed).unicodeScalars
    while let scalar = atEnd ? view.last : view.first, scalar.isQuote || scalar == " " {
      if atEnd { view.removeLast() } else { view.removeFirst() }
    }
    return String(view)
  }
}

extension Unicode.Scalar {
  fileprivate var isQuote: Bool {
    switch self {
    case "「", "」", "『", "』", "“", "”", "‘", "’", "«", "»", "\"", "‹", "›", "„": true
    default: false
    }
  }
}
