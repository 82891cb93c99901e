// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import XCStrings

/// Dates in requests.
enum LocalizeDates {
  /// Seconds since 1970 of a date as ISO 8601 writes it, with or without time and fraction; `nil` for
  /// a day or time that no calendar has, which Foundation would count on from.
  static func seconds(_ text: String) -> Double? {
    guard isOnTheCalendar(text) else { return nil }
    let whole = Date.ISO8601FormatStyle()
    let styles = [
      whole, Date.ISO8601FormatStyle(includingFractionalSeconds: true), whole.year().month().day(),
    ]
    for style in styles {
      if let date = try? style.parse(text) { return date.timeIntervalSince1970 }
    }
    return nil
  }

  /// Whether the numbers of a date are a day and a time of it.
  private static func isOnTheCalendar(_ text: String) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let numbers = text.split { !("0"..."9" ~= $0) }.prefix(6).map { Int($0) }
    guard numbers.count >= 3, !numbers.contains(nil) else { return false }
    let time = text.contains("T") ? numbers.dropFirst(3) : []
    return DateComponents(
      calendar: calendar,
      year: numbers[0],
      month: numbers[1],
      day: numbers[2],
      hour: time.first ?? nil,
      minute: time.dropFirst().first ?? nil,
      second: time.dropFirst(2).first ?? nil
    ).isValidDate
  }

  /// A style: a length, the letters of fields, `relative`, or an object with `date`, `time` and
  /// `timeZone`.
  ///
  /// - Throws: A `Fault` that says what is wrong.
  static func style(
    _ document: JSONDocument,
    _ token: Int?
  ) throws(LocalizeRequest.Fault) -> DateStyle {
    guard let token else { return .date() }
    if document[token].kind == .string {
      let text = document.text(token)
      if text == "relative" { return .relative() }
      if let length = DateStyle.Length(rawValue: text) { return .date(length) }
      return .fields(text)
    }
    func text(_ name: String) throws(LocalizeRequest.Fault) -> String? {
      guard let value = document.member(name, of: token) else { return nil }
      return try LocalizeRequest.text(document, value, name)
    }
    func length(_ name: String) throws(LocalizeRequest.Fault) -> DateStyle.Length? {
      guard let text = try text(name) else { return nil }
      guard let length = DateStyle.Length(rawValue: text) else {
        throw LocalizeRequest.Fault(message: "“\(name)” is full, long, medium or short")
      }
      return length
    }
    var style: DateStyle
    switch (try length("date"), try length("time")) {
    case (let date?, let time?): style = .dateTime(date: date, time: time)
    case (let date?, nil): style = .date(date)
    case (nil, let time?): style = .time(time)
    case (nil, nil): style = .date()
    }
    if let zone = try text("timeZone") { style = style.timeZone(zone) }
    return style
  }
}
