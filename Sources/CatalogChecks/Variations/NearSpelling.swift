// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import EditDistance

/// A name, to tell whether another one is it with a typing error.
///
/// Near is one edit, in names of six scalars or more two, capitals and small letters being the same.
struct NearSpelling {
  private let scalars: [Unicode.Scalar]

  init(_ name: String) {
    scalars = Array(name.lowercased().unicodeScalars)
  }

  /// Whether one of the names can stand for the other.
  func isNear(_ other: NearSpelling) -> Bool {
    let shorter = min(scalars.count, other.scalars.count)
    let limit = shorter >= 6 ? 2 : 1
    return EditDistance.between(scalars, other.scalars, atMost: limit) != nil
  }
}
