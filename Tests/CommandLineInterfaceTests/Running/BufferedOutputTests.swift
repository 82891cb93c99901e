// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

@Suite struct BufferedOutputTests {
  @Test func gathersAndKeepsTheOrder() {
    let sink = MemorySink()
    let output = BufferedOutput(sink, capacity: 8)
    output.write("1234")
    #expect(sink.text == "")
    output.write([0x35, 0x36])
    output.write("789")
    #expect(sink.text == "123456789")
    output.write("x")
    output.close()
    #expect(sink.text == "123456789x")
    #expect(output.failure == nil)
  }

  @Test func theFirstFailureStays() {
    let output = BufferedOutput(MemorySink(failing: .closedPipe), capacity: 0)
    #expect(output.failure == nil)
    output.write("")
    #expect(output.failure == nil)
    output.write("x")
    output.write("y")
    #expect(output.failure == .closedPipe)
  }
}
