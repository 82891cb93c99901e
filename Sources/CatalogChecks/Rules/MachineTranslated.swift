// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text in state `machine_translated` has not been read by a person.
///
/// ## What it checks
/// The state of every text; one finding for each form. Catalogs have the state from version 1.3 on.
/// The rule is off unless a project asks for it: some ship such texts on purpose.
///
/// ## Why it matters
/// Whether machine translations may be shipped is a project's decision; this makes it one that is
/// kept.
///
/// ## Example
/// Bad:
/// ```json
/// "state" : "machine_translated"
/// ```
/// Good, once somebody has looked at it:
/// ```json
/// "state" : "translated"
/// ```
///
/// ## References
/// 1,897 of 348,819 texts in 669 public catalogs, all in one project.
struct MachineTranslated: TextRule {
  static let metadata = RuleMetadata(
    id: "machine-translated",
    family: .coverage,
    summary: "A text is in state “machine_translated”",
    severity: nil
  )

  static let triggers: TextTriggers = .state

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.leaf.state == .machineTranslated, text.standsForItsState else { return }
    findings.report(at: text.valueToken, Self.message)
  }
}

extension MachineTranslated {
  private static let message =
    "translated by a machine: let a person read it, then set its state to “translated”"
}
