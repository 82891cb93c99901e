// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The way from a localization to one of its texts, such as `device.other.plural.few`.
public struct LeafPath: Hashable, Sendable {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// Into a case of a variation, such as the plural category `few`.
    case variation(VariationKind, String)
    /// Into a substitution.
    case substitution(String)
  }

  /// The steps from the outermost; none leads to the localization's own text.
  public let steps: [Step]

  /// Makes a path of steps from the outermost.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The text that does not vary.
  public static let plain = LeafPath([])

  /// The path to a form of a plural table.
  public static func plural(_ category: String) -> LeafPath {
    LeafPath([.variation(.plural, category)])
  }

  /// The path to the text for a device.
  public static func device(_ name: String) -> LeafPath {
    LeafPath([.variation(.device, name)])
  }

  /// The path with one more step.
  public func appending(_ step: Step) -> LeafPath { LeafPath(steps + [step]) }
}

extension LeafPath: CustomStringConvertible {
  /// The names joined by points, as reports write them; empty for the plain text.
  public var description: String {
    steps.map { step in
      switch step {
      case .variation(let kind, let name): "\(kind.rawValue).\(name)"
      case .substitution(let name): "substitutions.\(name)"
      }
    }.joined(separator: ".")
  }
}
