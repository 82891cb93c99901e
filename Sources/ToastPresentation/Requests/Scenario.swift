// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Runs of a queue on a virtual clock, as JSON describes them.
package struct Scenario: Sendable {
  /// One run.
  package struct Run: Sendable {
    /// The listener's languages.
    package var languages: [String]
    /// The path of the app's catalog, as the scenario gives it.
    package var catalog: String?
    var policy: ToastQueuePolicy
    var options: AnnouncementOptions
    var speechSeconds: Double?
    var events: [(time: Duration, event: ToastQueueEvent)]
    var unknownMembers: [UnknownMember] = []
    var keyedTexts: [KeyedText] = []
  }

  /// The runs in their order.
  package let runs: [Run]
  /// Whether the scenario has a list of runs, and the result is a list too.
  package let isList: Bool
  /// The members that were left out.
  package let unknownMembers: [UnknownMember]

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: One JSON object.
  ///   - place: How messages call it.
  ///   - reader: Reads the values of texts.
  /// - Throws: `RequestError` that names what is wrong.
  package init(
    _ bytes: some Collection<UInt8>,
    place: String,
    reader: ToastRequest.ArgumentReader
  ) throws(RequestError) {
    let object = try RequestObject(bytes, place: place)
    var places = RequestPlaces(object)
    guard let elements = try object.array("runs") else {
      let run = try Self.run(object, within: nil, &places, path: "", reader)
      runs = [run]
      isList = false
      unknownMembers =
        object.unknownMembers(besides: RequestObject.Members.run) + run.unknownMembers
      return
    }
    var runs: [Run] = []
    var unknown = object.unknownMembers(besides: RequestObject.Members.run + ["runs"])
    for (index, element) in elements.enumerated() {
      let path = "runs[\(index)]"
      let run = try places.element(element, of: object, path: path)
      unknown += run.unknownMembers(besides: RequestObject.Members.run)
      runs.append(try Self.run(run, within: object, &places, path: path + " › ", reader))
    }
    self.runs = runs
    unknownMembers = unknown + runs.flatMap(\.unknownMembers)
    isList = true
  }

  /// Reads a run; what it does not say holds as the scenario says it.
  private static func run(
    _ object: RequestObject,
    within outer: RequestObject?,
    _ places: inout RequestPlaces,
    path: String,
    _ reader: ToastRequest.ArgumentReader
  ) throws(RequestError) -> Run {
    var languages = ["en"]
    var run = Run(
      languages: [],
      policy: .accessible,
      options: AnnouncementOptions(),
      events: []
    )
    for object in [outer, object].compactMap(\.self) {
      if let language = try object.language("language") { languages = [language] }
      if let several = try object.strings("languages") {
        for tag in several { try object.checkLanguage(tag) }
        languages = several
      }
      run.options = try ToastRequest.options(object.object("options"), over: run.options)
      if let isOn = try object.bool("screenReader") { run.options.screenReader = isOn }
      if let seconds = try object.number("speechSeconds") { run.speechSeconds = seconds }
      if let path = try object.string("catalog") { run.catalog = path }
      if let name = try object.string("preset") { run.policy = try policy(name, object) }
    }
    run.languages = languages
    guard let events = try object.array("events") else {
      let known = RequestObject.Members.run + (outer == nil ? ["runs"] : [])
      throw RequestError(
        "\(object.place): \"events\" is missing, so that nothing happens; write a list of events, "
          + "which may be empty (known members are \(known.joined(separator: ", ")))"
      )
    }
    var titles: [String: ToastText] = [:]
    for (index, element) in events.enumerated() {
      let event = try places.element(element, of: object, path: path + "events[\(index)]")
      guard let at = try event.number("at") else {
        throw RequestError("\(event.place): \"at\" is missing; it is a time in seconds")
      }
      guard at <= QueueTime.latest.seconds else {
        let end = Int(QueueTime.latest.seconds)
        throw RequestError("\(event.place): \"at\" is beyond the clock, which ends after \(end) s")
      }
      run.events.append(
        (
          QueueTime(seconds: at).duration,
          try Self.event(event, reader, &titles, &run)
        )
      )
    }
    return run
  }

  private static func policy(
    _ name: String,
    _ object: RequestObject
  ) throws(RequestError) -> ToastQueuePolicy {
    if let found = ToastQueuePolicy.presets.first(where: { $0.name == name }) {
      return found.policy
    }
    let known = ToastQueuePolicy.presets.map(\.name).joined(separator: ", ")
    throw RequestError("\(object.place): unknown preset \"\(name)\"; known are \(known)")
  }

  private static let verbs =
    ["show", "update", "dismiss", "escape", "act", "announcementFinished"]
    + ["pageAppeared", "pageDisappeared", "layout", "check", "focusChanged"]
    + ["hoverBegan", "hoverEnded", "focusBegan", "focusEnded", "touchBegan", "touchEnded"]
    + ["dragBegan", "dragEnded", "appInactive", "appActive", "screenReaderOn", "screenReaderOff"]

  private static func event(
    _ object: RequestObject,
    _ reader: ToastRequest.ArgumentReader,
    _ titles: inout [String: ToastText],
    _ run: inout Run
  ) throws(RequestError) -> ToastQueueEvent {
    guard let verb = try object.string("do") else {
      throw RequestError(
        "\(object.place): \"do\" is missing; it names what happens: "
          + verbs.joined(separator: ", ")
      )
    }
    func id() throws(RequestError) -> String {
      guard let id = try object.string("id") else {
        throw RequestError("\(object.place): \"id\" is missing; it names the toast")
      }
      return id
    }
    if verb != "show", verb != "update" {
      run.unknownMembers += object.unknownMembers(besides: RequestObject.Members.otherEvent)
    }
    switch verb {
    case "show", "update":
      // Without an id there would be no telling which toast an event is about.
      let name = try id()
      // An update that says nothing of the title leaves it.
      let known = verb == "update" ? titles[name] : nil
      let request = try ToastRequest(
        object,
        reader,
        knownTitle: known,
        members: RequestObject.Members.shownEvent
      )
      run.unknownMembers += request.unknownMembers
      run.keyedTexts += request.keyedTexts
      let toast = request.toast
      titles[name] = toast.title
      return verb == "show" ? .show(toast) : .update(toast)
    case "dismiss": return .dismiss(try id())
    case "escape": return .escape
    case "act":
      return .act(
        try id(),
        action: try object.string("action"),
        succeeds: try object.bool("succeeds") ?? true
      )
    case "announcementFinished":
      return .announcementFinished(
        toast: try object.string(["toast", "id"]),
        success: try object.bool("success") ?? true
      )
    case "pageAppeared": return .pageAppeared(try object.string("page"))
    case "pageDisappeared": return .pageDisappeared(try object.string("page"))
    case "layout", "check", "focusChanged": return .viewChanged
    case "appInactive": return .pauseBegan(.app, nil)
    case "appActive": return .pauseEnded(.app, nil)
    case "screenReaderOn": return .pauseBegan(.screenReader, nil)
    case "screenReaderOff": return .pauseEnded(.screenReader, nil)
    default:
      for reason in PauseReason.allCases {
        if verb == reason.rawValue + "Began" {
          return .pauseBegan(reason, try object.string("id"))
        }
        if verb == reason.rawValue + "Ended" {
          return .pauseEnded(reason, try object.string("id"))
        }
      }
      throw RequestError(
        "\(object.place): unknown verb \"\(verb)\"; known are \(verbs.joined(separator: ", "))"
      )
    }
  }
}
