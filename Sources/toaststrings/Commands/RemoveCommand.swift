// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import CommandLineInterface

/// `toaststrings remove`: removes a key, or one language of it.
enum RemoveCommand {
  static let spec = CommandSpec(
    "remove",
    summary: "remove a key, or one language of it",
    examples: [
      .init("toaststrings remove App.xcstrings 'Old banner'", "the key with all its texts"),
      .init("toaststrings remove App.xcstrings Undo --locale fr", "one language of it"),
    ],
    arguments: [
      CatalogText.argument, ArgumentSpec("key", count: .optional, help: "The key"),
    ],
    options: [
      .value("locale", short: "l", ValueSpec("locale"), help: "Remove this language only")
    ] + CatalogChange.options
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let key = parsed.operand("key")
    let requests: [CatalogEditRequest]
    if parsed.flag("stdin") {
      guard key == nil, !parsed.isGiven("locale") else { throw CatalogChange.keyUnwanted("remove") }
      requests = try CatalogChange.requests(.remove, context)
    } else {
      guard let key else { throw CatalogChange.keyMissing("remove") }
      requests = [CatalogEditRequest(.remove(key: key, locale: parsed.value("locale")))]
    }
    return try CatalogChange(
      path: parsed.operand("catalog") ?? "",
      requests: requests,
      isDryRun: parsed.flag("dry-run"),
      context: context
    ).run()
  }
}
