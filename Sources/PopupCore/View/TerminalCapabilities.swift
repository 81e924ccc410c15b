/// What the environment variables say about the terminal. The terminal itself is not queried.
package struct TerminalCapabilities: Equatable, Sendable {
  package var depth = ColorDepth.trueColor
  package var rendering = TextRendering()
  package var glyphs = GlyphSet.soft
  /// Whether TERM is unset or names a terminal that cannot place a cursor.
  package var isDumb = false
  /// Whether the terminal is GNU screen, which has no alternate screen unless configured to.
  package var isGNUScreen = false
  /// Whether the font and the character set include Hangul; the Linux console's fonts do not.
  package var showsHangul = true
  /// How long to wait for the rest of a sequence after a lone ESC, in milliseconds.
  package var escapeDelay = 50
  /// How long a key may pause between repeats while it is held down, in milliseconds.
  package var keyRepeatDelay = 80
  /// Whether the terminal rewraps longer rows when its window becomes narrower, as most do.
  package var rewrapsRows = true
  /// Whether the user asked for reduced motion.
  package var prefersStillness = false
  /// Whether animations are allowed: not over ssh, nor if the user asked for reduced motion.
  package var allowsAnimation = true
  /// The program that can report the screen behind the popup.
  package var backdropSource: BackdropSource?
  /// The terminal's default colors, or a guess if `knowsScreenColors` is false.
  package var screenColors = ScreenColors.dark
  /// Whether the environment states `screenColors`.
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

  /// Applies the look that the caller requested, which overrides what the terminal draws best.
  mutating func apply(_ look: LookOptions) {
    switch look.border {
    case _ where glyphs == .ascii: break
    case .soft: glyphs = depth == .none ? .rounded : .soft
    case .line: if glyphs.isSoft { glyphs = .rounded }
    case .ascii: glyphs = .ascii
    case nil: break
    }
    if look.theme == .mono { depth = .none }
    // In palette colors, a black box needs a line as its edge.
    let needsLines = depth == .none || depth.isPalette && theme(of: look) == .dark
    if needsLines && glyphs.isSoft { glyphs = .rounded }
  }

  /// The requested theme, or the one that suits the terminal's background.
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
    // VTE supports 24-bit colors since version 0.36, which is 3600 here.
    if let version = environment.value("VTE_VERSION"), version.count >= 4, !isTmux,
      version.count > 4 || !version.lexicographicallyPrecedes("3600".utf8)
    {
      return .trueColor
    }
    if saysColors256 || termStarts(["tmux"]) { return .indexed256 }
    if termStarts(["vt", "ansi-m"]) && !forced { return .none }
    // These do not support the sequences for bright colors.
    if termStarts(["ansi", "pcansi", "cons25", "eterm"]) { return .eight }
    return .sixteen
  }

  /// Soft edges where the terminal draws block elements itself; lines where they come from a font
  /// with gaps between rows, or where there are no colors to fill with.
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
