import PopupCore
import PopupTerminal

/// Where the texts of all pages come from.
struct PageSources {
  private let origins: [MessageOrigin]
  private let sources: [MessageSource]

  /// Opens every page's text. Standard input is touched only if a page asks for it.
  init(_ spec: PopupSpec, closed: StandardDescriptors) throws(Failure) {
    var sources: [MessageSource] = []
    for page in spec.pages {
      sources.append(try Self.open(page.message, closed: closed))
    }
    self.sources = sources
    origins = spec.pages.map { $0.message }
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

  var texts: [ByteText] { sources.map { $0.text } }

  /// All that will come has come.
  var isComplete: Bool { sources.allSatisfy { $0.descriptor == nil } }

  /// True when no page waits for its first screen any more.
  func hasFirst(bytes: Int) -> Bool {
    sources.allSatisfy { $0.descriptor == nil || $0.text.count >= bytes }
  }

  func watch(_ ready: inout PollSet) {
    for source in sources { ready.watch(source.descriptor) }
  }

  /// Reads what is there; true when a text has changed.
  func read(_ ready: PollSet) throws(Failure) -> Bool {
    var changed = false
    for (source, origin) in zip(sources, origins) where ready.isReadable(source.descriptor) {
      switch source.readMore() {
      case .nothingYet: break
      case .grew, .ended: changed = true
      case .failed(let error): throw .unreadable(origin, error)
      }
    }
    if changed { try rejectEmpty() }
    return changed
  }

  /// True when a mapped file was shortened meanwhile.
  func refresh() -> Bool {
    var changed = false
    for source in sources where source.refresh() { changed = true }
    return changed
  }

  /// A message that was to be read and is empty is no question to say yes to.
  func rejectEmpty() throws(Failure) {
    for (source, origin) in zip(sources, origins) where source.descriptor == nil {
      switch origin {
      case .none, .text: break
      case .standardInput, .file:
        if source.text.isBlank { throw .emptyMessage(origin) }
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
