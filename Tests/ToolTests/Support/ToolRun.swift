// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// What a run of the built tool left: its exit status and both streams.
struct ToolRun {
  /// The exit status; the number of a signal that ended the process, negated.
  let status: Int32
  let outputBytes: [UInt8]
  let errorBytes: [UInt8]

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The lines of standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }
}

/// The built tool.
enum Tool {
  /// The executable: SwiftPM puts it into the folder of the test program, whatever the
  /// configuration and the scratch path.
  static let executable = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("toaststrings")

  /// The environment of the runs: that of the tests, but for what changes the tool's output.
  static let environment: [String: String] = {
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "LANGUAGE", "COLUMNS"] { variables[name] = nil }
    variables["LANG"] = "C.UTF-8"
    variables["LC_ALL"] = "C.UTF-8"
    variables["TERM"] = "xterm-256color"
    // Says something only to a tool that was built with the address sanitizer.
    if variables["LSAN_OPTIONS"] == nil {
      let file = packageRoot.appendingPathComponent(
        "Tests/SanitizerOptions/SanitizerOptions.c.suppressions"
      )
      variables["LSAN_OPTIONS"] = "print_suppressions=0:suppressions='\(file.path)'"
    }
    return variables
  }()
}
