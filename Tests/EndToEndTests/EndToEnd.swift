import Testing

/// The built binary, seen from outside. One test at a time: their deadlines are a machine's, not a
/// crowd's.
@Suite("popup", .serialized)
enum EndToEnd {}
