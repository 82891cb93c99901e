// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a case expected and what came, for the person who reads the test's result.
struct CaseFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ place: String, expected: JSONValue, got: JSONValue?) {
    description = "\(place): expected \(expected), got \(got.map { "\($0)" } ?? "nothing")"
  }
}
