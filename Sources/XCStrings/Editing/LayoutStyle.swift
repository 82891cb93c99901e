// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How a file is laid out, for content that has no neighbour to take after.
struct LayoutStyle {
  /// What an object or array without members looks like.
  enum EmptyForm: Equatable {
    /// A line break, an empty line, the indentation, as Xcode writes it.
    case emptyLine
    /// A line break and the indentation.
    case lineBreak
    /// These blanks between the brackets, or none.
    case blanks([UInt8])
  }

  /// LF, or CR and LF.
  let lineBreak: [UInt8]
  /// What a level is indented by.
  let indentationUnit: [UInt8]
  /// What stands between a name and its value.
  let colon: [UInt8]
  /// What stands between two members on one line.
  let inlineSeparator: [UInt8]
  let emptyForm: EmptyForm

  static let xcode = LayoutStyle(
    lineBreak: [0x0A],
    indentationUnit: [0x20, 0x20],
    colon: Array(" : ".utf8),
    inlineSeparator: Array(", ".utf8),
    emptyForm: .emptyLine
  )

  private init(
    lineBreak: [UInt8],
    indentationUnit: [UInt8],
    colon: [UInt8],
    inlineSeparator: [UInt8],
    emptyForm: EmptyForm
  ) {
    self.lineBreak = lineBreak
    self.indentationUnit = indentationUnit
    self.colon = colon
    self.inlineSeparator = inlineSeparator
    self.emptyForm = emptyForm
  }

  /// The style of a file: that of its first line break, name, indentation, and so on.
  init(of document: JSONDocument) {
    guard !document.isInXcodeLayout else {
      self = .xcode
      return
    }
    let bytes = document.bytes
    let gaps = Gaps(document)
    var colon: [UInt8]?
    var unit: [UInt8]?
    var separator: [UInt8]?
    var empty: EmptyForm?
    for token in document.tokens.indices {
      let own = document[token]
      guard own.kind == .object else { continue }
      guard let first = document.members(of: token).first(where: { _ in true }) else {
        // An outermost object without members says nothing about those to come.
        guard token > 0 else { continue }
        empty =
          empty ?? Self.emptyForm(bytes.copy(Int(own.start) + 1..<document.endOffset(token) - 1))
        continue
      }
      colon = colon ?? gaps.colon(ofName: first.name)
      let opening = gaps.opening(of: token)
      if let member = Self.indentation(after: opening) {
        let outer = gaps.lineIndentation(at: Int(own.start))
        if unit == nil, member.starts(with: outer) { unit = Array(member.dropFirst(outer.count)) }
      } else if separator == nil {
        separator = gaps.separator(in: token)
      }
      if unit != nil, empty != nil, separator != nil { break }
    }
    self.colon = colon ?? Self.xcode.colon
    indentationUnit = unit ?? Self.xcode.indentationUnit
    if let end = bytes.firstIndex(of: 0x0A, from: 0), end > 0, bytes[end - 1] == 0x0D {
      lineBreak = [0x0D, 0x0A]
    } else {
      lineBreak = [0x0A]
    }
    inlineSeparator =
      separator ?? Array((self.colon.count > 1 ? ", " : ",").utf8)
    // The blank before the colon is the mark of the printer that Xcode uses; a file without any
    // member has no style of its own.
    let isLikeXcode = unit != nil && self.colon.first == 0x20 || colon == nil
    emptyForm = empty ?? (isLikeXcode ? .emptyLine : .blanks([]))
  }

  private static func emptyForm(_ blanks: [UInt8]) -> EmptyForm {
    switch blanks.count(where: { $0 == 0x0A }) {
    case 0: .blanks(blanks)
    case 1: .lineBreak
    default: .emptyLine
    }
  }

  /// The bytes between the brackets of an object without members.
  func emptyGap(indentation: [UInt8]) -> [UInt8] {
    switch emptyForm {
    case .emptyLine: lineBreak + lineBreak + indentation
    case .lineBreak: lineBreak + indentation
    case .blanks(let blanks): blanks
    }
  }

  /// What follows the last line break of some blanks; `nil` when they have none.
  static func indentation(after blanks: [UInt8]) -> [UInt8]? {
    blanks.lastIndex(of: 0x0A).map { Array(blanks[($0 + 1)...]) }
  }
}

/// The bytes of a document that are neither names nor values.
struct Gaps {
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// The blanks between the opening bracket and the first member or element.
  func opening(of container: Int) -> [UInt8] {
    let start = Int(document[container].start) + 1
    return document.bytes.copy(start..<document.startOffset(container + 1))
  }

  /// The blanks between the last member or element and the closing bracket.
  func closing(of container: Int, last value: Int) -> [UInt8] {
    document.bytes.copy(document.endOffset(value)..<document.endOffset(container) - 1)
  }

  /// The colon after a name with the blanks around it.
  func colon(ofName name: Int) -> [UInt8] {
    document.bytes.copy(document.endOffset(name)..<document.startOffset(name + 1))
  }

  /// The comma between a value and the member or element after it, with the blanks around it.
  func separator(after value: Int) -> [UInt8] {
    let next = document.index(after: value)
    return document.bytes.copy(document.endOffset(value)..<document.startOffset(next))
  }

  /// The first separator of an object; `nil` when it has less than two members.
  func separator(in object: Int) -> [UInt8]? {
    let second = document.index(after: object + 2)
    return second < document.index(after: object) ? separator(after: object + 2) : nil
  }

  /// The blanks at the start of the line that an offset is on.
  func lineIndentation(at offset: Int) -> [UInt8] {
    var start = offset
    while start > 0, document.bytes[start - 1] != 0x0A { start -= 1 }
    if start == 0, document.bytes.matches("\u{FEFF}", at: 0) { start = 3 }
    var end = start
    while end < offset, document.bytes[end] == 0x20 || document.bytes[end] == 0x09 { end += 1 }
    return document.bytes.copy(start..<end)
  }
}
