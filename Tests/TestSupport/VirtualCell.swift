/// A color as given by SGR.
package enum VirtualColor: Equatable, Sendable {
  case `default`
  case indexed(Int)
  case rgb(Int, Int, Int)
}

/// The style of a cell.
package struct VirtualStyle: Equatable, Sendable {
  package var foreground = VirtualColor.default
  package var background = VirtualColor.default
  package var isBold = false
  package var isFaint = false
  package var isItalic = false
  package var isUnderlined = false
  package var isReversed = false
  package var isStruck = false

  package init() {}

  /// Applies the parameters of an SGR sequence; false when one of them is unknown.
  mutating func apply(_ parameters: [Int]) -> Bool {
    var rest = parameters[...]
    if rest.isEmpty { rest = [0] }
    while let code = rest.popFirst() {
      switch code {
      case 0: self = VirtualStyle()
      case 1: isBold = true
      case 2: isFaint = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 9: isStruck = true
      case 22: (isBold, isFaint) = (false, false)
      case 23: isItalic = false
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 29: isStruck = false
      case 30...37: foreground = .indexed(code - 30)
      case 40...47: background = .indexed(code - 40)
      case 90...97: foreground = .indexed(code - 90 + 8)
      case 100...107: background = .indexed(code - 100 + 8)
      case 39: foreground = .default
      case 49: background = .default
      case 38, 48:
        guard let color = Self.extendedColor(&rest) else { return false }
        if code == 38 { foreground = color } else { background = color }
      default: return false
      }
    }
    return true
  }

  private static func extendedColor(_ rest: inout ArraySlice<Int>) -> VirtualColor? {
    switch rest.popFirst() {
    case 5:
      guard let index = rest.popFirst(), index < 256 else { return nil }
      return .indexed(index)
    case 2:
      guard rest.count >= 3 else { return nil }
      let parts = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      return parts.allSatisfy { $0 < 256 } ? .rgb(parts[0], parts[1], parts[2]) : nil
    default: return nil
    }
  }
}

/// One cell of the screen.
package struct VirtualCell: Equatable, Sendable {
  /// Empty for the right half of a wide character.
  package var text = " "
  package var style = VirtualStyle()

  package init() {}
}
