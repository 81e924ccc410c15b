/// The style that SGR sequences have set (ECMA-48 8.3.117, ITU-T T.416).
struct GraphicRendition: Equatable {
  private(set) var style = Style()
  /// The text is hidden (SGR 8).
  private(set) var isConcealed = false

  mutating func reveal() { isConcealed = false }

  /// Applies a sequence's parameters; ignores unknown ones.
  mutating func apply(_ parameters: [SGRParameter]) {
    if parameters.isEmpty { self = GraphicRendition() }
    var index = 0
    while index < parameters.count {
      let value = parameters[index].value
      var next = index + 1
      while next < parameters.count && parameters[next].isSub { next += 1 }
      if value == 38 || value == 48 || value == 58 {
        next = applyColor(parameters, from: index, subEnd: next)
      } else if value == 4 && next > index + 1 {
        set(.underline, parameters[index + 1].value != 0)
      } else {
        apply(value)
      }
      index = next
    }
  }

  private mutating func set(_ attribute: TextAttributes, _ isOn: Bool) {
    if isOn { style.attributes.insert(attribute) } else { style.attributes.remove(attribute) }
  }

  private mutating func apply(_ value: Int) {
    switch value {
    case 0: self = GraphicRendition()
    case 1: set(.bold, true)
    case 2: set(.faint, true)
    case 3: set(.italic, true)
    case 4, 21: set(.underline, true)
    case 7: set(.reverse, true)
    case 8: isConcealed = true
    case 9: set(.strikethrough, true)
    case 22: style.attributes.subtract([.bold, .faint])
    case 23: set(.italic, false)
    case 24: set(.underline, false)
    case 27: set(.reverse, false)
    case 28: isConcealed = false
    case 29: set(.strikethrough, false)
    case 30...37: style.foreground = .indexed(UInt8(value - 30))
    case 39: style.foreground = .default
    case 40...47: style.background = .indexed(UInt8(value - 40))
    case 49: style.background = .default
    case 90...97: style.foreground = .indexed(UInt8(value - 90 + 8))
    case 100...107: style.background = .indexed(UInt8(value - 100 + 8))
    default: break
    }
  }

  /// `38;5;n`, `38;2;r;g;b`, `38:5:n`, `38:2:r:g:b` and, with a color space, `38:2::r:g:b`.
  ///
  /// Returns the index of the next parameter.
  private mutating func applyColor(
    _ parameters: [SGRParameter], from index: Int, subEnd: Int
  ) -> Int {
    let usesColons = subEnd > index + 1
    let end = usesColons ? subEnd : parameters.count
    guard index + 1 < end else { return end }
    let isPalette = parameters[index + 1].value == 5
    guard isPalette || parameters[index + 1].value == 2 else { return usesColons ? end : index + 2 }
    let count = isPalette ? 1 : 3
    var first = index + 2
    if usesColons && !isPalette && end - first > 3 { first += 1 }
    if first + count <= end {
      let values = parameters[first..<(first + count)].map { UInt8(min($0.value, 255)) }
      setColor(
        isPalette ? .indexed(values[0]) : .rgb(values[0], values[1], values[2]),
        of: parameters[index].value)
    }
    return usesColons ? end : min(first + count, end)
  }

  private mutating func setColor(_ color: Color, of parameter: Int) {
    if parameter == 38 { style.foreground = color }
    if parameter == 48 { style.background = color }
  }
}
