// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface

/// `toaststrings rename`: gives a key another name.
enum RenameCommand {
  static let spec = CommandSpec(
    "rename",
    summary: "give a key another name; its texts go with it",
    discussion: """
      With --stdin a line is {"old": "Undo", "new": "Take back"}; "key" may stand for "old", and \
      "to" for "new".
      """,
    examples: [
      .init("toaststrings rename App.xcstrings '%d files' '%lld files'", "texts and comment stay")
    ],
    arguments: [
      CatalogText.argument,
      ArgumentSpec("old", count: .optional, help: "The key"),
      ArgumentSpec("new", count: .optional, help: "Its new name, which no key may have"),
    ],
    options: CatalogChange.options
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let old = parsed.operand("old")
    let new = parsed.operand("new")
    let requests: [CatalogEditRequest]
    if parsed.flag("stdin") {
      guard old == nil else { throw CatalogChange.keyUnwanted("rename") }
      requests = try CatalogChange.requests(.rename, context)
    } else {
      guard let old, let new else {
        throw UsageError(
          "<old> and <new> are missing, or '--stdin' to read edits",
          reference: "rename --help"
        )
      }
      requests = [CatalogEditRequest(.rename(key: old, to: new))]
    }
    return try CatalogChange(
      path: parsed.operand("catalog") ?? "",
      requests: requests,
      isDryRun: parsed.flag("dry-run"),
      context: context
    ).run()
  }
}
