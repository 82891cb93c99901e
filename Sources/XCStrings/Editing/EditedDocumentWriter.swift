// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Writes a document under edit: what was not touched byte for byte, the rest in the style of what
/// stands around it.
struct EditedDocumentWriter {
  private let document: JSONDocument
  private let style: LayoutStyle
  private let gaps: Gaps
  private var placement: MemberPlacement
  private var output = ByteBuffer()

  /// What the gaps of one object look like.
  private struct Layout {
    var opening: [UInt8]
    var separator: [UInt8]
    var closing: [UInt8]
    var colon: [UInt8]
    /// The indentation of the lines that the members start.
    var indentation: [UInt8]
    var isInline: Bool { !opening.contains(0x0A) }
  }

  /// What a value takes after when it has no layout of its own.
  private struct Surroundings {
    /// The indentation of the line that the value starts on.
    var indentation: [UInt8]
    /// Whether the members around it stand on one line.
    var isInline: Bool
    /// An object of the source in the same role, `nil` where Xcode's layout is known to hold.
    var model: Int?
  }

  init(_ document: JSONDocument) {
    self.document = document
    style = LayoutStyle(of: document)
    gaps = Gaps(document)
    placement = MemberPlacement(document)
  }

  /// Writes the whole document, given its outermost object.
  mutating func write(_ root: EditableObject) -> [UInt8] {
    output.bytes.reserveCapacity(document.bytes.count + document.bytes.count / 16 + 4096)
    let start = document.startOffset(0)
    copy(0..<start)
    let surroundings = Surroundings(
      indentation: gaps.lineIndentation(at: start),
      isInline: false,
      model: nil
    )
    write(root, in: surroundings)
    copy(document.endOffset(0)..<document.bytes.count)
    return output.bytes
  }

  // MARK: - Objects

  private mutating func write(_ object: EditableObject, in surroundings: Surroundings) {
    let order = placement.order(of: object)
    output.append(UInt8(ascii: "{"))
    guard !order.isEmpty else {
      if let source = object.source, object.placedCount == 0 {
        // Opened and left as it was.
        copy(document.startOffset(source) + 1..<document.endOffset(source))
      } else {
        output.append(style.emptyGap(indentation: surroundings.indentation))
        output.append(UInt8(ascii: "}"))
      }
      return
    }
    let layout = layout(of: object, in: surroundings)
    output.append(layout.opening)
    var position = 0
    while position < order.count {
      if position > 0 { writeSeparator(object, order, before: position, layout) }
      let run = untouchedRun(object, order, from: position)
      if let run {
        copy(document.startOffset(run.first)..<document.endOffset(run.last + 1))
        position += run.count
      } else {
        writeMember(object, order, at: position, layout, surroundings)
        position += 1
      }
    }
    output.append(layout.closing)
    output.append(UInt8(ascii: "}"))
  }

  /// The members from a position on that follow each other untouched in the source.
  private func untouchedRun(
    _ object: EditableObject,
    _ order: [Int],
    from position: Int
  ) -> (first: Int, last: Int, count: Int)? {
    func untouched(_ position: Int) -> Int? {
      let slot = object.slots[order[position]]
      guard case .source(let name) = slot.name, case .source(let value) = slot.value,
        value == name + 1
      else { return nil }
      return name
    }
    guard let first = untouched(position) else { return nil }
    var last = first
    var end = position + 1
    while end < order.count, let next = untouched(end), next == document.index(after: last + 1) {
      last = next
      end += 1
    }
    return (first, last, end - position)
  }

  private mutating func writeMember(
    _ object: EditableObject,
    _ order: [Int],
    at position: Int,
    _ layout: Layout,
    _ surroundings: Surroundings
  ) {
    let slot = object.slots[order[position]]
    switch slot.name {
    case .source(let name):
      copy(document.startOffset(name)..<document.startOffset(name + 1))
    case .text(let name):
      JSONStrings.appendQuoted(name.utf8, to: &output.bytes)
      output.append(layout.colon)
    }
    let inner = Surroundings(
      indentation: layout.indentation,
      isInline: layout.isInline,
      model: model(object, order, at: position, surroundings)
    )
    write(slot.value, in: inner)
  }

  /// Every member of the source keeps what stands before it; new ones take it from a neighbour.
  private mutating func writeSeparator(
    _ object: EditableObject,
    _ order: [Int],
    before position: Int,
    _ layout: Layout
  ) {
    let own = sourceSeparator(object, before: order[position])
    let neighbour =
      sourceSeparator(object, before: order[position - 1])
      ?? (position + 1 < order.count ? sourceSeparator(object, before: order[position + 1]) : nil)
    output.append(own ?? neighbour ?? layout.separator)
  }

  private func sourceSeparator(_ object: EditableObject, before slot: Int) -> [UInt8]? {
    guard slot > 0, slot < object.placedCount,
      case .source(let previous) = object.slots[slot - 1].name
    else { return nil }
    return gaps.separator(after: previous + 1)
  }

  // MARK: - Layout of new content

