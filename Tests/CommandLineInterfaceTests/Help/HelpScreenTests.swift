// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

@Suite struct HelpScreenTests {
  static let paths = [[]] + SampleTool.root.subcommands.map { [$0.name] }

  @Test(arguments: paths)
  func screens(_ path: [String]) throws {
    let name = (["help"] + path).joined(separator: "-")
    for form in [Invocation.HelpForm.short, .full] {
      let text = HelpScreen.text(for: path, in: SampleTool.root, form: form)
      expectFixture(text, "\(name)-\(form).txt")
    }
  }

  @Test(arguments: paths, [20, 41, 60, 80, 200])
  func linesFit(_ path: [String], _ columns: Int) {
    let text = HelpScreen.text(for: path, in: SampleTool.root, form: .full, columns: columns)
    for line in text.split(separator: "\n") where columns >= 80 {
      #expect(line.count <= 79)
    }
    #expect(!text.contains(" \n") && text.hasSuffix("\n"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test func headingsAreBoldInColour() {
    let text = HelpScreen.text(for: [], in: SampleTool.root, form: .short, usesColor: true)
    #expect(text.contains("\u{1B}[1mUSAGE\u{1B}[0m\n"))
  }

  @Test func reference() throws {
    expectFixture(CommandReference.markdown(SampleTool.root), "reference.md")
  }
}
