// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText
internal import XCStrings

/// A toast must be short enough to be read before it leaves.
///
/// ## What it checks
/// The texts of toasts (catalogs and keys under `toasts` in the configuration, and the built-in ones)
/// in every language: how long they take to read, and how many columns of half a Han character they
/// are wide. The longest plural form counts; a placeholder counts as one word; a key that ends in
/// `.message` counts together with the one that ends in `.title`. Two seconds to notice the toast and
/// a quarter more than it takes to read it aloud make the time: ten seconds are reached by 20 English
/// words, 39 Japanese and 28 Chinese characters.
///
/// ## Why it matters
/// A toast that takes longer must not end by itself, and then stays in the way until somebody closes
/// it. Who reads slowly or listens loses the end of the text otherwise.
///
/// ## Example
/// Bad, 24 words:
/// ```json
/// "value" : "Your notes could not be saved because there is no connection to the server. They stay on this device, and we try again in a minute."
/// ```
/// Good, with an action “Details”:
/// ```json
/// "value" : "Saved on this device only. We try again in a minute."
/// ```
///
/// ## Options
/// - `seconds`: the longest time to read, from 4 to 60; 10 if it is not given.
///
/// How wide a text may be is said by `columns` under `toasts`; 120 if it is not given.
///
/// ## References
/// Reading rates: doi 10.1016/j.jml.2019.104047 (English aloud, 183 words a minute). WCAG 2.2, success
/// criterion 2.2.1, Timing Adjustable.
struct ToastTooLong: EntryRule, ConfigurableRule {
  static let metadata = RuleMetadata(
    id: "toast-too-long",
    family: .toasts,
    summary: "A toast takes too long to read or is too wide",
    severity: .warning
  )
  static let options = [
    RuleOption("seconds", .number(4...60), "The longest time to read")
  ]

  private let seconds: Double

  init() {
    seconds = ReadingTime.longest
  }

  init(options: RuleOptions) throws(RuleOptionError) {
    seconds = try options.number("seconds", in: 4...60) ?? ReadingTime.longest
  }

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard entry.isToast else { return }
    let title = ToastKey(entry.key).title.flatMap(entry.catalog.record(ofKey:))
    for localization in entry.content.localizations {
      let locale = entry.locale(localization)
      let language = SpokenLanguage(locale.code)
      let words = ToastWords(catalog: entry.catalog)
      guard let longest = words.longest(localization, of: entry.content, language) else {
        continue
      }
      var units = longest.units
      if let title {
        let content = entry.catalog.content(of: title)
        let same = content.localizations.first { $0.localeIndex == localization.localeIndex }
        let above = same.flatMap { words.longest($0, of: content, language) }
        if let above { units += above.units }
      }
      let time = ReadingTime.seconds(units)
      let width = DisplayWidth.columns(of: words.text(longest.leaf.value, argument: ""))
      guard let message = message(time, width, limit: entry.catalog.toasts?.columns ?? .max) else {
        continue
      }
      findings.report(
        at: longest.leaf.value,
        message,
        locale: locale,
        variation: VariationPath.text(
          entry.document,
          from: localization.value,
          to: longest.leaf.unit
        )
      )
    }
  }

  private func message(_ time: Double, _ width: Int, limit: Int) -> String? {
    if time > seconds { return Message.time(ReadingTime.roundedUp(time), seconds) }
    return width > limit ? Message.width(width, limit) : nil
  }
}

private enum Message {
  static func time(_ time: Double, _ limit: Double) -> String {
    "takes \(time) s to read, and a toast may take \(shown(limit)) s; shorten it, or move the details "
      + "behind an action"
  }

  static func width(_ width: Int, _ limit: Int) -> String {
    "takes \(width) columns where \(limit) are allowed; shorten it"
  }

  private static func shown(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
