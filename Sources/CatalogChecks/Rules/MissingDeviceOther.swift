// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text that varies by device needs a form for all other devices.
///
/// ## What it checks
/// Every device table for the form `other`. Where the source language's table has it, each language
/// without it is reported; where the source lacks it too, the key is reported once.
///
/// ## Why it matters
/// A device that is not named has no text in this language.
///
/// ## Example
/// Bad:
/// ```json
/// "device" : { "iphone" : { … }, "mac" : { … } }
/// ```
/// Good:
/// ```json
/// "device" : { "mac" : { … }, "other" : { … } }
/// ```
///
/// ## References
/// 57 of the 67 device tables in 669 public catalogs lack the form; they belong to 12 keys.
struct MissingDeviceOther: EntryRule {
  static let metadata = RuleMetadata(
    id: "missing-device-other",
    family: .variations,
    summary: "A text that varies by device without a form for other devices",
    severity: .warning
  )

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard entry.content.localizations.contains(where: \.hasDevices) else { return }
    let document = entry.document
    let tables = entry.content.localizations.flatMap { localization in
      DeviceTable.all(in: localization, document).map { (localization, $0) }
    }
    let sourceTables = tables.filter { entry.locale($0.0).isSource }.map(\.1)
    let lacking = tables.filter { !$0.1.hasOther }
    let inSource = lacking.filter { _, table in
      sourceTables.first { $0.path == table.path }?.hasOther ?? false
    }
    for (localization, table) in inSource {
      findings.report(
        at: localization.name,
        Message.locale(table.devices),
        locale: entry.locale(localization),
        variation: table.path + "device.other"
      )
    }
    let inKey = lacking.filter { pair in !inSource.contains { $0.1.object == pair.1.object } }
    guard let first = inKey.first else { return }
    var codes: [String] = []
    for (localization, _) in inKey where codes.last != entry.locale(localization).code {
      codes.append(entry.locale(localization).code)
    }
    findings.report(
      at: entry.keyToken,
      Message.key(codes),
      locale: nil,
      variation: first.1.path + "device.other"
    )
  }
}

private enum Message {
  static func locale(_ devices: [String]) -> String {
    "only \(MessageText.list(devices, limit: 8)) \(devices.count == 1 ? "has" : "have") text; add the "
      + "form “other”, as the source has it"
  }

  static func key(_ locales: [String]) -> String {
    "devices that are not named have no text in \(MessageText.list(locales)); add the form “other”"
  }
}
