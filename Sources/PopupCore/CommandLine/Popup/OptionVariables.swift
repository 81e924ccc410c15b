extension PopupVariable {
  /// The single option that the variable sets; nil for POPUP_OPTS, which holds any number.
  var option: OptionID? {
    switch self {
    case .options: nil
    case .answer: .answer
    case .theme: .theme
    }
  }
}

/// Reads the options that the environment gives.
enum OptionVariables {
  /// A list of options for each precedence, the weakest first.
  static func layers(in environment: Environment) throws(UsageError) -> [[Occurrence]] {
    var layers = [singleOptions(in: environment), try words(in: environment)]
    layers.removeAll { $0.isEmpty }
    return layers
  }

  private static func singleOptions(in environment: Environment) -> [Occurrence] {
    var occurrences: [Occurrence] = []
    for variable in PopupVariable.allCases {
      guard let option = variable.option, let value = environment.value(variable) else { continue }
      occurrences.append(Occurrence(option, value, from: .variable(variable)))
    }
    return occurrences
  }

  private static func words(in environment: Environment) throws(UsageError) -> [Occurrence] {
    guard let text = environment.value(.options) else { return [] }
    let origin = OptionOrigin.variable(.options)
    do throws(UsageError) {
      return try OptionScanner.scan(ShellWords.split(text), from: origin).occurrences
    } catch {
      throw origin.blamed(for: error)
    }
  }
}
