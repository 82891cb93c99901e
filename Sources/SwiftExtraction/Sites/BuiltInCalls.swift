// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The APIs of Foundation, SwiftUI, App Intents, Charts and the toast libraries that take texts to
/// localize.
///
/// From their public documentation; which of them Xcode extracts was compared with real catalogs.
struct BuiltInCalls: Sendable {
  private let rules: [UInt32: [CallRule]]

  /// - Parameter options: what the project adds.
  init(_ options: ExtractionOptions) {
    var rules = Self.known
    for routine in options.routines {
      // The last component: a routine may be a member.
      let name = routine.split(separator: ".").last.map(String.init) ?? routine
      rules[NameHash.short(name.utf8), default: []].insert(
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
      rules[NameHash.short(type.utf8), default: []].append(
        CallRule(
          keys: CallRule.slots("_ stringLiteral"),
          style: .typed,
          isLookup: true,
          value: CallRule.values
        )
      )
    }
    self.rules = rules
  }

  /// The rules for calls of a name.
  func rules(_ hash: UInt32) -> [CallRule]? { rules[hash] }

  /// The rule for `.init(…)` where a text to localize is expected.
  static let implicitInitializer = CallRule(
    form: .any,
    keys: CallRule.slots("_ stringLiteral localized title subtitle name numericFormat"),
    style: .typed,
    value: CallRule.values
  )

  private static let known: [UInt32: [CallRule]] = {
    var table: [UInt32: [CallRule]] = [:]
    func add(_ names: String, _ rule: CallRule) {
      for name in names.split(separator: " ") {
        table[NameHash.short(name.utf8), default: []].append(rule)
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
      HelpLink SettingsLink DocumentLaunchView NewDocumentButton
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
  static let displayCalls: Set<UInt32> = Set(
    ["ToastMessage", "ToastAction", "Toast", "ToastView", "ToastItem", "ToastConfiguration"].map {
      NameHash.short($0.utf8)
    }
  )
  static let displayMethods: Set<UInt32> = Set(
    ["present", "showToast", "show", "toast", "presentToast"].map { NameHash.short($0.utf8) }
  )
  static let displayLabels: Set<UInt32> = Set(
    ["title", "subtitle", "message", "confirmation", "detail", "text"].map {
      NameHash.short($0.utf8)
    }
  )
}
