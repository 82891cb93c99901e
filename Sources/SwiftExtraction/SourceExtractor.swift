// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// Extracts the texts to localize from the Swift sources of a project.
///
/// Goes over every source twice: once for the declarations of the whole project, once for the
/// texts. The tokens are kept between the two as far as a bound on memory allows; sources beyond it
/// are read again. The result depends neither on the order of the sources nor on how many are read
/// at once.
public struct SourceExtractor: Sendable {
  private let options: ExtractionOptions
  private let types: LocalizableTypes
  /// What names become when a source is read.
  private let links: NameLinks
  /// See `SourceLexer.tapeLimit`; another in tests.
  var tapeLimit = SourceLexer.tapeLimit
  /// See `TapeStore.limit`; another in tests.
  var storeLimit = TapeStore.limit

  /// Makes an extractor.
  ///
  /// - Parameter options: what the project adds to the known APIs.
  public init(_ options: ExtractionOptions = ExtractionOptions()) {
    self.options = options
    types = LocalizableTypes(options.types)
    links = NameLinks(notable: BuiltInCalls(options).lookups)
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
    let sources = PathOrder.sorted(sources.map(\.path)).map { sources[$0] }
    let (index, held) = await declarations(of: sources, jobs: jobs)
    var (results, _) = await Self.concurrently(sources.count, jobs: jobs) { _ in
      Scanning(lexer: lexer, calls: BuiltInCalls(options), types: LocalizableTypes(options.types))
    } work: { own, number in
      extract(sources[number], held[number], &own, index, revise)
    }
    ConflictFinder.note(in: &results)
    var literalTexts: Set<UInt64> = []
    if options.collectsLiterals {
      for result in results { literalTexts.formUnion(result.literalTexts) }
    }
    return ProjectExtraction(sources: results, literalTexts: literalTexts)
  }

  /// Looks at every source for the first time.
  ///
  /// - Returns: what they declare, and the tapes that are kept of them.
  private func declarations(
    of sources: [SourceInput],
    jobs: Int
  ) async -> (ProjectIndex, [HeldTape]) {
    let store = TapeStore(limit: storeLimit)
    var (firsts, readers) = await Self.concurrently(sources.count, jobs: jobs) { worker in
      Reader(lexer: lexer, worker: worker)
    } work: { reader, number in
      First(sources[number], &reader, store, limit: tapeLimit)
    }
    let held = firsts.map(\.held)
    var fragments = firsts.flatMap(\.fragments)
    firsts = []
    let index = await ProjectIndex(
      merging: &fragments,
      names: readers.map(\.names),
      types: types,
      jobs: jobs
    )
    return (index, held)
  }

  /// What each worker has of its own when sources are looked at for the first time.
  private struct Reader: Sendable {
    var lexer: SourceLexer
    /// The types that the sources of the worker name.
    var names = TypeNames()
    let worker: Int

    init(lexer: SourceLexer, worker: Int) {
      self.lexer = lexer
      self.worker = worker
    }
  }

  /// What each worker has of its own when sources are looked at for the second time: workers that count
  /// references to the same rules wait for each other.
  private struct Scanning: Sendable {
    var lexer: SourceLexer
    let calls: BuiltInCalls
    let types: LocalizableTypes
  }

  private var lexer: SourceLexer {
    SourceLexer(links, keepsPlainBlocks: options.reportsVerbatimVariables)
  }

  /// What the first look at a source gives.
  private struct First: Sendable {
    var fragments: [IndexFragment] = []
    /// The tape, where there is room for it.
    let held: HeldTape

    init(
      _ source: SourceInput,
      _ reader: inout Reader,
      _ store: TapeStore,
      limit: Int
    ) {
      guard let bytes = try? source.read() else {
        held = HeldTape(nil)
        return
      }
      var start = 0
      var kept: SourceTape?
      repeat {
        let first = start
        let tape = reader.lexer.nextTape(of: bytes, from: &start, limit: limit)
        fragments.append(
          IndexBuilder.fragment(of: tape, names: &reader.names, worker: reader.worker)
        )
        if first == 0, start >= bytes.count, tape.count <= SourceLexer.tapeLimit {
          let compact =
            reader.lexer.keepsPlainBlocks ? tape : tape.compacted(&reader.lexer.room)
          if store.hasRoom(for: compact.size) { kept = compact }
        }
      } while start < bytes.count
      held = HeldTape(kept)
    }
  }

  private func extract(
    _ source: SourceInput,
    _ held: HeldTape,
    _ own: inout Scanning,
    _ index: ProjectIndex,
    _ revise: (@Sendable (ExtractedString) -> ExtractedString)?
  ) -> SourceExtraction {
    var result = SourceExtraction(path: source.path)
    let bytes: [UInt8]
    var faults: [SourceFault] = []
    if let tape = held.take() {
      bytes = tape.bytes
      scan(tape, own, index, &result, &faults)
    } else {
      do {
        bytes = try source.read()
      } catch {
        result.failure = String(describing: error)
        return result
      }
      var start = 0
      repeat {
        scan(
          own.lexer.nextTape(of: bytes, from: &start, limit: tapeLimit),
          own,
          index,
          &result,
          &faults
        )
      } while start < bytes.count
    }
    SourceFaults.append(faults, bytes, to: &result)
    SourcePlaces.fill(&result, bytes)
    if let revise { result.strings = ExtractedStrings(result.strings.lazy.map(revise)) }
    return result
  }

  private func scan(
    _ tape: SourceTape,
    _ own: borrowing Scanning,
    _ index: ProjectIndex,
    _ result: inout SourceExtraction,
    _ faults: inout [SourceFault]
  ) {
    var scanner = SiteScanner(
      tape,
      index: index,
      calls: own.calls,
      types: own.types,
      options: options
    )
    // What was found before is handed over, not copied.
    swap(&scanner.strings, &result.strings)
    swap(&scanner.diagnostics, &result.diagnostics)
    swap(&scanner.literalTexts, &result.literalTexts)
    scanner.run()
    swap(&scanner.strings, &result.strings)
    swap(&scanner.diagnostics, &result.diagnostics)
    swap(&scanner.literalTexts, &result.literalTexts)
    faults += tape.faults
  }

  /// Does the same with every number below a count, several at once, each worker with something of
  /// its own.
  ///
  /// - Returns: the results in the order of the numbers, and what the workers had of their own in
  ///   the order of theirs.
  private static func concurrently<Own: Sendable, Result: Sendable>(
    _ count: Int,
    jobs: Int,
    own: @escaping @Sendable (_ worker: Int) -> Own,
    work: @escaping @Sendable (inout Own, Int) -> Result
  ) async -> ([Result], [Own]) {
    guard jobs > 1, count > 1 else {
      var own = own(0)
      return ((0..<count).map { work(&own, $0) }, [own])
    }
    let next = Counter()
    let workers = min(jobs, count)
    return await withTaskGroup(of: (Int, Own, [(Int, Result)]).self) { group in
      for worker in 0..<workers {
        group.addTask { @concurrent in
          var own = own(worker)
          var results: [(Int, Result)] = []
          while true {
            let number = next.take()
            guard number < count else { return (worker, own, results) }
            results.append((number, work(&own, number)))
          }
        }
      }
      var all = [Result?](repeating: nil, count: count)
      var owns = [Own?](repeating: nil, count: workers)
      for await (worker, own, part) in group {
        owns[worker] = own
        for (number, result) in part { all[number] = result }
      }
      return (all.compactMap(\.self), owns.compactMap(\.self))
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
