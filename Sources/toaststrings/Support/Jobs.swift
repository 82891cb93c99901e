// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation

/// The `--jobs` option.
enum Jobs {
  static let option = OptionSpec.value(
    "jobs",
    ValueSpec("count", form: .integer(1...1024)),
    help: "Use at most this many cores [default: all]"
  )

  static func count(_ parsed: ParsedArguments) -> Int {
    parsed.integer("jobs") ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
