// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension StyledValue {
  /// The same value in words as far as the language has them: voices read `12/03` as "slash" and
  /// `1m` as "one meter".
  package var spoken: StyledValue {
    switch self {
    case .integer(let digits, let style): .integer(digits, style.width(.spoken))
    case .double(let number, let style): .double(number, style.width(.spoken))
    case .decimal(let digits, let style): .decimal(digits, style.width(.spoken))
    case .date(let seconds, let style): .date(secondsSince1970: seconds, style.spoken)
    case .list(let items, let style): .list(items, style.spoken)
    case .duration(let seconds, let style): .duration(seconds: seconds, style.spoken)
    case .formatted: self
    }
  }
}

extension DateStyle {
  /// The same fields with names for months; times keep their digits, which voices know.
  fileprivate var spoken: DateStyle {
    let style: DateStyle
    switch kind {
    case .fixed(let date, let time):
      let length = date.map { $0 == .full ? Length.full : .long }
      style = DateStyle(kind: .fixed(date: length, time: time.map { _ in .short }))
    case .fields: style = self
    case .relative(let seconds, _, let isNumeric):
      style = DateStyle(
        kind: .relative(secondsSince1970: seconds, width: .spoken, isNumeric: isNumeric)
      )
    }
    return timeZone.map(style.timeZone) ?? style
  }
}

extension DurationStyle {
  /// Units in words; a clock's hours, minutes and seconds become units too.
  fileprivate var spoken: DurationStyle {
    switch kind {
    case .units(_, let most): .duration(.spoken, mostUnits: most)
    case .clock: .duration(.spoken, mostUnits: 3)
    }
  }
}

extension ListStyle {
  /// The same list in full words.
  fileprivate var spoken: ListStyle { .list(kind, width: .spoken) }
}
