// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Greeter
import Testing

@Suite struct GreeterTests {
  @Test("Visitors are answered in their language")
  func languages() {
    let polish = Greeter(acceptLanguage: "pl-PL, pl;q=0.9, en;q=0.5")
    #expect(polish.language == "pl")
    #expect(polish.greeting(for: "Ola") == "Witaj, Ola!")
    #expect(polish.summary(files: 1, sender: "Ola") == "1 plik od Ola")
    #expect(polish.summary(files: 3, sender: "Ola") == "3 pliki od Ola")
    #expect(polish.summary(files: 5, sender: "Ola") == "5 plików od Ola")
    #expect(polish.quotes == "Cudzysłowy \"\"\"# i \\#(x) zostają")
    let japanese = Greeter(acceptLanguage: "ja")
    #expect(japanese.greeting(for: "Ola") == "Olaさん、こんにちは。")
    #expect(japanese.summary(files: 1, sender: "Ola") == "1 file from Ola")
    #expect(Greeter(acceptLanguage: "*").greeting(for: "Ola") == "Hello, Ola!")
  }
}
