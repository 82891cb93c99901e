// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import XCStrings

/// Laws of edits, tried on catalogs of every layout.
@Suite
struct CatalogEditorTests {
  static let samples: [(GeneratedLayout, UInt64)] = GeneratedLayout.allCases.flatMap { layout in
    (1...5).map { (layout, $0) }
  }

  @Test("Edits that change nothing leave the bytes alone", arguments: samples)
  func nothing(layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let catalog = try StringCatalog(generator.catalog(layout: layout))
    let editor = try CatalogEditor(catalog)
    for entry in catalog.entries {
      try editor.insertEntry(entry.key)
      if let comment = entry.comment { try editor.setComment(comment, forKey: entry.key) }
      try editor.setExtractionState(entry.extractionState, forKey: entry.key)
      try editor.setShouldTranslate(entry.shouldTranslate, forKey: entry.key)
      for localization in entry.localizations {
        let language = localization.language
        for path in try editor.textPaths(forKey: entry.key, language: language) {
          let text = try #require(
            try editor.text(forKey: entry.key, language: language, at: path)
          )
          try editor.setText("x", state: .new, forKey: entry.key, language: language, at: path)
          try editor.setText(
            text.value,
            state: text.state,
            forKey: entry.key,
            language: language,
            at: path
          )
        }
        if let set = try editor.stringSet(forKey: entry.key, language: language) {
          try editor.setStringSet(
            set.values + ["x"],
            state: .new,
            forKey: entry.key,
            language: language
          )
          try editor.setStringSet(
            set.values,
            state: set.state,
            forKey: entry.key,
            language: language
          )
        }
      }
    }
    #expect(editor.changedBytes() == nil)
  }

  @Test("A text set and set back gives the first bytes", arguments: samples)
  func thereAndBack(layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    // Escapes that Xcode would not write cannot come back.
    guard layout != .fourSpaces else { return }
    let bytes = generator.catalog(layout: layout)
    let catalog = try StringCatalog(bytes)
    for entry in catalog.entries {
      for language in entry.localizations.map(\.language) {
        let editor = try CatalogEditor(catalog)
        guard let path = try editor.textPaths(forKey: entry.key, language: language).first,
          let old = try editor.text(forKey: entry.key, language: language, at: path)?.value
        else { continue }
        let key = entry.key
        try editor.setText(old + "\n\"x\"", state: nil, forKey: key, language: language, at: path)
        let changed = try #require(editor.changedBytes())
        #expect(lineChanges(from: bytes, to: changed) <= 1)
        let back = try CatalogEditor(StringCatalog(changed))
        try back.setText(old, state: nil, forKey: key, language: language, at: path)
        #expect(back.changedBytes() == bytes)
      }
    }
  }

  @Test("What is added can be removed without a trace", arguments: samples)
  func addAndRemove(layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let bytes = generator.catalog(layout: layout)
    let catalog = try StringCatalog(bytes)
    let key = generator.key() + " (new)"
    let editor = try CatalogEditor(catalog)
    try editor.setText("Neu", state: .translated, forKey: key, language: "de")
    try editor.setText(
      "Neue",
      state: .translated,
      forKey: key,
      language: "fr",
      at: .plural("other")
    )
    let old = try #require(catalog.entries.first { _ in true })
    let hadLocalizations = !old.localizations.isEmpty
    if hadLocalizations {
      try editor.setText("Etwas", state: .new, forKey: old.key, language: "tlh")
    }
    let changed = try #require(editor.changedBytes())
    try expectSameValues(
      catalog,
      StringCatalog(changed),
      but: [["strings", key]]
        + (hadLocalizations ? [["strings", old.key, "localizations", "tlh"]] : [])
    )
    let back = try CatalogEditor(StringCatalog(changed))
    try back.removeEntry(key)
    if hadLocalizations { try back.removeLocalization("tlh", forKey: old.key) }
    #expect(back.changedBytes() == bytes)
  }

  @Test("Only what an edit names changes, in any layout", arguments: samples)
  func onlyWhatIsNamed(layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    var catalog = try StringCatalog(generator.catalog(layout: layout))
    for _ in 0..<8 {
      let key = generator.key()
      let language = generator.language()
      let editor = try CatalogEditor(catalog)
      let path: LeafPath = Bool.random(using: &generator.random) ? .plain : .plural("few")
      try editor.setText(
        generator.text(),
        state: .needsReview,
        forKey: key,
        language: language,
        at: path
      )
      guard let bytes = editor.changedBytes() else { continue }
      let next = try StringCatalog(bytes)
      try expectSameValues(catalog, next, but: [["strings", key, "localizations", language]])
      expectSameSequence(catalog, next)
      catalog = next
    }
  }

  @Test("The result in Xcode's layout is in Xcode's layout", arguments: 1...60)
  func xcodeLayout(seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let catalog = try StringCatalog(generator.catalog(layout: .xcode))
    #expect(catalog.isInXcodeLayout)
    let editor = try CatalogEditor(catalog)
    for _ in 0..<10 {
      try randomEdit(editor, &generator)
      let bytes = editor.changedBytes() ?? catalog.bytes
      let result = try StringCatalog(bytes)
      #expect(result.isInXcodeLayout, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(result.bytesInXcodeLayout() == bytes)
    }
    for key in try editor.keys() { try editor.removeEntry(key) }
    let empty = try #require(editor.changedBytes())
    #expect(String(decoding: empty, as: UTF8.self).contains("\"strings\" : {\n\n  }"))
  }

  @Test("The order of independent edits does not matter", arguments: samples)
  func order(layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let catalog = try StringCatalog(generator.catalog(layout: layout))
    var edits: [(key: String, language: String, text: String)] = []
    for number in 0..<20 {
      let key = number % 3 == 0 ? generator.key() + "!" : generator.key()
      let language = generator.language()
      guard
        !edits.contains(where: {
          Array($0.key.utf8) == Array(key.utf8) && $0.language == language
        })
      else { continue }
      edits.append((key, language, generator.text()))
    }
    func result(_ edits: [(key: String, language: String, text: String)]) throws -> [UInt8]? {
      let editor = try CatalogEditor(catalog)
      for edit in edits {
        try editor.setText(edit.text, state: .new, forKey: edit.key, language: edit.language)
      }
      return editor.changedBytes()
    }
    let first = try result(edits)
    #expect(try result(edits.reversed()) == first)
    #expect(try result(edits.shuffled(using: &generator.random)) == first)
  }

  @Test("A new name changes the name alone", arguments: samples)
  func rename(layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let bytes = generator.catalog(layout: layout)
    let catalog = try StringCatalog(bytes)
    let keys = catalog.entries.map(\.key)
    let key = try #require(keys.randomElement(using: &generator.random))
    let editor = try CatalogEditor(catalog)
    try editor.renameEntry(key, to: "renamed \u{1F600}")
    let changed = try #require(editor.changedBytes())
    let result = try StringCatalog(changed)
    let before = flattened(catalog).mapKeys { path in
      path.starts(with: ["strings", key].map(ExactText.init))
        ? [ExactText("strings"), ExactText("renamed \u{1F600}")] + path.dropFirst(2) : path
    }
    #expect(before == flattened(result))
    if layout != .unsorted, layout != .fourSpaces, layout != .oneLine {
      let back = try CatalogEditor(result)
      try back.renameEntry("renamed \u{1F600}", to: key)
      if layout != .fourSpaces { #expect(back.changedBytes() == bytes) }
    }
    try editor.renameEntry("renamed \u{1F600}", to: key)
    #expect(editor.changedBytes() == nil)
  }

  private func randomEdit(
    _ editor: CatalogEditor,
    _ generator: inout CatalogGenerator
  ) throws {
    let key = generator.key()
    let language = generator.language()
    switch Int.random(in: 0..<11, using: &generator.random) {
    case 0: try editor.insertEntry(key)
    case 1: try editor.setComment(generator.text(), forKey: key)
    case 2: try editor.setExtractionState(.manual, forKey: key)
    case 3: try editor.setShouldTranslate(false, forKey: key)
    case 4:
      try editor.setStringSet(
        [generator.text(), generator.text()],
        state: .translated,
        forKey: key,
        language: language
      )
    case 5:
      try editor.setSubstitution(
        argumentNumber: 1,
        formatSpecifier: "lld",
        named: "files",
        forKey: key,
        language: language
      )
    case 6: try editor.nestContent(under: .device, "other", forKey: key, language: language)
    case 7:
      if let old = try editor.keys().randomElement(using: &generator.random) {
        try editor.removeEntry(old)
      }
    case 8:
      if let old = try editor.keys().randomElement(using: &generator.random),
        let language = try editor.languages(forKey: old).first
      {
        try editor.removeLocalization(language, forKey: old)
      }
    case 9:
      if let old = try editor.keys().randomElement(using: &generator.random),
        let language = try editor.languages(forKey: old).first,
        let path = try editor.textPaths(forKey: old, language: language).last
      {
        try editor.removeText(forKey: old, language: language, at: path)
      }
    default:
      try editor.setText(generator.text(), state: .new, forKey: key, language: language)
    }
  }
}
