// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A catalog should have the bytes that Xcode would write.
///
/// ## What it checks
/// Indentation of two spaces, ` : ` after a name, one member a line, an empty line in an empty
/// object, only the escapes that must be, LF, no byte-order mark, no line break at the end, and the
/// order of members at every level. One finding a file, at the first byte that differs. A file that
/// is laid out and ordered as Xcode did it on machines from before spring 2025 is an info.
///
/// ## Why it matters
/// The next build in Xcode rewrites the file, and the change that matters drowns in the difference.
///
/// ## Example
/// Bad:
/// ```json
/// "state": "translated"
/// ```
/// Good:
/// ```json
/// "state" : "translated"
/// ```
///
/// ## References
/// Measured byte for byte on 2,215 public files; the order is that of Foundation's comparison of
/// strings (numeric, case-insensitive, forced) in the root locale. `format` and `check --fix` write
/// it.
struct Layout: CatalogRule {
  static let metadata = RuleMetadata(
    id: "layout",
    family: .file,
    summary: "The bytes are not those that Xcode would write",
    severity: .warning,
    fix: .safe
  )

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    guard let difference = catalog.catalog.layoutDifference(order: .xcode) else { return }
    let document = catalog.document
    let own = catalog.catalog.layoutDifference(order: .keep)
    let fault = LayoutFault(
      difference,
      isLaidOut: own.map { $0.offset > difference.offset } ?? true,
      in: document
    )
    let isOlder = own == nil && OlderMemberOrder.isOrdered(document)
    findings.reportOffset(
      Self.scalarStart(difference.offset, document.bytes),
      Self.message(fault, isOlder: isOlder),
      severity: isOlder ? .info : .warning,
      // A file with a member that stands twice is never rewritten.
      fix: document.duplicates.isEmpty ? .safe : .none,
      repair: .layout
    )
  }

  /// The start of the character that an offset is in.
  private static func scalarStart(_ offset: Int, _ bytes: TextBytes) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

extension Layout {
  private static func message(_ fault: LayoutFault, isOlder: Bool) -> String {
    if case .finalNewline = fault {
      return "the file ends in a line break, which Xcode does not write; remove it or run format"
    }
    if case .order(let found, let expected) = fault {
      let names = (MessageText.quoted(expected), MessageText.quoted(found))
      return isOlder
        ? """
        members stand in the order of Xcode on macOS from before 2025: \(names.0) now comes before \
        \(names.1); run format once every machine is up to date
        """
        : "members are not in Xcode’s order: \(names.0) comes before \(names.1); run format"
    }
    return "not laid out as Xcode does it: \(words(fault)); run format"
  }

  private static func words(_ fault: LayoutFault) -> String {
    switch fault {
    case .byteOrderMark: "a byte-order mark at the start of the file"
    case .lineEnds: "lines that end with CR LF and not with LF"
    case .loneReturns: "lines that end with CR and not with LF"
    case .tab: "a tab in the place of spaces"
    case .indentation: "indentation other than two spaces a level"
    case .lineBreak: "no line of its own for each member and bracket"
    case .blank: "a blank at the end of a line"
    case .emptyLine: "an empty line outside of an empty object"
    case .colon: "a colon without one space on each side"
    case .comma: "a comma that does not follow its value at once"
    case .emptyObject: "an empty object without an empty line in it"
    case .emptyArray: "an empty list without an empty line in it"
    case .escape(let escape): "the escape \(escape), which Xcode spells in another way"
    case .blanksAfterEnd: "blanks after the last bracket"
    case .finalNewline, .order: ""
    }
  }
}
