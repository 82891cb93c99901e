// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What members of the standard library and Foundation give, whatever their owner, and free
/// functions.
enum StandardNames {
  static let rawValue = Symbol("rawValue")
  static let count = Symbol("count")

  /// Properties whose name tells the type.
  static let properties: [Symbol: String] = table([
    ("Int", "count hashValue nonzeroBitCount leadingZeroBitCount trailingZeroBitCount"),
    (
      "String",
      """
      description debugDescription localizedDescription absoluteString lastPathComponent \
      pathExtension uuidString capitalized localizedCapitalized localizedUppercase \
      localizedLowercase localizedName displayName bundleIdentifier
      """
    ),
    ("Bool", "isEmpty"),
    ("TimeInterval", "timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate"),
  ])

  /// Methods whose name tells the type of the result.
  static let methods: [Symbol: String] = table([
    (
      "String",
      """
      formatted uppercased lowercased trimmingCharacters replacingOccurrences joined \
      appending padding localizedString string hexEncodedString base64EncodedString \
      appendingPathComponent addingPercentEncoding
      """
    ),
    ("Bool", "contains hasPrefix hasSuffix allSatisfy"),
    ("TimeInterval", "timeIntervalSince"),
    ("Double", "distance"),
  ])

  /// Properties of a known owner.
  static let ownedProperties: [String: [Symbol: String]] = [
    "Measurement": table([("Double", "value")]),
    "CGSize": table([("CGFloat", "width height")]),
    "CGRect": table([("CGFloat", "width height minX minY maxX maxY midX midY"), ("CGSize", "size")]
    ),
    "CGPoint": table([("CGFloat", "x y")]),
    "GeometryProxy": table([("CGSize", "size")]),
    "URL": table([("String", "path absoluteString lastPathComponent"), ("String?", "host scheme")]),
    "DateComponents": table([
      ("Int?", "year month day hour minute second weekday weekOfYear nanosecond quarter")
    ]),
    "CLLocation": table([
      ("Double", "altitude speed course horizontalAccuracy verticalAccuracy"),
      ("CLLocationCoordinate2D", "coordinate"), ("Date", "timestamp"),
    ]),
    "CLLocationCoordinate2D": table([("Double", "latitude longitude")]),
    "NSNumber": table([
      ("Int", "intValue"), ("Double", "doubleValue"), ("Float", "floatValue"),
      ("String", "stringValue"), ("Bool", "boolValue"), ("Int32", "int32Value"),
    ]),
    "Locale": table([("String", "identifier")]),
    "TimeZone": table([("String", "identifier"), ("Int", "secondsFromGMT")]),
    "Data": table([("Int", "count")]),
    "ProcessInfo": table([("ProcessInfo", "processInfo"), ("Int", "processorCount")]),
    "Progress": table([
      ("Double", "fractionCompleted"), ("Int64", "completedUnitCount totalUnitCount"),
    ]),
    "UIDevice": table([("String", "name model systemName systemVersion"), ("UIDevice", "current")]),
    "Date": table([("Date", "now distantPast distantFuture")]),
    "Character": table([("String", "description")]),
  ]

  /// Methods that return what they are called on.
  static let chaining: Set<Symbol> = Set(
    """
    rounded magnitude advanced addingReportingOverflow filter sorted reversed shuffled dropFirst \
    dropLast prefix suffix squareRoot clamped abs converted limitedTo
    """.split(separator: " ").map { Symbol(String($0)) }
  )

  /// Methods and properties that return an element of a collection, as an optional.
  static let elementAccess: Set<Symbol> = Set(
    "first last randomElement min max popLast".split(separator: " ").map { Symbol(String($0)) }
  )

  /// Free functions that return what they are given.
  static let sameAsArgument: Set<Symbol> = Set(
    "min max abs round floor ceil trunc sqrt pow fabs fmin fmax lround".split(separator: " ")
      .map { Symbol(String($0)) }
  )

  /// Methods whose closure takes the elements of their collection.
  static let elementClosures: Set<Symbol> = Set(
    """
    map forEach filter compactMap flatMap sorted contains allSatisfy first last min max reduce \
    firstIndex lastIndex partition prefix drop removeAll count
    """.split(separator: " ").map { Symbol(String($0)) }
  )

  private static func table(_ rows: [(String, String)]) -> [Symbol: String] {
    var table: [Symbol: String] = [:]
    for (type, names) in rows {
      for name in names.split(separator: " ") { table[Symbol(String(name))] = type }
    }
    return table
  }
}
