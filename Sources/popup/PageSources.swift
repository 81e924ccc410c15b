import PopupCore
import PopupTerminal

/// Where the texts of all pages come from.
struct PageSources {
  private struct Page {
    let origin: MessageOrigin
    let source: MessageSource
  }

  private let pages: [Page]
  private let allowsEmpty: Bool

  /// Opens every page's text. Standard input is touched only if a page asks for it.
  ///
  /// - Parameter allowsEmpty: an empty file is a text like any other.
  init(
    _ spec: PopupSpec, closed: StandardDescriptors, allowsEmpty: Bool = false
  ) throws(Failure) {
    var pages: [Page] = []
    for page in spec.pages {
      let source = try Self.open(page.message, closed: closed)
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

  /// All that will come has come.
  var isComplete: Bool { pages.allSatisfy { $0.source.descriptor == nil } }

  /// True when no page waits for its first screen any more.
  func hasFirst(bytes: Int) -> Bool {
    pages.allSatisfy { $0.source.descriptor == nil || $0.source.text.count >= bytes }
  }

  func watch(_ ready: inout PollSet) {
    for page in pages { ready.watch(page.source.descriptor) }
  }

  /// Reads what is there; true when a text has changed.
  func read(_ ready: PollSet) throws(Failure) -> Bool {
    var changed = false
    for page in pages where ready.isReadable(page.source.descriptor) {
      switch page.source.readMore() {
      case .nothingYet: break
      case .grew, .ended: changed = true
      case .failed(let error): throw .unreadable(page.origin, error)
      }
    }
    if changed { try rejectEmpty() }
    return changed
  }

  /// True when a mapped file was shortened meanwhile.
  func refresh() -> Bool {
    var changed = false
    for page in pages where page.source.refresh() { changed = true }
    return changed
  }

  /// A message that was to be read and is empty is no question to say yes to.
  func rejectEmpty() throws(Failure) {
    for page in pages where page.source.descriptor == nil && !allowsEmpty {
      switch page.origin {
      case .none, .text: break
      case .standardInput, .file:
        if page.source.text.isBlank { throw .emptyMessage(page.origin) }
      }
    }
  }
}

extension ByteText {
  /// Nothing but line ends.
  fileprivate var isBlank: Bool {
    guard count <= 64 else { return false }
    return (0..<count).allSatisfy { self[$0] == 0x0A || self[$0] == 0x0D }
  }
}
