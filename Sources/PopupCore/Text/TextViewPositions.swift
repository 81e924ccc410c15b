extension TextView {
  var extent: RowExtent {
    format.wraps ? .wrapped(width) : .preformatted(columns: column + width)
  }

  /// A motion of more rows than this jumps to the start or the end.
  private static var mostRows: Int { 10_000 }

  /// A walker whose first step reaches the row at `position`.
  func walk(
    from position: RowPosition, in chunks: TextChunks, readsColors: Bool = false
  ) -> RowWalker {
    var walker = RowWalker(
      chunks, from: position.chunk, rendering, extent, readsColors: readsColors)
    for _ in 0..<position.row {
      guard walker.nextInChunk() else { break }
    }
    return walker
  }

  /// The row at the top, located again if the text has changed.
  func resolved(in chunks: TextChunks) -> RowPosition {
    if top.byte >= chunks.text.count { return top == .start ? top : lastPage(in: chunks) }
    return chunks.start(containing: top.byte) == top.chunk
      ? top : position(of: top.byte, in: chunks)
  }

  /// The row of the byte at `offset`.
  func position(of offset: Int, in chunks: TextChunks) -> RowPosition {
    let start = chunks.start(containing: offset)
    var walker = RowWalker(chunks, from: start, rendering, extent)
    var found = RowPosition(chunk: start, row: 0, byte: start)
    while walker.nextInChunk() {
      if walker.position.row > 0 && walker.position.byte > offset { break }
      found = walker.position
    }
    return found
  }

  /// The position, or the last page if the window would not be full.
  func clamped(_ position: RowPosition, in chunks: TextChunks) -> RowPosition {
    var walker = walk(from: position, in: chunks)
    return walker.skip(height) ? position : lastPage(in: chunks)
  }

  func lastPage(in chunks: TextChunks) -> RowPosition {
    let start = chunks.start(containing: chunks.text.count)
    return position(height, above: RowPosition(chunk: start, row: .max, byte: start), in: chunks)
  }

  func moved(by count: Int, in chunks: TextChunks) -> RowPosition {
    let from = resolved(in: chunks)
    if count < -Self.mostRows { return .start }
    if count > Self.mostRows { return lastPage(in: chunks) }
    if count <= 0 { return position(-count, above: from, in: chunks) }
    var walker = walk(from: from, in: chunks)
    guard walker.skip(count + 1) else { return lastPage(in: chunks) }
    let reached = walker.position
    // The rest of a page must follow the row.
    return walker.skip(height - 1) ? reached : lastPage(in: chunks)
  }

  /// The row `count` rows above another; `.max` as a row means the end of the chunk.
  private func position(
    _ count: Int, above position: RowPosition, in chunks: TextChunks
  ) -> RowPosition {
    var chunk = position.chunk
    var rowsAbove = position.row
    var left = count
    while true {
      if rowsAbove == .max { rowsAbove = rowCount(of: chunk, in: chunks) }
      if rowsAbove >= left { return row(rowsAbove - left, of: chunk, in: chunks) }
      guard let previous = chunks.start(before: chunk) else { return .start }
      left -= rowsAbove
      chunk = previous
      rowsAbove = .max
    }
  }

  private func rowCount(of chunk: Int, in chunks: TextChunks) -> Int {
    var walker = RowWalker(chunks, from: chunk, rendering, extent)
    var count = 0
    while walker.nextInChunk() { count += 1 }
    return count
  }

  private func row(_ index: Int, of chunk: Int, in chunks: TextChunks) -> RowPosition {
    var walker = walk(from: RowPosition(chunk: chunk, row: index, byte: chunk), in: chunks)
    return walker.nextInChunk() ? walker.position : RowPosition(chunk: chunk, row: 0, byte: chunk)
  }

  /// The column, limited so that the widest row in view still fills the window.
  func clamped(column: Int, in chunks: TextChunks) -> Int {
    if format.wraps || column <= 0 { return 0 }
    var wider = self
    wider.column = column
    var walker = wider.walk(from: resolved(in: chunks), in: chunks)
    var widest = 0
    for _ in 0..<height {
      guard walker.next() else { break }
      widest = max(widest, walker.rowWidth)
    }
    return min(column, max(widest - width, 0))
  }
}
