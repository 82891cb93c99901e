// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import Inbox

@Suite struct ServerTests {
  private func read(_ lines: String...) -> Request? {
    var lines = lines.makeIterator()
    return Request { lines.next() }
  }

  @Test("The response has the length and the language of its body")
  func bytes() throws {
    let request = try #require(read("GET /Ola/5 HTTP/1.1", "accept-language:\tpl", ""))
    #expect(
      respond(to: request).bytes
        == "HTTP/1.1 200 OK\r\nContent-Language: pl\r\nContent-Type: text/plain; charset=utf-8\r\n"
        + "Vary: Accept-Language\r\nContent-Length: 17\r\n\r\n5 plików od Ola\n"
    )
  }

  @Test("What is no request is none")
  func malformed() {
    #expect(read() == nil)
    #expect(read("") == nil)
    #expect(read("POST / HTTP/1.1") == nil)
    #expect(read("GET / HTTP/1.1", "no field") == nil)
  }

  @Test("A request without wishes is answered in the source language")
  func noWishes() throws {
    let request = try #require(read("GET /nowhere HTTP/1.1", ""))
    let response = respond(to: request)
    #expect(response.status == "404 Not Found")
    #expect(response.body.language == "en")
  }
}
