// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The texts that were extracted from a source, in the order of their places.
///
/// They are kept as bytes, which takes a third of the memory, and made when they are asked for.
public struct ExtractedStrings: RandomAccessCollection, Sendable {
  /// What is known of each text beside its words.
  private struct Record {
    /// Numbers of problems, five bits each, the first ones lowest.
    var problems: UInt64
    var line: UInt32
    var column: UInt32
    /// Of the literal in the source.
    let offset: UInt32
    /// Of the words in the bytes of the chunk.
    let start: UInt32
    let parts: Parts
    let confidence: ExtractionConfidence
  }

  /// What there is of a text beside its key.
  private struct Parts: OptionSet {
    let rawValue: UInt8
    static let table = Parts(rawValue: 1)
    static let value = Parts(rawValue: 2)
    static let explicitDefault = Parts(rawValue: 4)
    static let comment = Parts(rawValue: 8)
    static let template = Parts(rawValue: 16)
  }

  /// So many texts at most, so that growing copies little.
  private struct Chunk {
    static let shift = 14
    static let size = 1 << shift

    var records: ContiguousArray<Record> = []
    var words = PackedWords()
  }

  private var chunks: [Chunk] = []
  /// How many there are.
  public private(set) var endIndex = 0

  init() {}

  /// Packs texts.
  init(_ strings: some Sequence<ExtractedString>) {
    for string in strings { append(string) }
  }

  /// The position of the first.
  public var startIndex: Int { 0 }

  /// The text at a place.
  public subscript(position: Int) -> ExtractedString {
    let chunk = chunks[position >> Chunk.shift]
    let record = chunk.records[position & (Chunk.size - 1)]
    var words = chunk.words.reader(at: Int(record.start))
    let parts = record.parts
    return ExtractedString(
      key: words.text(),
      table: parts.contains(.table) ? words.text() : ExtractedString.defaultTable,
      defaultValue: parts.contains(.value) ? words.text() : nil,
      hasExplicitDefault: parts.contains(.explicitDefault),
      comment: parts.contains(.comment) ? words.text() : nil,
      line: Int(record.line),
      column: Int(record.column),
      confidence: record.confidence,
      problems: Self.problems(record.problems),
      template: parts.contains(.template) ? words.template() : nil,
      offset: Int(record.offset)
    )
  }

  /// The line and the column of the text at a position, without making it.
  package func place(at position: Int) -> (line: Int, column: Int) {
    let record = chunks[position >> Chunk.shift].records[position & (Chunk.size - 1)]
    return (Int(record.line), Int(record.column))
  }

  // MARK: - Changing

  mutating func append(_ string: ExtractedString) {
    if endIndex & (Chunk.size - 1) == 0 { chunks.append(Chunk()) }
    let last = chunks.count - 1
    var parts: Parts = []
    let start = chunks[last].words.count
    chunks[last].words.append(string.key)
    if string.table != ExtractedString.defaultTable {
      parts.insert(.table)
      chunks[last].words.append(string.table)
    }
    if let value = string.defaultValue {
      parts.insert(.value)
      chunks[last].words.append(value)
    }
    if string.hasExplicitDefault { parts.insert(.explicitDefault) }
    if let comment = string.comment {
      parts.insert(.comment)
      chunks[last].words.append(comment)
    }
    if let template = string.template {
      parts.insert(.template)
      chunks[last].words.append(template)
    }
    var problems: UInt64 = 0
    for problem in string.problems { Self.add(problem, to: &problems) }
    chunks[last].records.append(
      Record(
        problems: problems,
        line: UInt32(clamping: string.line),
        column: UInt32(clamping: string.column),
        offset: UInt32(clamping: string.offset),
        start: UInt32(clamping: start),
        parts: parts,
        confidence: string.confidence
      )
    )
    endIndex += 1
  }

  /// Gives the texts lines and columns from their offsets, which come in order.
  mutating func number(_ place: (Int) -> (line: Int, column: Int)) {
    for chunk in chunks.indices {
      for index in chunks[chunk].records.indices {
        let (line, column) = place(Int(chunks[chunk].records[index].offset))
        chunks[chunk].records[index].line = UInt32(clamping: line)
        chunks[chunk].records[index].column = UInt32(clamping: column)
      }
    }
  }

  /// Notes a problem of a text.
  mutating func note(_ problem: ExtractionProblem, at position: Int) {
    Self.add(
      problem,
      to: &chunks[position >> Chunk.shift].records[position & (Chunk.size - 1)].problems
    )
  }

  // MARK: - Looking without making texts

  /// The places of the texts with a default value or a comment.
  var described: [Int] {
    indices.filter { position in
      !chunks[position >> Chunk.shift].records[position & (Chunk.size - 1)].parts
        .isDisjoint(with: [.value, .comment])
    }
  }

  /// Whether a text has a problem that leaves it in doubt.
  var hasDoubts: Bool {
    chunks.contains { chunk in
      chunk.records.contains {
        $0.problems > 0 && Self.problems($0.problems).contains(where: \.isDoubt)
      }
    }
  }

  // MARK: - Problems

  private static func add(_ problem: ExtractionProblem, to problems: inout UInt64) {
    guard let number = ExtractionProblem.allCases.firstIndex(of: problem) else { return }
    var shift: UInt64 = 0
    while shift < 60, problems >> shift & 31 != 0 { shift += 5 }
    if shift < 60 { problems |= UInt64(number + 1) << shift }
  }

  private static func problems(_ numbers: UInt64) -> [ExtractionProblem] {
    var problems: [ExtractionProblem] = []
    var rest = numbers
    while rest & 31 != 0 {
      problems.append(ExtractionProblem.allCases[Int(rest & 31) - 1])
      rest >>= 5
    }
    return problems
  }
}
