// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// What is no file is refused and never waited for; the streams of the process are read.
@Suite struct EndlessFileTests {
  /// Runs a line of the shell that is ended when it waits for anything.
  private func bounded(_ folder: WorkingFolder, _ command: String) throws -> ToolRun {
    try folder.shell("timeout 20 \(command)")
  }

  @Test(arguments: [
    "check --no-config pipe", "format pipe", "format --check pipe", "format --diff pipe",
    "stats pipe", "list pipe", "get pipe x", "set pipe x --value y", "remove pipe x",
    "rename pipe x y", "check --no-config --baseline pipe A.xcstrings",
    "check --config pipe A.xcstrings", "check --no-config /dev/zero", "format /dev/zero",
    "stats /dev/zero", "check --no-config /dev/null",
  ])
  func isRefused(_ arguments: String) throws {
    let folder = try ProjectFolder.make("A.xcstrings")
    _ = try folder.shell("mkfifo pipe")
    let run = try bounded(folder, "\"$tool\" \(arguments)")
    #expect(run.status == 2, "\(run.status) \(run.errors)")
    #expect(run.errors.contains("it is no file but a pipe or a device"), "\(run.errors)")
  }

  @Test func aPipeAsConfiguration() throws {
    let folder = try ProjectFolder.make("A.xcstrings")
    _ = try folder.shell("mkfifo .toaststrings.json")
    let run = try bounded(folder, "\"$tool\" check A.xcstrings")
    #expect(run.status == 2)
    #expect(run.errors.contains(".toaststrings.json: cannot be read: it is no file"))
  }

  @Test(arguments: [
    "cat A.xcstrings | \"$tool\" check --no-config -",
    "cat A.xcstrings | \"$tool\" check --no-config /dev/stdin",
    "\"$tool\" check --no-config - <A.xcstrings",
    "\"$tool\" check --no-config /dev/stdin <A.xcstrings",
    "\"$tool\" check --no-config <(cat A.xcstrings)",
    "\"$tool\" check --no-config /dev/fd/7 7<A.xcstrings",
  ])
  func streamsAreRead(_ command: String) throws {
    let folder = try ProjectFolder.make("A.xcstrings")
    let run = try folder.shell(command)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("[extra-placeholder]"))
  }

  @Test(arguments: ["-", "/dev/stdin"])
  func aClosedStreamIsAnError(_ path: String) throws {
    let run = try bounded(try WorkingFolder(), "\"$tool\" check --no-config \(path) <&-")
    #expect(run.status == 2)
  }
}
