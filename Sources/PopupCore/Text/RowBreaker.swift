/// How wide rows are, in cells.
enum RowExtent: Equatable {
  case wrapped(Int)
  /// Not wrapped. At most two columns beyond `columns` are laid out.
  case preformatted(columns: Int)
}

/// Lays out a range of a text row by row, reading no further than the current row.
///
/// Lines break by UAX #14, Hangul words only at spaces. A word longer than the row is cut after a
/// mark that joins the parts of a path, else between Hangul syllables, else between any two
/// clusters, if possible without a closing mark at the start of a row. Spaces at a soft break
/// vanish; those at the start of a line stay if the first word leaves room.
struct RowBreaker {
  private var reader: PieceReader
  private let limit: Int
  /// In cells; the rest of a wider row is skipped.
  private let interest: Int
  private var pieces: [Piece] = []
  /// Pieces consumed by the last row, including the spaces at its break.
  private var used = 0
  private var isFinished = false

  /// Pieces shown in the last row, without the spaces that vanished.
  private(set) var rowCount = 0
  private(set) var rowWidth = 0
  /// The offset of the last row's first byte.
  private(set) var rowStart: Int
  /// The offset of the next row.
  private(set) var rowEnd: Int
  /// How many words have been cut.
  private(set) var cuts = 0

  init(_ reader: PieceReader, _ extent: RowExtent) {
    self.reader = reader
    switch extent {
    case .wrapped(let width): (limit, interest) = (max(width, 1), .max)
    case .preformatted(let columns): (limit, interest) = (.max, max(columns, 0))
    }
    rowStart = reader.offset
    rowEnd = reader.offset
    // Enough for most rows.
    pieces.reserveCapacity(80)
  }

  /// After the last row, it holds the styles with which the text continues.
  var scanner: TextScanner { reader.scanner }

  /// Lays out the next row; false at the end of the range. An empty range has one row.
  mutating func next(in text: ByteText) -> Bool {
    if isFinished { return false }
    pieces.removeFirst(min(used, pieces.count))
    rowStart = rowEnd
    var index = 0
    var width = 0
    while true {
      while index >= pieces.count {
        if width > interest {
          reader.skipLine(into: &pieces, from: text)
        } else {
          reader.read(into: &pieces, from: text)
        }
      }
      // Copying the whole piece would retain its cluster.
      let traits = pieces[index].traits
      if traits.contains(.lineEnd) {
        endLine(at: index, width)
        isFinished = traits.contains(.textEnd)
        return true
      }
      if traits.contains(.space) && width > limit {
        // An earlier space already overhangs the end of the row.
        pieces.remove(at: index)
        if index >= pieces.count { reader.skipBlanks(in: text) }
        continue
      }
      if traits.contains(.tab) { expandTab(at: index, column: width) }
      let clusterWidth = pieces[index].cluster.width
      if !traits.contains(.space) && clusterWidth > limit - min(width, limit) {
        if index == 0 {
          pieces[0].cluster = Cluster("?")
          continue
        }
        if let cut = bestBreak(upTo: index) {
          endRow(at: cut)
          return true
        }
        if dropIndent(before: &index, &width, for: clusterWidth) { continue }
        cuts += 1
        endRow(at: bestCut(upTo: index))
        return true
      }
      width += clusterWidth
      index += 1
    }
  }

  /// The last row's clusters from a column on, at most `width` cells.
  func row(from column: Int = 0, width: Int = .max) -> TextRow {
    if column == 0 && rowWidth <= width {
      var row = TextRow(width: rowWidth)
      row.clusters.reserveCapacity(rowCount)
      for piece in pieces[0..<min(rowCount, pieces.count)] {
        row.clusters.append(StyledCluster(piece.cluster, piece.style))
      }
      return row
    }
    return window(from: column, to: column + min(width, Int.max - column))
  }

  /// The columns from `left` to `right`; a wide cluster across an edge becomes a space.
  private func window(from left: Int, to right: Int) -> TextRow {
    var row = TextRow()
    var column = 0
    for piece in pieces[0..<min(rowCount, pieces.count)] {
      let end = column + piece.cluster.width
      if column >= left && end <= right {
        row.clusters.append(StyledCluster(piece.cluster, piece.style))
        row.width += piece.cluster.width
      } else if end > left && column < right {
        row.clusters.append(StyledCluster(Cluster(" "), piece.style))
        row.width += 1
      }
      column = end
      if column >= right { break }
    }
    row.isCutLeft = left > 0 && rowWidth > 0
    row.isCutRight = rowWidth > right
    return row
  }

  private mutating func endLine(at index: Int, _ width: Int) {
    rowCount = index
    rowWidth = width
    while rowWidth > limit && rowCount > 0 {
      rowCount -= 1
      rowWidth -= pieces[rowCount].cluster.width
    }
    used = index + 1
    rowEnd = reader.offset(after: pieces, used)
  }

  private mutating func endRow(at cut: Int) {
    rowCount = cut
    while rowCount > 0 && pieces[rowCount - 1].traits.contains(.space) { rowCount -= 1 }
    rowWidth = 0
    for piece in pieces[0..<rowCount] { rowWidth += piece.cluster.width }
    used = cut
    rowEnd = pieces[cut].offset
  }

  /// The last break opportunity up to `index`; nil if only indentation precedes it.
  private func bestBreak(upTo index: Int) -> Int? {
    var cut = index
    while cut > 0 && !pieces[cut].traits.contains(.breaksBefore) { cut -= 1 }
    var word = cut
    while word > 0 && pieces[word - 1].traits.contains(.space) { word -= 1 }
    return word > 0 ? cut : nil
  }

  /// Drops leading spaces of the line if that makes room.
  private mutating func dropIndent(before index: inout Int, _ width: inout Int, for needed: Int)
    -> Bool
  {
    var count = 0
    var cells = 0
    while count < index && pieces[count].traits.contains(.space) && width - cells > limit - needed {
      cells += pieces[count].cluster.width
      count += 1
    }
    guard count > 0 else { return false }
    pieces.removeFirst(count)
    index -= count
    width -= cells
    return true
  }

  private func bestCut(upTo index: Int) -> Int {
    for trait in [PieceTraits.cutsPath, .cutsHangul, .cutsWord] {
      var cut = index
      while cut > 0 && !pieces[cut].traits.contains(trait) { cut -= 1 }
      if cut > 0 { return cut }
    }
    return index
  }

  /// Expands the tab at `index` to the next multiple of 8 columns.
  private mutating func expandTab(at index: Int, column: Int) {
    pieces[index].traits.remove(.tab)
    var filler = pieces[index]
    filler.traits.remove(.breaksBefore)
    let count = 7 - column % 8
    if count > 0 { pieces.insert(contentsOf: repeatElement(filler, count: count), at: index + 1) }
  }
}
