// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing
import ToastPresentation

/// eSpeak NG's phonemes of what is announced, where the programs are installed.
@Suite("Speech for real")
struct SpeechTests {
  static let isInstalled = ["espeak-ng", "mecab"].allSatisfy { path(of: $0) != nil }

  /// What a voice says of characters that it cannot read, and of switches inside a part.
  private static let wrongVoice = ["tS'aIni:z", "tS,aIni:z", "dZ'ap@ni:z", "dZ,ap@ni:z", "(en)"]

  private static let toasts = [
    Toast(id: "1", style: .error, title: .key("title"), message: .key("message")),
    Toast(
      id: "2",
      style: .success,
      title: .key("title"),
      actions: [ToastAction(.undo), ToastAction(.later)]
    ),
    Toast(id: "3", style: .warning, title: .key("title"), actions: [ToastAction(.archive)]),
    Toast(id: "4", style: .progress, title: .key("title"), progress: 0.5),
    Toast(
      id: "5",
      title: .key("title"),
      actions: [ToastAction(.undo), ToastAction(.open), ToastAction(.share)],
      position: Toast.Position(index: 2, count: 3)
    ),
  ]

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Upload failed"}},
        "ja": {"stringUnit": {"state": "translated", "value": "アップロードできませんでした"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "上传失败"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "上傳失敗"}}}},
      "message": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Check your connection."}},
        "ja": {"stringUnit": {"state": "translated", "value": "接続を確認してください。"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "请检查网络连接。"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "請檢查網絡連線。"}}}}}}
    """

  @Test(
    "each part is spoken by a voice that can read it",
    .enabled(if: isInstalled, "espeak-ng, mecab and mecab-ipadic-utf8 are not installed"),
    arguments: ["en", "ja", "zh-Hans", "zh-HK"]
  )
  func phonemes(_ language: String) throws {
    let announcer = Announcer(
      languages: [language],
      bundles: [try TestReader.bundle(Self.catalog)]
    )
    for toast in Self.toasts {
      let announcement = announcer.announcement(for: toast)
      for part in SpeechEngine.espeak.utterances(announcement) {
        let voice = try #require(part.voice)
        let text = part.needsReading ? try run("mecab", ["-Oyomi"], input: part.text) : part.text
        let phonemes = try run("espeak-ng", ["-q", "-x", "-v", voice, text])
        #expect(phonemes.contains { !$0.isWhitespace }, "\(part.text)")
        for marker in Self.wrongVoice {
          #expect(!phonemes.contains(marker), "\(part.text) by \(voice): \(phonemes)")
        }
      }
    }
  }

  @Test(
    "the test would hear a wrong voice",
    .enabled(if: isInstalled, "espeak-ng, mecab and mecab-ipadic-utf8 are not installed")
  )
  func markers() throws {
    let kanji = try run("espeak-ng", ["-q", "-x", "-v", "ja", "保存"])
    #expect(Self.wrongVoice.contains { kanji.contains($0) }, "\(kanji)")
    let latin = try run("espeak-ng", ["-q", "-x", "-v", "cmn", "保存"])
    #expect(Self.wrongVoice.contains { latin.contains($0) }, "\(latin)")
  }

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  private func run(_ program: String, _ arguments: [String], input: String? = nil) throws -> String
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: program)))
    process.arguments = arguments
    let output = Pipe()
    let source = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = source
    try process.run()
    if let input { try source.fileHandleForWriting.write(contentsOf: Data((input + "\n").utf8)) }
    try source.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
