/// What the environment tells about the terminal, without a question asked of the terminal itself.
package struct TerminalCapabilities: Equatable, Sendable {
  package var depth = ColorDepth.trueColor
  package var rendering = TextRendering()
  package var glyphs = GlyphSet.soft
  /// TERM is unset, or names something that cannot place a cursor.
  package var isDumb = false
  /// GNU screen, which has no alternate screen unless asked for one.
  package var isGNUScreen = false
  /// The font and the character set have Hangul; the Linux console's fonts do not.
  package var showsHangul = true
  /// How long a lone ESC may be the start of something, in milliseconds.
  package var escapeDelay = 50
  /// How long a key may pause between repeats while it is held down, in milliseconds.
  package var keyRepeatDelay = 80
  /// A narrower window breaks the rows that are longer, as most terminals do.
  package var rewrapsRows = true
  /// Somebody asked for less motion.
  package var prefersStillness = false
  /// The surroundings allow an animation: no ssh, nobody who asked for less motion.
  package var allowsAnimation = true
  /// Who can tell what is behind the popup.
  package var backdropSource: BackdropSource?
  /// The terminal's own colours, as far as they can be guessed.
  package var screenColors = ScreenColors.dark
  /// The environment tells those colours: they are no guess.
  package var knowsScreenColors = false

  package init() {}

  package init(_ environment: Environment) {
    let term = environment.value("TERM") ?? []
    let isTmux = environment.value("TMUX") != nil
    isDumb = term == "" || term == "dumb" || term == "unknown" || term == "emacs"
    isGNUScreen =
      !isTmux && (environment.value("STY") != nil || term.starts(with: "screen"))
    depth = Self.colorDepth(environment, term: term, isTmux: isTmux, isGNUScreen: isGNUScreen)

    rendering.simplifiesClusters =
      isTmux || isGNUScreen || environment.value("ZELLIJ") != nil
      || term.starts(with: "tmux") || term.starts(with: "screen")
    rendering.ambiguousIsWide = environment.value("POPUP_AMBIGUOUS").map { $0 == [0x32] } ?? false
    rendering.isASCIIOnly = LocaleName(environment).hasForeignCharset
    glyphs = Self.glyphs(environment, term: term, isTmux: isTmux, depth: depth, rendering)

    rewrapsRows =
      !(term == "linux") && !isGNUScreen && (isTmux || !Self.drawsFromFont(environment, term: term))
    showsHangul = !(rendering.isASCIIOnly || term == "linux")

    let isRemote =
      environment.value("SSH_CONNECTION") != nil || environment.value("SSH_TTY") != nil
    escapeDelay = isRemote ? 150 : 50
    keyRepeatDelay = isRemote ? 150 : 80
    prefersStillness =
      environment.value("REDUCED_MOTION") != nil || environment.value("NO_MOTION") != nil
    allowsAnimation = !isRemote && !prefersStillness
    backdropSource = BackdropSource(environment)
    screenColors = ScreenColors(environment)
    knowsScreenColors = environment.value("COLORFGBG") != nil
  }

  /// What the caller asked for goes before what the terminal draws best.
  mutating func apply(_ look: LookOptions) {
    switch look.border {
    case _ where glyphs == .ascii: break
    case .soft: glyphs = depth == .none ? .rounded : .soft
    case .line: if glyphs.isSoft { glyphs = .rounded }
    case .ascii: glyphs = .ascii
    case nil: break
    }
    if look.theme == .mono { depth = .none }
    // A black box among a palette's colors has no edge but a line.
    let needsLines = depth == .none || depth.isPalette && theme(of: look) == .dark
    if needsLines && glyphs.isSoft { glyphs = .rounded }
  }

  /// The theme that was asked for, or the one that goes with the terminal's ground.
  func theme(of look: LookOptions) -> ThemeName {
    (look.theme ?? .light).resolved(on: knowsScreenColors ? screenColors : nil)
  }

  /// The first rule that matches; the variables are those that terminals are known to set.
  private static func colorDepth(
    _ environment: Environment, term: [UInt8], isTmux: Bool, isGNUScreen: Bool
  ) -> ColorDepth {
    func isSet(_ name: StaticString) -> Bool { environment.value(name) != nil }
    func termStarts(_ prefixes: [StaticString]) -> Bool {
      prefixes.contains { term.starts(with: $0) }
    }
    if isSet("NO_COLOR") { return .none }
    let saysColors256 = term.contains("256color")
    let forced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { (name: StaticString) in
      environment.value(name).map { $0 != [0x30] } ?? false
    }
    if isGNUScreen { return saysColors256 ? .indexed256 : .sixteen }
    if let color = environment.value("COLORTERM"),
      color == "truecolor" || color == "24bit"
    {
      return .trueColor
    }
    if term.contains("-direct")
      || termStarts(["xterm-kitty", "foot", "alacritty", "wezterm", "xterm-ghostty", "contour"])
    {
      return .trueColor
    }
    if let program = environment.value("TERM_PROGRAM") {
      let trueColored: [StaticString] = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
      if trueColored.contains(where: { program == $0 }) { return .trueColor }
      if program == "Apple_Terminal" { return .indexed256 }
    }
    if isSet("WT_SESSION") || isSet("KONSOLE_VERSION") { return .trueColor }
    // VTE shows 24-bit colours since 0.36, which calls itself 3600.
    if let version = environment.value("VTE_VERSION"), version.count >= 4, !isTmux,
      version.count > 4 || !version.lexicographicallyPrecedes("3600".utf8)
    {
      return .trueColor
    }
    if saysColors256 || termStarts(["tmux"]) { return .indexed256 }
    if termStarts(["vt", "ansi-m"]) && !forced { return .none }
    // They do not know the sequences of the bright colors.
    if termStarts(["ansi", "pcansi", "cons25", "eterm"]) { return .eight }
    return .sixteen
  }

  /// Soft edges where the terminal draws block elements itself; lines where they come from a font
  /// with gaps between rows, or where there are no colours to fill with.
  private static func glyphs(
    _ environment: Environment, term: [UInt8], isTmux: Bool, depth: ColorDepth,
    _ rendering: TextRendering
  ) -> GlyphSet {
    if rendering.isASCIIOnly || rendering.ambiguousIsWide { return .ascii }
    if term == "linux" { return .square }
    return !isTmux && drawsFromFont(environment, term: term) || depth == .none ? .rounded : .soft
  }

  private static func drawsFromFont(_ environment: Environment, term: [UInt8]) -> Bool {
    environment.value("XTERM_VERSION") != nil || TerminalName.drawsBlocksFromFont(term)
  }
}
