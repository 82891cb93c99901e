// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The APIs of Foundation, SwiftUI, App Intents, Charts and the toast libraries that take texts to
/// localize.
///
/// From their public documentation; which of them Xcode extracts was compared with real catalogs.
struct BuiltInCalls: Sendable {
  /// What a call of a name may be.
  struct Entry: Sendable {
    var rules: [CallRule] = []
    /// Whether it makes a toast.
    var isDisplayCall = false
    /// Whether it shows one when something that is called a toast is before it.
    var isDisplayMethod = false
  }

  private let entries: HashTable<Entry>
  /// The names by which a look-up without a literal is seen: functions, types, and the label of
  /// `String(localized:)`.
  let lookups: [String]

  /// - Parameter options: what the project adds.
  init(_ options: ExtractionOptions) {
    var rules = Self.known
    var notable = Self.knownLookups
    for routine in options.routines {
      // The last component: a routine may be a member.
      let name = routine.split(separator: ".").last.map(String.init) ?? routine
      notable.append(name)
      rules[name, default: []].insert(
        CallRule(
          form: .any,
          keys: CallRule.slots("_ key"),
          style: .legacy,
          isLookup: true,
          value: CallRule.values
        ),
        at: 0
      )
    }
    for type in options.types {
      notable.append(type)
      rules[type, default: []].append(
        CallRule(
          keys: CallRule.slots("_ stringLiteral"),
          style: .typed,
          isLookup: true,
          value: CallRule.values
        )
      )
    }
    var entries = HashTable<Entry>(capacity: rules.count * 2)
    func change(_ name: String, _ body: (inout Entry) -> Void) {
      let (place, _) = entries.place(of: UInt64(NameLinks.link(name.utf8)), default: Entry())
      body(&entries.values[place])
    }
    for (name, rules) in rules { change(name) { $0.rules = rules } }
    for name in Self.displayCalls { change(name) { $0.isDisplayCall = true } }
    for name in Self.displayMethods { change(name) { $0.isDisplayMethod = true } }
    self.entries = entries
    lookups = notable
  }

  /// What a call of a name with a link may be.
  @inline(__always)
  func entry(_ link: UInt32) -> Entry? { entries[UInt64(link)] }

  private static let knownLookups = """
    localized LocalizedStringResource LocalizedStringKey LocalizationValue LocalizedResource \
    NSLocalizedString \
    CFCopyLocalizedString CFCopyLocalizedStringFromTable NSLocalizedStringFromTable \
    CFCopyLocalizedStringFromTableInBundle NSLocalizedStringFromTableInBundle \
    CFCopyLocalizedStringWithDefaultValue NSLocalizedStringWithDefaultValue
    """.split(separator: " ").map(String.init)

  /// The rule for `.init(…)` where a text to localize is expected.
  static func implicitInitializer(_ confidence: ExtractionConfidence) -> CallRule {
    CallRule(
      form: .any,
      keys: CallRule.slots("_ stringLiteral localized title subtitle name numericFormat"),
      style: .typed,
      confidence: confidence,
      value: CallRule.values
    )
  }

