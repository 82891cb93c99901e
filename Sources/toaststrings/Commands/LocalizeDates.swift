// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import XCStrings

/// Dates in requests.
enum LocalizeDates {
  /// Seconds since 1970 of a date as ISO 8601 writes it, with or without time and fraction.
  static func seconds(_ text: String) -> Double? {
    let whole = Date.ISO8601FormatStyle()
    let styles = [
      whole, Date.ISO8601FormatStyle(includingFractionalSeconds: true), whole.year().month().day(),
    ]
    for style in styles {
      if let date = try? style.parse(text) { return date.timeIntervalSince1970 }
    }
    return nil
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
