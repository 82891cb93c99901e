// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How two codes of one catalog name the same language.
package enum SharedLanguage: Hashable, Sendable {
  /// Two names of one localization: `iw` and `he`, `zh-Hans` and `zh-CN`, `nb` and `no`.
  case sameLocalization
  /// A code and the same with its default region: `pt` and `pt-BR`. Two names of one localization
  /// only where most of the texts are equal, which the caller knows.
  case ownDefaultRegion
}
