// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Answers the request on standard input, on standard output.
@main
struct Server {
  static func main() {
    guard let request = Request(nextLine: { readLine() }) else {
      print("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", terminator: "")
      return
    }
    print(respond(to: request).bytes, terminator: "")
  }
}
