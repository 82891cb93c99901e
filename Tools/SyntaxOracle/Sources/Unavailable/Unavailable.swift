// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Stands in for the oracle where the toolchain has no SwiftSyntax: says so and succeeds.
@main
enum Unavailable {
  static func main() {
    print("skipped: this toolchain has no SwiftSyntax modules in usr/lib/swift/host")
  }
}
