// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import StringResolution
package import XCStrings

/// A toast as JSON describes it, see section "Input" of `Documentation/Announcements.md`.
package struct ToastRequest: Sendable {
  /// The toast.
  package var toast: Toast
  /// What the request wants of announcements.
  package var options: AnnouncementOptions
  /// The members that were left out.
  package let unknownMembers: [UnknownMember]
  /// The texts that are looked up by a key.
  package let keyedTexts: [KeyedText]

  /// Reads a value of a document at a token; the last parameter is its number from 1.
  package typealias ArgumentReader =
    @Sendable (JSONDocument, Int, Int) throws(RequestError) -> LocalizationArgument

  /// Reads a toast.
  ///
  /// - Parameters:
  ///   - bytes: One JSON object.
  ///   - place: How messages call it.
  ///   - reader: Reads the values of texts.
  /// - Throws: `RequestError` that names what is wrong.
  package init(
    _ bytes: some Collection<UInt8>,
    place: String,
    reader: ArgumentReader
  ) throws(RequestError) {
    try self.init(RequestObject(bytes, place: place), reader)
  }

  init(
    _ object: RequestObject,
    _ reader: ArgumentReader,
    knownTitle: ToastText? = nil,
    members: [String] = RequestObject.Members.toast
  ) throws(RequestError) {
    toast = try Self.toast(object, reader, knownTitle)
    options = try Self.options(object.object("options"))
    unknownMembers = object.unknownMembersOfToast(besides: members)
    keyedTexts = object.keyedTexts(of: toast)
  }

  /// Reads options; members that are absent keep their usual values.
  static func options(
    _ object: RequestObject?,
    over usual: AnnouncementOptions = AnnouncementOptions()
  ) throws(RequestError) -> AnnouncementOptions {
    var options = usual
    guard let object else { return options }
    options.screenReader = try object.bool("screenReader") ?? options.screenReader
    options.hostMinimum = try object.number("hostMinimum") ?? options.hostMinimum
    options.actionHints = try object.bool("actionHints") ?? options.actionHints
    options.statusWords =
      try object.choice("statusWords", AnnouncementOptions.StatusWords.self) ?? options.statusWords
    options.role = try object.bool("role") ?? options.role
    options.updateWord = try object.bool("updateWord") ?? options.updateWord
    options.maxVisible = try object.integer("maxVisible") ?? options.maxVisible
    if let value = object.member("foldPending") {
      switch object.document[value].kind {
      case .true: options.foldPending = 1
      case .false: options.foldPending = nil
      default: options.foldPending = try object.integer("foldPending")
      }
    }
    return options
  }

  private static func toast(
    _ object: RequestObject,
    _ reader: ArgumentReader,
    _ knownTitle: ToastText?
  ) throws(RequestError) -> Toast {
    guard let title = try text("title", object, reader) ?? knownTitle else {
      throw RequestError("\(object.place): \"title\" or \"titleKey\" is missing")
    }
    var actions: [ToastAction] = []
    for value in try object.array("actions") ?? [] {
      actions.append(try action(object, value, actions.count, reader))
    }
    for key in try object.strings("actionKeys") ?? [] {
      actions.append(ToastAction(id: key, label: .key(key)))
    }
    var toast = Toast(id: try object.string("id") ?? "toast", title: title)
    toast.style = try object.choice("style", ToastStyle.self) ?? .normal
    toast.message = try text("message", object, reader)
    if let verbatim = try object.string("verbatimMessage") { toast.message = .verbatim(verbatim) }
    toast.icon = try object.string("icon")
    toast.actions = actions
    toast.offersLater = try object.bool("later") ?? false
    toast.hasCloseButton = try closeButton(object)
    toast.duration = try duration(object)
    toast.origin = try object.choice("origin", ToastOrigin.self) ?? .userAction
    toast.urgency = try object.choice("priority", ToastUrgency.self)
    toast.language = try object.language("language")
    if let place = try object.object("position") {
      toast.position = Toast.Position(
        index: try place.integer("index") ?? 1,
        count: try place.integer("count") ?? 1
      )
    }
    toast.progress = try object.number("progress")
    toast.confirmation = try text("confirmation", object, reader)
    toast.page = try object.string("page")
    return toast
  }

  /// A text, or a key with its arguments.
  private static func text(
    _ name: String,
    _ object: RequestObject,
    _ reader: ArgumentReader
  ) throws(RequestError) -> ToastText? {
    if let key = try object.string(name + "Key") {
      var arguments: [ToastValue] = []
      for value in try object.array(name + "Args") ?? [] {
        arguments.append(
          try argument(
            object,
            value,
            name: name + "Args",
            number: arguments.count + 1,
            reader: reader
          )
        )
      }
      return .key(key, arguments: arguments)
    }
    guard let value = object.member(name) else { return nil }
    switch object.document[value].kind {
    case .string: return .literal(object.document.text(value))
    case .object:
      let inner = try RequestObject(
        object.document,
        value,
        place: "\(object.place) › \"\(name)\""
      )
      guard let text = try inner.string("text") else {
        throw RequestError("\(inner.place): \"text\" is missing")
      }
      return .literal(text, language: try inner.language("language"))
    default: throw object.wrong(name, "a string or {\"text\", \"language\"}")
    }
  }

  /// A value: with a language or a manner of speaking here, of other types as the reader knows them.
  private static func argument(
    _ object: RequestObject,
    _ value: Int,
    name: String,
    number: Int,
    reader: ArgumentReader
  ) throws(RequestError) -> ToastValue {
    guard object.document[value].kind == .object else {
      return ToastValue(try reader(object.document, value, number))
    }
    let inner = try RequestObject(object.document, value, place: "\(object.place) › \"\(name)\"")
    guard let text = try inner.string(["string", "text"]) else {
      return ToastValue(try reader(object.document, value, number))
    }
    return ToastValue(
      .string(text),
      language: try inner.language("language"),
      manner: try manner(inner)
    )
  }

  private static func manner(_ object: RequestObject) throws(RequestError) -> SpeechManner {
    guard let value = object.member("speech") else { return .normal }
    if object.document[value].kind == .object {
      guard let notation = try object.object("speech")?.string("ipa") else {
        throw object.wrong("speech", "spellOut, punctuation, normal or {\"ipa\": text}")
      }
      return .ipa(notation)
    }
    switch try object.string("speech") {
    case "spellOut": return .spellOut
    case "punctuation": return .punctuation
    case "normal": return .normal
    default: throw object.wrong("speech", "spellOut, punctuation, normal or {\"ipa\": text}")
    }
  }

  private static func action(
    _ object: RequestObject,
    _ value: Int,
    _ index: Int,
    _ reader: ArgumentReader
  ) throws(RequestError) -> ToastAction {
    let place = object.place(of: index, in: "actions")
    if object.document[value].kind == .string {
      let text = object.document.text(value)
      guard !text.isEmpty else { throw RequestError("\(place): an action has no name") }
      return ToastAction(id: text, label: .literal(text))
    }
    let inner = try RequestObject(object.document, value, place: place)
    let label = try text("label", inner, reader)
    guard let id = try inner.string(["id", "label", "labelKey"]), !id.isEmpty
    else { throw RequestError("\(inner.place): \"id\" is missing") }
    return ToastAction(
      id: id,
      label: label,
      role: try inner.choice("role", ToastAction.Role.self) ?? .default,
      icon: try inner.string("icon"),
      confirmation: try text("confirmation", inner, reader)
    )
  }

  /// True, or the glyph that is shown, which is never spoken.
  private static func closeButton(_ object: RequestObject) throws(RequestError) -> Bool {
    guard let value = object.member("closeButton") else { return false }
    if object.document[value].kind == .string { return true }
    return try object.bool("closeButton") ?? false
  }

  private static func duration(_ object: RequestObject) throws(RequestError) -> ToastDuration {
    guard let value = object.member("duration") else { return .automatic }
    if object.document[value].kind == .number {
      return .seconds(try object.number("duration") ?? 0)
    }
    switch try object.string("duration") {
    case "automatic": return .automatic
    case "indefinite": return .indefinite
    default: throw object.wrong("duration", "seconds, \"automatic\" or \"indefinite\"")
    }
  }
}
