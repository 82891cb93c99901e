// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// The plural category that a form's name stands for.
typealias PluralForm = PluralCategory

extension PluralCategory {
  /// The category of one of the format's own names; `nil` for any other name.
  init?(_ name: MemberName) {
    switch name {
    case .zero: self = .zero
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    case .many: self = .many
    case .otherForm: self = .other
    default: return nil
    }
  }
}
