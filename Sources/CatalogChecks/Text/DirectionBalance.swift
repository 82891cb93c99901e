// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Pairs the direction controls of a text as the Unicode Bidirectional Algorithm does.
enum DirectionBalance {
  /// A control without a partner.
  struct Fault: Equatable {
    let scalar: Unicode.Scalar
    /// Its place, counted in Unicode scalars from 1.
    let position: Int
    /// Whether it opens what is never closed.
    var opens: Bool { scalar.value != 0x2069 && scalar.value != 0x202C }
  }

  /// The first control on a line that lacks its partner there, `nil` where all is paired.
  ///
  /// Every line stands for itself: the algorithm closes everything at its end.
  static func firstFault(in text: String) -> Fault? {
    var open: [Fault] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar.isLineBreak {
        if let fault = open.first { return fault }
        continue
      }
      let control = Fault(scalar: scalar, position: index + 1)
      switch scalar.value {
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E:
        open.append(control)
      case 0x2069, 0x202C:
        // An embedding cannot be closed across the border of an isolate.
        guard let last = open.last else { return control }
        guard last.scalar.isIsolateControl == scalar.isIsolateControl else {
          return scalar.isIsolateControl ? last : control
        }
        open.removeLast()
      default: continue
      }
    }
    return open.first
  }
}