  private func layout(of object: EditableObject, in surroundings: Surroundings) -> Layout {
    if let source = object.source, object.placedCount > 0,
      case .source(let last) = object.slots[object.placedCount - 1].name
    {
      return layout(like: source, last: last + 1, in: surroundings)
    }
    if let model = surroundings.model {
      let isInline = !gaps.opening(of: model).contains(0x0A)
      if isInline {
        let last = Array(document.members(of: model)).last?.value ?? model + 2
        return layout(like: model, last: last, in: surroundings)
      }
      return brokenLayout(colon: gaps.colon(ofName: model + 1), in: surroundings)
    }
    guard surroundings.isInline else { return brokenLayout(colon: style.colon, in: surroundings) }
    return Layout(
      opening: [],
      separator: style.inlineSeparator,
      closing: [],
      colon: style.colon,
      indentation: surroundings.indentation
    )
  }

  /// The layout that an object of the source has.
  private func layout(like source: Int, last: Int, in surroundings: Surroundings) -> Layout {
    let opening = gaps.opening(of: source)
    let indentation = LayoutStyle.indentation(after: opening)
    // Where all stand on one line, the blanks after the bracket say nothing about those between.
    let separator =
      gaps.separator(in: source)
      ?? indentation.map { [UInt8(ascii: ",")] + style.lineBreak + $0 } ?? style.inlineSeparator
    return Layout(
      opening: opening,
      separator: separator,
      closing: gaps.closing(of: source, last: last),
      colon: gaps.colon(ofName: source + 1),
      indentation: indentation ?? surroundings.indentation
    )
  }

  /// The layout of one member a line.
  private func brokenLayout(colon: [UInt8], in surroundings: Surroundings) -> Layout {
    let indentation = surroundings.indentation + style.indentationUnit
    return Layout(
      opening: style.lineBreak + indentation,
      separator: [UInt8(ascii: ",")] + style.lineBreak + indentation,
      closing: style.lineBreak + surroundings.indentation,
      colon: colon,
      indentation: indentation
    )
  }

  /// The nearest object in the same role whose layout a new one can take.
  private func model(
    _ object: EditableObject,
    _ order: [Int],
    at position: Int,
    _ surroundings: Surroundings
  ) -> Int? {
    guard !document.isInXcodeLayout, case .object = object.slots[order[position]].value else {
      return nil
    }
    for distance in 1...8 {
      for neighbour in [position - distance, position + distance]
      where order.indices.contains(neighbour) {
        if let found = filledObject(object.slots[order[neighbour]].value) { return found }
      }
    }
    guard let outer = surroundings.model else { return nil }
    let name = object.text(of: object.slots[order[position]].name)
    return document.member(name, of: outer).flatMap { filledObject(.source($0)) }
  }

  private func filledObject(_ value: EditableValue) -> Int? {
    let token: Int? =
      switch value {
      case .source(let token): token
      case .object(let object): object.source
      default: nil
      }
    guard let token, document[token].kind == .object, document[token].extent > token + 1 else {
      return nil
    }
    return token
  }

  // MARK: - Other values

  private mutating func write(_ value: EditableValue, in surroundings: Surroundings) {
    switch value {
    case .source(let token): copy(document.startOffset(token)..<document.endOffset(token))
    case .text(let text): JSONStrings.appendQuoted(text.utf8, to: &output.bytes)
    case .literal(let text): output.append(Array(text.utf8))
    case .object(let object): write(object, in: surroundings)
    case .array(let array): write(array, in: surroundings)
    }
  }

  private mutating func write(_ array: EditableArray, in surroundings: Surroundings) {
    output.append(UInt8(ascii: "["))
    defer { output.append(UInt8(ascii: "]")) }
    guard !array.elements.isEmpty else {
      output.append(style.emptyGap(indentation: surroundings.indentation))
      return
    }
    let indentation = surroundings.indentation + style.indentationUnit
    var opening = surroundings.isInline ? [] : style.lineBreak + indentation
    var closing = surroundings.isInline ? [] : style.lineBreak + surroundings.indentation
    var separators = [
      surroundings.isInline ? style.inlineSeparator : [UInt8(ascii: ",")] + opening
    ]
    let old = array.source.map { document.elements(of: $0) } ?? []
    if let source = array.source, let last = old.last {
      opening = gaps.opening(of: source)
      closing = gaps.closing(of: source, last: last)
      if old.count > 1 {
        separators = old.dropLast().map { gaps.separator(after: $0) }
      } else {
        separators = [
          opening.contains(0x0A) ? [UInt8(ascii: ",")] + opening : style.inlineSeparator
        ]
      }
    }
    let inner = Surroundings(
      indentation: LayoutStyle.indentation(after: opening) ?? surroundings.indentation,
      isInline: !opening.contains(0x0A),
      model: nil
    )
    output.append(opening)
    for (index, element) in array.elements.enumerated() {
      if index > 0 { output.append(separators[min(index, separators.count) - 1]) }
      write(element, in: inner)
    }
    output.append(closing)
  }

  private mutating func copy(_ range: Range<Int>) {
    output.append(document.bytes, range)
  }
}
