// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import StringResolution

/// The catalogs that come with the package.
enum BuiltInTexts {
  /// Labels and sentences; the keys tell the tables apart.
  static let bundle = LocalizationBundle(
    embedded: [BuiltInCatalogs.actionLabels, BuiltInCatalogs.announcements],
    preferences: []
  )
}
