// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An announcement as SSML: one sentence a segment, so that each is in its own voice.
public enum SSMLRenderer {
  /// The document on one line.
  ///
  /// No text stands outside of `s`: eSpeak NG would say it in the voice of the segment before.
  public static func text(
    _ announcement: Announcement,
    engine: SpeechEngine = .generic
  ) -> String {
    let sentences = announcement.segments.map { segment in
      let language = segment.language.map { tag in
        " xml:lang=\"\(engine.markupTag(tag).escapedForMarkup)\""
      }
      return "<s\(language ?? "")>\(spoken(segment))</s>"
    }
    return "<speak>\(sentences.joined())</speak>"
  }

  private static func spoken(_ segment: Announcement.Segment) -> String {
    let text = segment.text.escapedForMarkup
    switch segment.manner {
    case .normal, .punctuation: return text
    case .spellOut: return "<say-as interpret-as=\"characters\">\(text)</say-as>"
    case .ipa(let notation):
      return "<phoneme alphabet=\"ipa\" ph=\"\(notation.escapedForMarkup)\">\(text)</phoneme>"
    }
  }
}
