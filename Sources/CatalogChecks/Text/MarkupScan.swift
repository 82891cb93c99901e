// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Walks over a text from one token of markup to the next.
struct MarkupScan {
  /// A token.
  enum Token: Equatable {
    case strong, link, inflection, address
    case name(String)
    /// The name of an HTML tag in small letters, with a slash before it when it closes.
    case tag(String)
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// Where spans that are being looked into end, so that their second half is no new start.
  private var closers: Set<Int> = []
  /// The addresses of links and the attributes of phrases, which are no text.
  private var targets: [ClosedRange<Int>] = []
  /// Where each `[` is closed; made for the first one, so that a row of them is walked over once.
  private var brackets: [Int: Int]?
  /// The last answers of `nextCloser`.
  private var nextClosers: [Unicode.Scalar: (from: Int, found: Int?)] = [:]

  /// The last answers of `first`; the end of the text where there is none.
  private var nextEnds: [Unicode.Scalar: (from: Int, found: Int)] = [:]

  /// How far an address, a name or a tag may reach: what is longer is prose, and looking for its
  /// end again and again would take time by the square of the text.
  private static let reach = 2_000

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// The next token, `nil` at the end of the text.
  mutating func next() -> Token? {
    while index < scalars.count {
      let start = index
      index += 1
      if let token = token(at: start) { return token }
    }
    return nil
  }

  private mutating func token(at start: Int) -> Token? {
    switch scalars[start] {
    case "\\":
      // A backslash takes the meaning from what follows.
      index += 1
      return nil
    case "*", "_": return strong(at: start)
    case "[": return link(at: start, isInflection: false)
    case "^":
      guard has("[", at: start + 1) else { return nil }
      return link(at: start + 1, isInflection: true)
    case "$": return name(at: start)
    case "<": return tag(at: start)
    case ":": return address(at: start)
    default: return nil
    }
  }

  private func has(_ scalar: Unicode.Scalar, at position: Int) -> Bool {
    position >= 0 && position < scalars.count && scalars[position] == scalar
  }

  /// Two signs before a character and the same two after one: `**bold**`.
  private mutating func strong(at start: Int) -> Token? {
    let sign = scalars[start]
    guard has(sign, at: start + 1) else { return nil }
    index = start + 2
    while has(sign, at: index) { index += 1 }
    // Rows of signs (`****`) and signs before a blank are none.
    guard index == start + 2, !closers.contains(start), isVisible(index) else { return nil }
    if sign == "_", isWord(start - 1) { return nil }
    guard let end = nextCloser(of: sign, from: index + 1) else { return nil }
    if sign == "_", isWord(end + 2) { return nil }
    closers.insert(end)
    return .strong
  }

  /// The first place from an index on where two signs follow on a character.
  private mutating func nextCloser(of sign: Unicode.Scalar, from start: Int) -> Int? {
    if let known = nextClosers[sign], known.from <= start, known.found.map({ $0 >= start }) ?? true
    {
      return known.found
    }
    var found: Int?
    var end = start
    while found == nil, end + 1 < scalars.count {
      if scalars[end] == sign, scalars[end + 1] == sign, isVisible(end - 1) { found = end }
      end += 1
    }
    nextClosers[sign] = (start, found)
    return found
  }

  /// Where the bracket at an index is closed.
  private mutating func closingBracket(of start: Int) -> Int? {
    if let brackets { return brackets[start] }
    var pairs: [Int: Int] = [:]
    var open: [Int] = []
    for index in scalars.indices {
      if scalars[index] == "[" { open.append(index) }
      if scalars[index] == "]", let opening = open.popLast() { pairs[opening] = index }
    }
    brackets = pairs
    return pairs[start]
  }

  /// The first place of a scalar from an index on, as far as one looks.
  private mutating func first(_ scalar: Unicode.Scalar, from start: Int) -> Int? {
    var known = nextEnds[scalar] ?? (from: start, found: start)
    if known.from > start || known.found <= start {
      known = (start, start)
      while known.found < scalars.count, scalars[known.found] != scalar { known.found += 1 }
      nextEnds[scalar] = known
    }
    return known.found < min(start + Self.reach, scalars.count) ? known.found : nil
  }

  /// `[text](address)`; the text is looked into, the address is not.
  private mutating func link(at start: Int, isInflection: Bool) -> Token? {
    guard let end = closingBracket(of: start), end > start + 1, has("(", at: end + 1),
      let close = first(")", from: end + 2), close > end + 2
    else { return nil }
    guard isInflection else {
      // Prose in brackets and parentheses has blanks in it; an address has none.
      let address = scalars[(end + 2)..<close]
      let title = address.firstIndex { $0 == "\"" } ?? close
      guard !address[..<title].split(separator: " ").dropFirst().contains(where: { !$0.isEmpty })
      else { return nil }
      targets.append(end + 1...close)
      return .link
    }
    guard scalars[(end + 2)..<close].starts(with: "inflect".unicodeScalars) else { return nil }
    index = start + 1
    targets.append(end + 1...close)
    return .inflection
  }

  private mutating func name(at start: Int) -> Token? {
    guard has("{", at: start + 1), let close = first("}", from: start + 2),
      close > start + 2
    else { return nil }
    index = close + 1
    return .name(String(scalars[(start + 2)..<close]))
  }

  private mutating func tag(at start: Int) -> Token? {
    guard let close = first(">", from: start) else { return nil }
    var position = start + 1
    let isClosing = has("/", at: position)
    if isClosing { position += 1 }
    let nameStart = position
    while position < close, scalars[position].isASCII, isWord(position) { position += 1 }
    let name = String(scalars[nameStart..<position]).lowercased()
    // After the name: nothing, a slash, or attributes behind a blank.
    guard position == close || has("/", at: position) || has(" ", at: position),
      Self.tags.contains(name)
    else { return nil }
    if has(" ", at: position), !isClosing {
      let rest = scalars[position..<close]
      guard rest.contains("=") || rest.allSatisfy({ $0 == " " || $0 == "/" }) else { return nil }
    }
    index = close + 1
    return .tag(isClosing ? "/" + name : name)
  }

  private func address(at start: Int) -> Token? {
    guard has("/", at: start + 1), has("/", at: start + 2), isWord(start - 1), isVisible(start + 3),
      !targets.contains(where: { $0.contains(start) })
    else { return nil }
    return .address
  }

  private func isVisible(_ position: Int) -> Bool {
    position >= 0 && position < scalars.count && !scalars[position].properties.isWhitespace
  }

  private func isWord(_ position: Int) -> Bool {
    guard position >= 0, position < scalars.count else { return false }
    return scalars[position].properties.isAlphabetic
      || scalars[position].properties.numericType != nil
  }

  /// The tags that texts of apps use.
  ///
  /// Names that are words of prose in brackets (`<None>`, `<Title>`) are no tags here.
  private static let tags: Set<String> = [
    "a", "b", "big", "br", "center", "code", "del", "div", "em", "font", "h1", "h2", "h3", "h4",
    "hr", "i", "img", "ins", "li", "ol", "p", "pre", "s", "small", "span", "strike", "strong",
    "sub", "sup", "table", "td", "tr", "tt", "u", "ul",
  ]
}

extension String {
  /// Makes a string of scalars.
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
