import PopupCore
import PopupTerminal

/// The texts of all pages, and where they come from.
struct PageSources {
  private struct Page {
    let origin: MessageOrigin
    let source: MessageSource
  }

  private let pages: [Page]
  private let allowsEmpty: Bool
  /// The last line of a text that is too long to be read whole.
  private let truncationNote: () -> [UInt8]

  /// Opens every page's text. Touches standard input only if a page is read from it.
  ///
  /// - Parameter allowsEmpty: show an empty file instead of refusing it.
  init(
    _ spec: PopupSpec, _ environment: Environment, closed: StandardDescriptors,
    allowsEmpty: Bool = false
  ) throws(Failure) {
    truncationNote = {
      let capabilities = TerminalCapabilities(environment)
      return Array(Strings(spec, showsHangul: capabilities.showsHangul).truncated.utf8)
    }
    var pages: [Page] = []
    for page in spec.pages {
      let source = try Self.open(page.message, closed: closed)
      if source.isFull { source.append(note: truncationNote()) }
      pages.append(Page(origin: page.message, source: source))
    }
    self.pages = pages
    self.allowsEmpty = allowsEmpty
  }

  private static func open(
    _ origin: MessageOrigin, closed: StandardDescriptors
  ) throws(Failure) -> MessageSource {
    do throws(SystemError) {
      switch origin {
      case .none: return MessageSource(bytes: [])
      case .text(let bytes): return MessageSource(bytes: bytes)
      case .file(let path): return try MessageSource(path: path)
      case .standardInput where closed.contains(.input): break
      case .standardInput: return try MessageSource.standardInput()
      }
    } catch {
      throw .unreadable(origin, error)
    }
    throw .inputClosed
  }

  var texts: [ByteText] { pages.map { $0.source.text } }

  /// True once every text is complete.
  var isComplete: Bool { pages.allSatisfy { $0.source.descriptor == nil } }

  /// Whether every page has this many bytes or has ended.
  func hasFirst(bytes: Int) -> Bool {
    pages.allSatisfy { $0.source.descriptor == nil || $0.source.text.count >= bytes }
  }

  func watch(_ ready: inout PollSet) {
    for page in pages { ready.watch(page.source.descriptor) }
  }

  /// Reads what has arrived; true if a text has changed.
  func read(_ ready: PollSet) throws(Failure) -> Bool {
    var changed = false
    for page in pages where ready.isReadable(page.source.descriptor) {
      switch page.source.readMore() {
      case .nothingYet: break
      case .grew: changed = true
      case .ended:
        if page.source.isFull { page.source.append(note: truncationNote()) }
        changed = true
      case .failed(let error): throw .unreadable(page.origin, error)
      }
    }
    if changed { try rejectEmpty() }
    return changed
  }

  /// True if a mapped file was truncated meanwhile.
  func refresh() -> Bool {
    var changed = false
    for page in pages where page.source.refresh() { changed = true }
    return changed
  }

  /// The first line of the first page, without its newline; nil until the line is complete or
  /// longer than the limit.
  func firstLine(atMost limit: Int) -> [UInt8]? {
    guard let text = texts.first else { return [] }
    let bytes = UnsafeBufferPointer(start: text.base, count: text.count)
    let searched = min(text.count, limit + 1)
    let end = text.firstNewline(in: 0..<searched)
    guard end < searched || text.isComplete || text.count > limit else { return nil }
    return Array(bytes[..<end])
  }

  /// Reads until every page has this many bytes or has ended, at most for `timeout` milliseconds.
  func fill(bytes: Int, within timeout: Int?, _ signals: Signals?) throws(Ending) {
    try fill(within: timeout, signals) { hasFirst(bytes: bytes) }
  }

  /// Reads until `isEnough` is true, at most for `timeout` milliseconds.
  func fill(
    within timeout: Int?, _ signals: Signals?, until isEnough: () -> Bool
  ) throws(Ending) {
    if isEnough() { return }
    let end = timeout.map { MonotonicClock.milliseconds + $0 }
    signals?.install()
    while !isEnough() {
      let left = end.map { $0 - MonotonicClock.milliseconds }
      if let left, left <= 0 { return }
      var ready = PollSet()
      ready.watch(signals?.descriptor)
      watch(&ready)
      do throws(SystemError) {
        try ready.wait(milliseconds: left)
      } catch {
        throw .failure(.cannotWait(error))
      }
      while let signal = signals?.next() {
        if signal.isFatal { throw .signal(signal) }
      }
      do throws(Failure) { _ = try read(ready) } catch { throw .failure(error) }
    }
  }

  /// Throws if a message would be read from the terminal, since it would consume the keys that
  /// answer it.
  func rejectTerminal(_ terminal: Terminal) throws(Ending) {
    for page in pages where page.source.isRead(from: terminal) {
      throw .failure(.messageOnTerminal(page.origin))
    }
  }

  /// Throws if a message has been read and is empty: there is no question to answer.
  func rejectEmpty() throws(Failure) {
    for page in pages where page.source.descriptor == nil && !allowsEmpty {
      switch page.origin {
      case .none, .text: break
      case .standardInput, .file:
        if page.source.text.hasOnlyNewlines { throw .emptyMessage(page.origin) }
      }
    }
  }
}
