// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SwiftExtraction
@_spi(Compiler) import SwiftParser
import SwiftSyntax

/// The literals of a source as SwiftSyntax reads them.
final class SyntaxLiterals: SyntaxVisitor {
  private var literals: [SourceLiteral] = []

  /// All literals in the order in which they begin, and whether the source has errors.
  static func all(in bytes: [UInt8]) -> (literals: [SourceLiteral], hasErrors: Bool) {
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 10_000)
    }
    let visitor = SyntaxLiterals(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return (visitor.literals.sorted { $0.offset < $1.offset }, tree.hasError)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var pieces: [String?] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        var decoded = ""
        text.appendUnescapedLiteralValue(
          stringLiteralKind: node.stringLiteralKind ?? .singleLine,
          delimiterLength: node.delimiterLength,
          to: &decoded
        )
        Self.append(decoded, to: &pieces)
      case .expressionSegment:
        pieces.append(nil)
      @unknown default:
        pieces.append(nil)
      }
    }
    add(node, pieces)
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var pieces: [String?] = []
    for text in node.segments {
      var decoded = ""
      text.appendUnescapedLiteralValue(
        stringLiteralKind: node.openingQuote.text.count > 1 ? .multiLine : .singleLine,
        delimiterLength: 0,
        to: &decoded
      )
      Self.append(decoded, to: &pieces)
    }
    add(node, pieces)
    return .visitChildren
  }

  private static func append(_ text: String, to pieces: inout [String?]) {
    guard !text.isEmpty else { return }
    if let last = pieces.last, let known = last {
      pieces[pieces.count - 1] = known + text
    } else {
      pieces.append(text)
    }
  }

  private func add(_ node: some SyntaxProtocol, _ pieces: [String?]) {
    literals.append(
      SourceLiteral(
        offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        endOffset: node.endPositionBeforeTrailingTrivia.utf8Offset,
        pieces: pieces
      )
    )
  }
}
