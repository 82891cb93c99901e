// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// One change that somebody asks for, as the commands `set`, `remove` and `rename` describe it.
package enum CatalogEdit: Equatable, Sendable {
  /// Sets texts or what is said about a key, which is made when the catalog lacks it.
  case set(SetRequest)
  /// Removes a key or, with a locale, what the key has in that language.
  case remove(key: String, locale: String?)
  /// Gives a key another name.
  case rename(key: String, to: String)
}

/// What to set for one key.
package struct SetRequest: Equatable, Sendable {
  /// The key, compared by Unicode scalars.
  package var key: String
  /// The language of the texts; the source language when `nil`.
  package var locale: String?
  /// The texts; `nil` leaves them.
  package var content: RequestedContent?
  /// The state of the texts named or, when none is, of all that the localization has.
  package var state: TranslationState?
  /// The comment; an empty one removes it, `nil` leaves it.
  package var comment: String?
  /// Whether the key is to be translated; `nil` leaves it.
  package var translatable: Bool?
  /// Whether the key is kept by hand, so that Xcode neither changes nor removes it.
  package var isManual: Bool
  /// Whether the texts may take the place of content of another shape.
  package var replaces: Bool

  /// Makes a request that sets nothing but what is given.
  package init(
    key: String,
    locale: String? = nil,
    content: RequestedContent? = nil,
    state: TranslationState? = nil,
    comment: String? = nil,
    translatable: Bool? = nil,
    isManual: Bool = false,
    replaces: Bool = false
  ) {
    self.key = key
    self.locale = locale
    self.content = content
    self.state = state
    self.comment = comment
    self.translatable = translatable
    self.isManual = isManual
    self.replaces = replaces
  }
}

/// The texts that a request names.
package struct RequestedContent: Equatable, Sendable {
  /// What one text or table of forms is to be.
  package enum Text: Equatable, Sendable {
    /// One text.
    case plain(String)
    /// Texts by plural category; those that are not named stay.
    case plural([Named<String>])
  }

  /// A value with the name that it has in the catalog.
  package struct Named<Value: Equatable & Sendable>: Equatable, Sendable {
    package var name: String
    package var value: Value

    /// Names a value.
    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What a substitution is to be; what is `nil` or not named stays.
  package struct Substitution: Equatable, Sendable {
    package var argumentNumber: Int?
    package var formatSpecifier: String?
    package var plural: [Named<String>]

    /// Makes a request for a substitution.
    package init(
      argumentNumber: Int? = nil,
      formatSpecifier: String? = nil,
      plural: [Named<String>] = []
    ) {
      self.argumentNumber = argumentNumber
      self.formatSpecifier = formatSpecifier
      self.plural = plural
    }
  }

  /// The text, or its plural forms; beside devices that of the device `other`.
  package var text: Text?
  /// Texts by device.
  package var devices: [Named<Text>]
  /// The parts that the text names as `%#@name@`.
  package var substitutions: [Named<Substitution>]
  /// The phrases of an App Shortcut; with nothing else.
  package var stringSet: [String]?

  /// Makes a request for texts.
  package init(
    text: Text? = nil,
    devices: [Named<Text>] = [],
    substitutions: [Named<Substitution>] = [],
    stringSet: [String]? = nil
  ) {
    self.text = text
    self.devices = devices
    self.substitutions = substitutions
    self.stringSet = stringSet
  }

  /// One plain text.
  package static func value(_ text: String) -> Self { Self(text: .plain(text)) }

  /// Forms of a plural.
  package static func plural(_ forms: [Named<String>]) -> Self { Self(text: .plural(forms)) }
}

/// A change with the line that asked for it.
package struct CatalogEditRequest: Equatable, Sendable {
  package var edit: CatalogEdit
  /// The line of a list of requests, from 1; `nil` for one from the command line.
  package var line: Int?

  /// Makes a request.
  package init(_ edit: CatalogEdit, line: Int? = nil) {
    self.edit = edit
    self.line = line
  }
}
