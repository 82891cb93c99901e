// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The forms of a text for different devices.
struct DeviceTable {
  /// The object with the forms.
  let object: Int
  /// What stands before `device` in the path of a form: nothing, or `substitutions.files.`.
  let path: String
  /// The names of the devices, `other` included.
  let devices: [String]
  /// Whether there is a form for the devices that are not named.
  let hasOther: Bool

  private init(_ object: Int, path: String, _ document: JSONDocument) {
    self.object = object
    self.path = path
    devices = document.members(of: object).map { document.text($0.name) }
    hasOther = document.member(.otherForm, of: object) != nil
  }

  /// The tables of a localization: that of its text and those of its substitutions.
  static func all(in localization: EntryContent.Localization, _ document: JSONDocument) -> [Self] {
    guard localization.hasDevices else { return [] }
    var contents = [(path: "", value: localization.value)]
    if let substitutions = document.member(.substitutions, of: localization.value) {
      for member in document.members(of: substitutions) {
        contents.append(("substitutions.\(document.text(member.name)).", member.value))
      }
    }
    return contents.compactMap { path, value in
      document.member(.variations, of: value)
        .flatMap { document.member(.device, of: $0) }
        .map { Self($0, path: path, document) }
    }
  }
}
