// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// Extracts the texts to localize from the Swift sources of a project.
///
/// Reads every source twice: once for the declarations of the whole project, once for the texts.
/// The result depends neither on the order of the sources nor on how many are read at once.
public struct SourceExtractor: Sendable {
  private let options: ExtractionOptions
  private let calls: BuiltInCalls
  private let types: LocalizableTypes

  /// Makes an extractor.
  ///
  /// - Parameter options: what the project adds to the known APIs.
  public init(_ options: ExtractionOptions = ExtractionOptions()) {
    self.options = options
    calls = BuiltInCalls(options)
    types = LocalizableTypes(options.types)
  }

  /// Extracts from all sources of a project.
  ///
  /// - Parameters:
  ///   - sources: the sources, in any order.
  ///   - jobs: how many are read at once at most.
  ///   - revise: has the last word on every text, such as the conversions that a catalog has.
  /// - Returns: what each source has, in the order of their paths.
  public func extract(
    _ sources: [SourceInput],
    jobs: Int = 1,
    revising revise: (@Sendable (ExtractedString) -> ExtractedString)? = nil
  ) async -> ProjectExtraction {
    let sources = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let fragments = await Self.concurrently(sources, jobs: jobs) { source in
      guard let bytes = try? source.read() else { return IndexFragment() }
      return IndexBuilder.fragment(of: SourceLexer.tape(of: bytes))
    }
    let index = ProjectIndex(merging: fragments, types: types)
    var results = await Self.concurrently(sources, jobs: jobs) { source in
      extract(source, index, revise)
    }
    ConflictFinder.note(in: &results)
    var literalTexts: Set<UInt64> = []
    if options.collectsLiterals {
      for result in results { literalTexts.formUnion(result.literalTexts) }
    }
    return ProjectExtraction(sources: results, literalTexts: literalTexts)
  }

  private func extract(
    _ source: SourceInput,
    _ index: ProjectIndex,
    _ revise: (@Sendable (ExtractedString) -> ExtractedString)?
  ) -> SourceExtraction {
    var result = SourceExtraction(path: source.path)
    let bytes: [UInt8]
    do {
      bytes = try source.read()
    } catch {
      result.failure = String(describing: error)
      return result
    }
    let tape = SourceLexer.tape(of: bytes)
    var scanner = SiteScanner(tape, index: index, calls: calls, types: types, options: options)
    scanner.run()
    result.strings = scanner.strings
    result.diagnostics = scanner.diagnostics
    result.literalTexts = scanner.literalTexts
    SourceFaults.append(of: tape, to: &result)
    SourcePlaces.fill(&result, bytes)
    if let revise { result.strings = result.strings.map(revise) }
    return result
  }

  /// Does the same with every source; results come in the order of the sources.
  private static func concurrently<Result: Sendable>(
    _ sources: [SourceInput],
    jobs: Int,
    _ work: @escaping @Sendable (SourceInput) -> Result
  ) async -> [Result] {
    guard jobs > 1, sources.count > 1 else { return sources.map(work) }
    let next = Counter()
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<min(jobs, sources.count) {
        group.addTask { @concurrent in
          var results: [(Int, Result)] = []
          while true {
            let number = next.take()
            guard number < sources.count else { return results }
            results.append((number, work(sources[number])))
          }
        }
      }
      var all = [Result?](repeating: nil, count: sources.count)
      for await part in group {
        for (number, result) in part { all[number] = result }
      }
      return all.compactMap(\.self)
    }
  }
}

/// Hands out numbers from 0 on, each once.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func take() -> Int {
    value.add(1, ordering: .relaxed).oldValue
  }
}
