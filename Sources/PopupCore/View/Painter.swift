/// Draws a scene into a frame. Knows no terminal and no clock: equal scenes give equal frames.
package struct Painter: ~Copyable {
  let scene: Scene
  var frame: Frame

  package static func paint(_ scene: consuming Scene) -> Frame {
    var painter = Painter(scene)
    painter.paint()
    return painter.frame
  }

  private init(_ scene: consuming Scene) {
    if let backdrop = scene.backdrop, backdrop.size == scene.layout.screen {
      frame = backdrop
    } else {
      // Reserve rows for the box, its shadow and the row of key hints.
      frame = Frame(
        scene.layout.screen, filledWith: scene.theme.backdrop,
        expectedRows: scene.layout.box.rows + 3)
    }
    self.scene = scene
  }

  var layout: Layout { scene.layout }
  var theme: Theme { scene.theme }
  var glyphs: GlyphSet { scene.capabilities.glyphs }

  private mutating func paint() {
    if layout.isTooSmall {
      draw(scene.notice, in: layout.box.line(0), style: theme.box)
      return
    }
    drawShadow()
    drawBacktitle()
    drawKeys()
    drawBox()
    drawTitle()
    drawTabs()
    drawMessage()
    drawScrollbar()
    drawControls()
    draw(centered: scene.hint, in: layout.hint, style: theme.hint)
    for button in scene.buttons { draw(button) }
    frame.addText(layout.message)
    if scene.countsRarely || !scene.hintCounts { frame.addText(layout.hint) }
    markNewRow()
  }

  /// Truncates clusters to a width in cells, with an ellipsis in the style of the popup's glyphs.
  func truncated(_ clusters: [Cluster], to width: Int) -> [Cluster] {
    var rendering = scene.capabilities.rendering
    rendering.isASCIIOnly = rendering.isASCIIOnly || glyphs == .ascii
    return ShortText.truncated(clusters, to: width, rendering: rendering)
  }
}
