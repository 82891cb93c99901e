// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing
import ToastPresentation

/// eSpeak NG's phonemes of what is announced, where the programs are installed.
@Suite("Speech for real")
struct SpeechTests {
  static let isInstalled = path(of: "espeak-ng") != nil && mecabHasDictionary

  /// mecab without a dictionary starts, and fails.
  private static let mecabHasDictionary: Bool = {
    guard let program = path(of: "mecab") else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--dictionary-info"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

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

  /// Every sentence with every label and with many numbers.
  private static func everything(_ announcer: Announcer) -> [Announcement] {
    func toast(_ style: ToastStyle = .normal, _ actions: [ToastAction] = []) -> Toast {
      Toast(id: "a", style: style, title: .key("title"), actions: actions)
    }
    var announcer = announcer
    let labels = ActionLabel.all.filter { $0.key.hasPrefix("toast.action.") }
    let actions = labels.map { ToastAction($0) }
    var found: [Announcement] = []
    for (index, action) in actions.enumerated() {
      found.append(announcer.announcement(for: toast(.normal, [action])))
      let next = actions[(index + 1) % actions.count]
      found.append(announcer.announcement(for: toast(.normal, [action, next])))
      found.append(announcer.failure(of: action, in: toast()))
    }
    for label in ActionLabel.all where !label.key.hasPrefix("toast.action.") {
      var named = toast()
      named.title = .key(label.key)
      found.append(announcer.announcement(for: named))
    }
    for count in 3...12 {
      found.append(announcer.announcement(for: toast(.normal, Array(actions.prefix(count)))))
    }
    for number in Array(0...30) + [50, 99, 100, 101, 999, 1000, 12_345] {
      var other = toast(.progress)
      other.progress = Double(number) / 100
      found.append(announcer.announcement(for: other))
      other.position = Toast.Position(index: number, count: number + 1)
      found.append(announcer.announcement(for: other))
      found.append(announcer.announcement(for: toast(), waiting: number))
    }
    let later = announcer.confirmation(of: ToastAction(.later), in: toast(), isPostponed: true)
    if let later { found.append(later) }
    announcer.options.statusWords = .all
    announcer.options.role = true
    announcer.options.updateWord = true
    for style in ToastStyle.allCases {
      found.append(announcer.announcement(for: toast(style), kind: .updated))
      found.append(announcer.announcement(for: Toast(id: "a", style: style, title: "")))
    }
    return found
  }

  @Test(
    "every sentence with every label and many numbers",
    .enabled(if: isInstalled, "espeak-ng, mecab and mecab-ipadic-utf8 are not installed"),
    arguments: ["en", "ja", "zh-Hans", "zh-HK"]
  )
  func everything(_ language: String) throws {
    let announcer = Announcer(
      languages: [language],
      bundles: [try TestReader.bundle(Self.catalog)]
    )
    #expect(try speak(Self.everything(announcer)).count == 1)
  }

  @Test(
    "every announcement of the cases",
    .enabled(if: isInstalled, "espeak-ng, mecab and mecab-ipadic-utf8 are not installed")
  )
  func cases() throws {
    var found: [Announcement] = []
    // Case 17 has Han characters in English words, which no voice can get right.
    for row in AnnouncementCase.all where row.number != 17 {
      let bundles = try row.bundles()
      if row.json["scenario"] != nil {
        let scenario = try Scenario(
          row.bytes("scenario"),
          place: "scenario",
          reader: TestReader.value
        )
        for run in scenario.runs {
          for change in Simulation.changes(run, bundles: bundles) {
            if case .announced(let announcement, _) = change.kind { found.append(announcement) }
          }
        }
      } else {
        let request = try ToastRequest(
          row.bytes("toast"),
          place: "toast",
          reader: TestReader.value
        )
        let announcer = Announcer(languages: row.languages, bundles: bundles)
        found.append(announcer.announcement(for: request.toast))
      }
    }
    #expect(found.count > 40)
    let voices = try speak(found)
    #expect(voices.isSuperset(of: ["en-us", "ja", "cmn-latn-pinyin", "yue"]))
  }

  /// Has all parts of announcements spoken and listens for a wrong voice.
  ///
  /// - Returns: The voices that spoke.
  private func speak(_ announcements: [Announcement]) throws -> Set<String> {
    var texts: [String: Set<String>] = [:]
    for announcement in announcements {
      for part in SpeechEngine.espeak.utterances(announcement) {
        guard let voice = part.voice else { continue }
        // A single Latin word inside Japanese or Chinese is left to the sentence's voice.
        if voice != "en-us", part.text.utf8.contains(where: { 0x61...0x7A ~= $0 | 0x20 }) {
          continue
        }
        texts[voice, default: []].insert(part.text)
      }
    }
    for (voice, texts) in texts {
      let lines = texts.sorted().joined(separator: "\n")
      let read = voice == "ja" ? try run("mecab", ["-Oyomi"], input: lines) : lines
      // Empty lines keep the texts apart.
      let spoken = try run(
        "espeak-ng",
        ["-q", "-x", "-v", voice, "--stdin"],
        input: read.split(separator: "\n").joined(separator: "\n\n")
      )
      let phonemes = spoken.split(separator: "\n")
      #expect(phonemes.count >= texts.count, "\(voice) leaves something out")
      for line in phonemes {
        for marker in Self.wrongVoice { #expect(!line.contains(marker), "\(voice): \(line)") }
      }
    }
    return Set(texts.keys)
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
