/// A button and its label.
package struct Button: Equatable, Sendable {
  package let role: ButtonRole
  /// As given, neither checked nor sanitized.
  package let label: [UInt8]
  /// The label is popup's default; the view shows it in English if the terminal cannot show Hangul.
  package let hasDefaultLabel: Bool

  package init(_ role: ButtonRole, _ label: [UInt8]) {
    self.role = role
    self.label = label
    hasDefaultLabel = false
  }

  /// A button with popup's own Korean label for its role.
  package init(_ role: ButtonRole) {
    self.role = role
    label = Array(Self.koreanLabel(of: role).bytes)
    hasDefaultLabel = true
  }

  private static func koreanLabel(of role: ButtonRole) -> StaticString {
    switch role {
    case .affirmative: "확인"
    case .negative: "취소"
    case .extra: "기타"
    case .help: "도움말"
    }
  }

  /// popup's own English label for a role.
  package static func englishLabel(of role: ButtonRole) -> StaticString {
    switch role {
    case .affirmative: "OK"
    case .negative: "Cancel"
    case .extra: "Extra"
    case .help: "Help"
    }
  }
}
