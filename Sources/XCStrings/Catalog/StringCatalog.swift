// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Glibc

/// A string catalog, an `.xcstrings` file, with nothing lost: positions, the order of members,
/// spellings, unknown members and members that stand twice.
///
/// The catalog is immutable and its views are light; to change one, use `CatalogEditor`. Reading
/// accepts any layout of JSON and any version of the format.
public struct StringCatalog: Sendable {
  package let document: JSONDocument

  /// Reads a catalog from bytes, which are copied.
  ///
  /// - Parameter bytes: JSON in UTF-8, with or without a byte-order mark.
  /// - Throws: `JSONSyntaxError` at the first byte that is not JSON.
  public init(_ bytes: some Collection<UInt8>) throws(JSONSyntaxError) {
    document = try JSONDocument(TextBytes(bytes))
  }

  /// Reads a catalog from a file; large files are mapped into memory and not copied.
  ///
  /// - Parameter path: the path of the file.
  /// - Throws: `StringCatalogError` when the file cannot be read or is not JSON.
  public init(contentsOfFile path: String) throws(StringCatalogError) {
    self = try StringCatalog(TextBytes(contentsOfFile: path), path: path)
  }

  /// Reads a catalog from bytes that are already in memory.
  package init(_ bytes: TextBytes, path: String) throws(StringCatalogError) {
    do {
      document = try JSONDocument(bytes)
    } catch {
      let location = LineIndex(bytes).location(ofOffset: error.offset)
      throw StringCatalogError(path: path, reason: .malformed(error, location))
    }
  }

  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// The language of the keys and of the texts that are translated.
  public var sourceLanguage: String? { string(.sourceLanguage, of: 0) }

  /// The version of the format, such as `1.0`; `nil` where the file states none.
  public var version: String? { string(.version, of: 0) }

  /// The entries in the order of the file.
  public var entries: Entries {
    Entries(
      document: document,
      members: document.members(of: document.member(.strings, of: 0) ?? 0)
    )
  }

  /// The first entry with a key.
  ///
  /// - Parameter key: compared by Unicode scalars, so that composed and decomposed spellings are
  ///   two keys.
  /// - Returns: the entry, or `nil` where no key is spelled so.
  /// - Complexity: linear in the number of entries.
  public func entry(forKey key: String) -> Entry? {
    entries.first { document.isText($0.nameToken, key) }
  }

  /// Members that stand a second time in their object, which decoders drop without a word.
  public var duplicateMembers: [DuplicateMember] {
    // Each kind of place comes in ascending order or nearly so: two walks over the text do.
    var firsts = LineIndex(document.bytes)
    var seconds = firsts
    let strings = document.member(.strings, of: 0) ?? 0
    let keys = document.members(of: strings).map(\.name)
    return document.duplicates.map { duplicate in
      DuplicateMember(
        name: document.text(duplicate.second),
        path: path(to: duplicate.object, keys).map(document.text),
        first: firsts.next(document.startOffset(duplicate.first)),
        second: seconds.next(document.startOffset(duplicate.second))
      )
    }
  }

  /// The names on the way from the top of the file to a value, given the keys; a walk over all of
  /// them for each of many values would take the square of their number.
  private func path(to value: Int, _ keys: [Int]) -> [Int] {
    guard let strings = document.member(.strings, of: 0),
      let key = document.name(around: value, among: keys)
    else { return document.path(from: 0, to: value) }
    return [strings - 1, key] + document.path(from: key + 1, to: value)
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { document.bytes.copy(0..<document.bytes.count) }

  /// The bytes as Xcode would write the file, or with its layout only.
  ///
  /// The values stay what they are, to the digits of a number.
  ///
  /// - Precondition: no member stands twice in its object; the copies would both be kept.
  public func bytesInXcodeLayout(order: CatalogOrder = .xcode) -> [UInt8] {
    var layout = XcodeLayout(document, order: order)
    return layout.bytes()
  }

  /// The bytes of one value in Xcode's layout, as if it stood alone, its members as they stand.
  package func bytesInXcodeLayout(ofValue token: Int) -> [UInt8] {
    var layout = XcodeLayout(document, order: .keep)
    return layout.bytes(of: token)
  }

  /// Whether the file is byte for byte what Xcode would write.
  public var isInXcodeLayout: Bool {
    guard document.isInXcodeLayout else { return false }
    var order = DocumentOrder(document)
    return order.isOrdered()
  }

  /// The first place where the file is not what Xcode would write.
  package func layoutDifference(order: CatalogOrder = .xcode) -> LayoutDifference? {
    if document.isInXcodeLayout, order == .keep { return nil }
    if isInXcodeLayout { return nil }
    var layout = XcodeLayout(document, order: order)
    return layout.firstDifference()
  }

  private func string(_ name: MemberName, of object: Int) -> String? {
    document.string(name, of: object)
  }
}

extension JSONDocument {
  /// The text of a member that is a string.
  func string(_ name: MemberName, of object: Int) -> String? {
    guard let value = member(name, of: object), self[value].kind == .string else { return nil }
    return text(value)
  }
}

extension TextBytes {
  /// Maps or reads a file.
  ///
  /// What is no file, such as a named pipe or a device, is refused: to read it might never end. A
  /// stream that this process was started with (`/dev/stdin`, and `/dev/fd/63`, which a shell puts
  /// in the place of `<(…)`) is read to its end.
  ///
  /// - Throws: `StringCatalogError` with the system's reason.
  package convenience init(contentsOfFile path: String) throws(StringCatalogError) {
    do throws(FileError.Reason) {
      let file = try POSIX.openForReading(path, takesStreams: Self.isStream(path))
      try self.init(descriptor: file.raw)
    } catch {
      throw StringCatalogError(path: path, reason: .unreadable(error.explanation(of: .read)))
    }
  }

  /// Whether a path names one of the streams of this process.
  private static func isStream(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }
}
