// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The device that a text is for: an open set, since catalogs may name new ones.
public struct DeviceVariation: RawRepresentable, Sendable, Hashable, Codable {
  /// The name in catalogs.
  public let rawValue: String

  /// Makes a device of its name in catalogs.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An iPhone.
  public static let iphone = DeviceVariation(rawValue: "iphone")
  /// An iPad.
  public static let ipad = DeviceVariation(rawValue: "ipad")
  /// An iPod.
  public static let ipod = DeviceVariation(rawValue: "ipod")
  /// A Mac.
  public static let mac = DeviceVariation(rawValue: "mac")
  /// An Apple Watch.
  public static let applewatch = DeviceVariation(rawValue: "applewatch")
  /// An Apple TV.
  public static let appletv = DeviceVariation(rawValue: "appletv")
  /// An Apple Vision.
  public static let applevision = DeviceVariation(rawValue: "applevision")
  /// Any other device.
  public static let other = DeviceVariation(rawValue: "other")

  /// The names to look for, the best first.
  ///
  /// Texts for an iPhone stand in for those of an iPad or iPod.
  var candidates: [String] {
    switch self {
    case .other: ["other"]
    case .ipad, .ipod: [rawValue, "iphone", "other"]
    default: [rawValue, "other"]
    }
  }
}
