// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Every Unicode scalar there is.
var allScalars: some Sequence<Unicode.Scalar> {
  (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
}

/// The scalars that act, as the Unicode Character Database has them: the property names stand in
/// `PropList.txt` and `UnicodeData.txt`.
func actsByTheDatabase(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  // Cc: C0, DEL and C1. Zl and Zp: U+2028 and U+2029.
  case .control, .lineSeparator, .paragraphSeparator: true
  default: bidiControls.contains(scalar.value) || deprecatedFormats.contains(scalar.value)
  }
}

/// `Bidi_Control` of Unicode 15, which the standard library does not have.
private let bidiControls: Set<UInt32> = [
  0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
]

/// The format characters that `Deprecated` of Unicode 15 has in this block; they change how text
/// is shaped and mirrored.
private let deprecatedFormats: Set<UInt32> = [0x206A, 0x206B, 0x206C, 0x206D, 0x206E, 0x206F]
