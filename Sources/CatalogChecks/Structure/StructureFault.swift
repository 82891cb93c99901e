// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Something in a catalog that the format does not have.
struct StructureFault: Equatable {
  enum Kind: Equatable {
    case missingMember(MemberName)
    case missingVersion
    case wrongType(expected: String)
    case unknownPluralForm
    case substitutionWithoutVariations
    case variationsBesideUnit
    // What a newer version of the format may bring.
    case unknownMember
    case unknownVersion
    case unknownState
    case unknownVariation
    case unknownDevice
  }

  let kind: Kind
  /// The token that it is about: the value of the wrong type, the unknown name, the name or the
  /// object that lacks something.
  let token: Int
  /// The key of the entry around it, or -1.
  let key: Int

  /// How much it weighs.
  var severity: Severity {
    switch kind {
    case .missingMember, .wrongType, .unknownPluralForm, .substitutionWithoutVariations: .error
    case .missingVersion, .variationsBesideUnit: .warning
    case .unknownMember, .unknownVersion, .unknownState, .unknownVariation, .unknownDevice: .info
    }
  }
}
