// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation
import Testing

@Suite struct FileDescriptorSinkTests {
  @Test func aFullDeviceIsReported() throws {
    guard let device = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let sink = FileDescriptorSink(device.fileDescriptor)
    #expect(throws: SinkError.failed(reason: "No space left on device")) {
      try sink.write([0x61])
    }
  }

  @Test func largeOutputGoesThroughAPipe() async throws {
    let pipe = Pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let reader = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
    try FileDescriptorSink(pipe.fileHandleForWriting.fileDescriptor).write(bytes[...])
    try pipe.fileHandleForWriting.close()
    #expect(await reader.value == Data(bytes))
  }
}
