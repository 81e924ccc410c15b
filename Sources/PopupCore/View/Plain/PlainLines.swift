/// Lines that plain mode is about to write.
struct PlainLines: ~Copyable {
  private let labels: Labels
  var bytes = ByteBuffer()

  init(_ labels: Labels) { self.labels = labels }

  init(_ labels: Labels, _ line: String) {
    self.init(labels)
    add(line)
  }

  /// Adds a line, with characters that are unsafe for a terminal made visible.
  mutating func add(_ line: String) {
    add(labels.own(line))
  }

  mutating func add(_ line: [Cluster]) {
    for cluster in line { cluster.appendUTF8(to: &bytes) }
    bytes.append(0x0A)
  }

  func turn(_ answer: Answer? = nil, prompt: String = "") -> PlainTurn {
    var end = ByteBuffer()
    for cluster in labels.own(prompt) { cluster.appendUTF8(to: &end) }
    return PlainTurn(text: bytes.array, prompt: end.array, answer: answer)
  }
}

extension String {
  /// The text of clusters, which is safe to show.
  init(_ clusters: [Cluster]) {
    var bytes = ByteBuffer()
    for cluster in clusters { cluster.appendUTF8(to: &bytes) }
    self.init(decoding: bytes.array, as: UTF8.self)
  }
}
