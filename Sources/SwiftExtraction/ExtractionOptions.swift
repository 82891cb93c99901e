// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a project adds to the APIs that are known.
public struct ExtractionOptions: Sendable {
  /// Functions that look up their first argument, such as `L`.
  public var routines: [String]
  /// Types whose literals are keys.
  public var types: [String]
  /// Members of literals that look them up, such as `localized`.
  public var members: [String]
  /// Whether previews count.
  public var includesPreviews: Bool
  /// Whether `Text(name)` is reported.
  public var reportsVerbatimVariables: Bool
  /// Whether all other literals are remembered, so that a key that is one is not called unused.
  public var collectsLiterals: Bool

  /// Makes options; without any only the known APIs count.
  public init(
    routines: [String] = [],
    types: [String] = [],
    members: [String] = [],
    includesPreviews: Bool = false,
    reportsVerbatimVariables: Bool = false,
    collectsLiterals: Bool = false
  ) {
    self.routines = routines
    self.types = types
    self.members = members
    self.includesPreviews = includesPreviews
    self.reportsVerbatimVariables = reportsVerbatimVariables
    self.collectsLiterals = collectsLiterals
  }
}
