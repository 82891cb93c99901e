// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How long a toast has to be seen so that it can be read.
package enum ReadingTime {
  /// The least time that a toast is shown.
  package static let minimum = 4.0
  /// Beyond this a toast stays until somebody closes it.
  package static let longest = 10.0

  /// Two seconds to notice the toast, and a quarter more than it takes to read it aloud.
  package static func seconds(_ units: ReadingUnits) -> Double {
    2 + 1.25 * units.spokenSeconds
  }

  /// Seconds rounded up to a tenth.
  package static func roundedUp(_ seconds: Double) -> Double {
    // The guard keeps 4.1 from becoming 4.2 by the error of the product.
    (seconds * 10 - 1e-9).rounded(.up) / 10
  }
}
