import PopupCore
import Testing

@Suite("Hangul typed as commands")
struct HangulTests {
  @Test("each jamo of the keyboard maps to the Latin letter on its key")
  func jamo() {
    let keys = Array("ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars)
    let letters = Array("abcdefghijklmnopqrstuvwxyzQWERTOP".unicodeScalars)
    #expect(keys.map { HangulKeyboard.latinLetter(for: $0) } == letters)
  }

  @Test("conjoining jamo and fullwidth letters map to Latin letters")
  func otherForms() {
    let forms: [Unicode.Scalar: Unicode.Scalar] = [
      "\u{116D}": "y", "\u{116E}": "n", "\u{110E}": "c", "\u{1107}": "q", "\u{1101}": "R",
      "ｙ": "y", "ｎ": "n", "Ｙ": "Y",
    ]
    for (form, letter) in forms {
      #expect(HangulKeyboard.latinLetter(for: form) == letter)
    }
  }

  @Test(
    "a character that no single key types maps to no letter",
    arguments: ["ㅘ", "ㄳ", "쇼", "y", "1", "漢"])
  func others(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(HangulKeyboard.latinLetter(for: scalar) == nil)
  }

  @Test("a Hangul syllable maps to the key of its first consonant")
  func syllables() {
    let syllables = Array("취확가힣까".unicodeScalars)
    #expect(
      syllables.map { HangulSyllable.leadingConsonant(of: $0) } == Array("ㅊㅎㄱㅎㄲ".unicodeScalars))
    #expect(HangulSyllable.leadingConsonant(of: "ㅊ") == nil)
    #expect(HangulSyllable.leadingConsonant(of: "c") == nil)
  }
}
