/// The language of the default labels when popup acts as whiptail or dialog.
enum LabelLanguage: Equatable, Sendable, CaseIterable {
  case english, korean, japanese, simplifiedChinese, traditionalChinese
  case german, french, spanish, portuguese, italian, russian

  /// The locale's language, whether or not the locale is installed; English if the terminal cannot
  /// show the language.
  init(_ environment: Environment) {
    let locale = LocaleName(environment)
    let language = Self.of(locale)
    let onConsole = environment.value("TERM") ?? [] == "linux"
    self = locale.hasForeignCharset || (onConsole && !language.isLatin) ? .english : language
  }

  private static func of(_ locale: LocaleName) -> LabelLanguage {
    let language = locale.language
    if language == "ko" { return .korean }
    if language == "ja" { return .japanese }
    if language == "zh" {
      let isTraditional = locale.territory == "TW" || locale.territory == "HK"
      return isTraditional ? .traditionalChinese : .simplifiedChinese
    }
    if language == "de" { return .german }
    if language == "fr" { return .french }
    if language == "es" { return .spanish }
    if language == "pt" { return .portuguese }
    if language == "it" { return .italian }
    return language == "ru" ? .russian : .english
  }

  /// Whether the Linux console's fonts have the language's letters.
  private var isLatin: Bool {
    switch self {
    case .english, .german, .french, .spanish, .portuguese, .italian: true
    case .korean, .japanese, .simplifiedChinese, .traditionalChinese, .russian: false
    }
  }

  func label(_ word: BoxWord, of program: DropInProgram) -> [UInt8] {
    if self == .english, word == .ok, program == .whiptail { return Array("Ok".utf8) }
    return Array(words[word].bytes)
  }

  private var words: Words {
    switch self {
    case .english: Words("Yes", "No", "OK", "Cancel", exit: "EXIT", "Extra", "Help")
    case .korean: Words("예", "아니오", "확인", "취소", exit: "닫기", "기타", "도움말")
    case .japanese: Words("はい", "いいえ", "OK", "キャンセル", exit: "閉じる", "その他", "ヘルプ")
    case .simplifiedChinese: Words("是", "否", "确定", "取消", exit: "关闭", "其他", "帮助")
    case .traditionalChinese: Words("是", "否", "確定", "取消", exit: "關閉", "其他", "說明")
    case .german: Words("Ja", "Nein", "OK", "Abbrechen", exit: "Schließen", "Extra", "Hilfe")
    case .french: Words("Oui", "Non", "OK", "Annuler", exit: "Fermer", "Autre", "Aide")
    case .spanish: Words("Sí", "No", "Aceptar", "Cancelar", exit: "Cerrar", "Extra", "Ayuda")
    case .portuguese: Words("Sim", "Não", "OK", "Cancelar", exit: "Fechar", "Extra", "Ajuda")
    case .italian: Words("Sì", "No", "OK", "Annulla", exit: "Chiudi", "Extra", "Aiuto")
    case .russian: Words("Да", "Нет", "ОК", "Отмена", exit: "Закрыть", "Ещё", "Справка")
    }
  }
}

/// The words of one language.
private struct Words {
  private let yes, no, ok, cancel, exit, extra, help: StaticString

  init(
    _ yes: StaticString, _ no: StaticString, _ ok: StaticString, _ cancel: StaticString,
    exit: StaticString, _ extra: StaticString, _ help: StaticString
  ) {
    (self.yes, self.no, self.ok, self.cancel) = (yes, no, ok, cancel)
    (self.exit, self.extra, self.help) = (exit, extra, help)
  }

  subscript(word: BoxWord) -> StaticString {
    switch word {
    case .yes: yes
    case .no: no
    case .ok: ok
    case .cancel: cancel
    case .exit: exit
    case .extra: extra
    case .help: help
    }
  }
}
