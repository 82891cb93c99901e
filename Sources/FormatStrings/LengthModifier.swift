// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The length modifier of a conversion: how wide the argument is.
public enum LengthModifier: String, Sendable, Hashable, CaseIterable {
  /// Not given.
  case none = ""
  /// `hh`: 8 bits.
  case char = "hh"
  /// `h`: 16 bits.
  case short = "h"
  /// `l`: 64 bits, as on every platform that reads string catalogs.
  case long = "l"
  /// `ll`: 64 bits.
  case longLong = "ll"
  /// `q`: 64 bits.
  case quad = "q"
  /// `L`: a long double; with integers as `ll`.
  case longDouble = "L"
  /// `z`: the size of `size_t`.
  case size = "z"
  /// `t`: the size of `ptrdiff_t`.
  case pointerDifference = "t"
  /// `j`: the size of `intmax_t`.
  case intMax = "j"

  /// How many bits an integer argument of this length has.
  var integerBitWidth: Int {
    switch self {
    case .none: 32
    case .char: 8
    case .short: 16
    case .long, .longLong, .quad, .longDouble, .size, .pointerDifference, .intMax: 64
    }
  }
}