  private static let known: [String: [CallRule]] = {
    var table: [String: [CallRule]] = [:]
    func add(_ names: String, _ rule: CallRule) {
      for name in names.split(separator: " ") {
        table[String(name), default: []].append(rule)
      }
    }
    let slots = CallRule.slots
    // Foundation
    add(
      "String AttributedString",
      CallRule(
        keys: slots("localized"),
        style: .typed,
        isLookup: true,
        value: slots("defaultValue")
      )
    )
    add(
      "init",
      CallRule(form: .member, keys: slots("localized"), style: .typed, value: slots("defaultValue"))
    )
    add(
      "LocalizedStringResource",
      CallRule(
        keys: slots("_ stringLiteral"),
        style: .typed,
        isLookup: true,
        value: slots("defaultValue")
      )
    )
    // The run time of this package, whose types have names of their own.
    add(
      "LocalizedResource",
      CallRule(
        keys: slots("_ key stringLiteral"),
        style: .typed,
        isLookup: true,
        value: slots("defaultValue")
      )
    )
    add("resolution", CallRule(form: .member, keys: slots("of"), style: .typed))
    add(
      "LocalizedStringKey LocalizationValue",
      CallRule(keys: slots("_ stringLiteral"), style: .typed, isLookup: true)
    )
    add(
      "NSLocalizedString",
      CallRule(keys: slots("_"), style: .legacy, isLookup: true, value: slots("value"))
    )
    add(
      "CFCopyLocalizedString",
      CallRule(keys: slots("_"), style: .legacy, isLookup: true, comment: slots("_2"))
    )
    add(
      "CFCopyLocalizedStringFromTable NSLocalizedStringFromTable",
      CallRule(
        keys: slots("_"),
        style: .legacy,
        isLookup: true,
        table: slots("_2"),
        comment: slots("_3")
      )
    )
    add(
      "CFCopyLocalizedStringFromTableInBundle NSLocalizedStringFromTableInBundle",
      CallRule(
        keys: slots("_"),
        style: .legacy,
        isLookup: true,
        table: slots("_2"),
        comment: slots("_4")
      )
    )
    add(
      "CFCopyLocalizedStringWithDefaultValue NSLocalizedStringWithDefaultValue",
      CallRule(
        keys: slots("_"),
        style: .legacy,
        isLookup: true,
        table: slots("_2"),
        comment: slots("_5"),
        value: slots("_4")
      )
    )
    // SwiftUI and its neighbours
    add(
      """
      Text Label Button Toggle Picker TextField SecureField Stepper Link NavigationLink Section \
      Menu DatePicker MultiDatePicker ColorPicker ProgressView Gauge GroupBox DisclosureGroup \
      LabeledContent ShareLink Tab TabSection ContentUnavailableView ControlGroup CommandMenu \
      Window WindowGroup UtilityWindow MenuBarExtra TableColumn PhotosPicker Marker Annotation \
      AccessibilityRotorEntry AxisValueLabel ControlWidgetButton ControlWidgetToggle TextFieldLink \
      HelpLink SettingsLink DocumentLaunchView NewDocumentButton SharePreview
      """,
      CallRule(keys: slots("_"), style: .overloaded)
    )
    add("TextField SecureField", CallRule(keys: slots("prompt titleKey"), style: .overloaded))
    add(
      """
      navigationTitle navigationBarTitle navigationSubtitle alert confirmationDialog help \
      accessibilityLabel accessibilityHint accessibilityValue accessibilityRotor \
      configurationDisplayName description badge dialogSuppressionToggle fileDialogMessage \
      fileDialogConfirmationLabel fileExporterFilenameLabel dismissalConfirmationDialog \
      typeSelectEquivalent widgetLabel chartXAxisLabel chartYAxisLabel chartZAxisLabel \
      searchScopes accessibilityZoomAction sectionIndexLabel tabViewBottomAccessory
      """,
      CallRule(form: .member, keys: slots("_"), style: .overloaded)
    )
    add("searchable", CallRule(form: .member, keys: slots("prompt"), style: .overloaded))
    add("accessibilityAction", CallRule(form: .member, keys: slots("named"), style: .overloaded))
    add(
      "accessibilityCustomContent",
      CallRule(form: .member, keys: slots("_ _2"), style: .overloaded)
    )
    add("accessibilityInputLabels", CallRule(form: .member, keys: slots("_"), style: .overloaded))
    add(
      "value",
      CallRule(form: .implicitMember, keys: slots("_"), style: .overloaded, leastArguments: 2)
    )
    // App Intents
    add(
      "Parameter Property ComputedProperty DeferredProperty",
      CallRule(
        form: .attribute,
        keys: slots(
          "title description requestValueDialog requestDisambiguationDialog displayName trueLabel"
        ),
        style: .typed
      )
    )
    add("IntentDescription", CallRule(keys: slots("_ categoryName resultValueName"), style: .typed))
    add("IntentDialog", CallRule(keys: slots("_ full supporting"), style: .typed))
    add(
      "DisplayRepresentation",
      CallRule(keys: slots("title subtitle stringLiteral"), style: .typed)
    )
    add(
      "TypeDisplayRepresentation",
      CallRule(keys: slots("name numericFormat stringLiteral"), style: .typed)
    )
    add("AppShortcut", CallRule(keys: slots("shortTitle"), style: .typed))
    add(
      "AppShortcut",
      CallRule(keys: slots("phrases"), style: .typed, fixedTable: "AppShortcuts")
    )
    add("Summary", CallRule(keys: slots("_"), style: .typed))
    add(
      "needsValueError requestValue",
      CallRule(form: .any, keys: slots("_"), style: .typed)
    )
    add(
      "result requestConfirmation requestDisambiguation needsDisambiguationError",
      CallRule(form: .any, keys: slots("dialog"), style: .typed)
    )
    add("AlertConfiguration", CallRule(keys: slots("title body"), style: .typed))
    add("EntityProperty", CallRule(form: .any, keys: slots("title"), style: .typed))
    // Toasts
    add(
      "flxToast",
      CallRule(
        form: .any,
        keys: slots("_ title message"),
        style: .overloaded,
        confidence: .likely,
        takesClosures: true
      )
    )
    return table
  }()

  /// Calls whose parameters are shown and are `String`s: titles and messages of toasts.
  private static let displayCalls = [
    "ToastMessage", "ToastAction", "Toast", "ToastView", "ToastItem", "ToastConfiguration",
  ]
  private static let displayMethods = ["present", "showToast", "show", "toast", "presentToast"]
  static let displayLabels: Set<UInt32> = Set(
    ["title", "subtitle", "message", "confirmation", "detail", "text"].map {
      NameLinks.link($0.utf8)
    }
  )
}
