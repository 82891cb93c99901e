// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// A failed call of the operating system.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The number of the fault, as in `errno`.
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// The system's own words for the fault.
  package var description: String {
    unsafe String(cString: strerror(number)).lowercased()
  }
}
