// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import ToastPresentation

/// `toaststrings simulate`: the toast queue on a virtual clock.
enum SimulateCommand {
  static let spec = CommandSpec(
    "simulate",
    summary: "run the toast queue on a virtual clock",
    discussion: """
      Reads a scenario as a JSON object and prints what is announced when, and what becomes of each \
      toast. Documentation/Announcements.md describes presets, events and the result.
      """,
    examples: [.init("toaststrings simulate burst.json", "what is said, in order")],
    arguments: [
      ArgumentSpec(
        "scenario",
        help: "The scenario; \"-\" reads standard input",
        completion: .files(extensions: ["json"])
      )
    ]
  )

  static let command = CommandLineTool.Command(spec) { parsed, context in
    let operand = parsed.operand("scenario")
    let (bytes, place) = try AnnounceCommand.input(operand, context)
    let scenario: Scenario
    do {
      scenario = try Scenario(bytes, place: place, reader: AnnounceCommand.argument)
    } catch {
      throw CommandFailure("\(error)")
    }
    AnnounceCommand.warn(scenario.unknownMembers, context)
    var results: [JSONValue] = []
    for run in scenario.runs {
      let paths = run.catalog.map { [path($0, besides: operand)] } ?? []
      let bundles = try AnnounceCommand.bundles(paths)
      AnnounceCommand.warn(Simulation.problems(run, bundles: bundles), context)
      results.append(Simulation.value(run, bundles: bundles))
    }
    let whole = scenario.isList ? JSONValue.array(results) : results.first ?? .null
    context.output.write(whole.bytes + [0x0A])
    return .success
  }

  /// A path that is relative to the folder of the scenario.
  private static func path(_ path: String, besides scenario: String?) -> String {
    guard !path.hasPrefix("/"), let scenario, let slash = scenario.lastIndex(of: "/") else {
      return path
    }
    return scenario[...slash] + path
  }
}
