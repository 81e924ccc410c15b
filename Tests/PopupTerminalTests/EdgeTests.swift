import Testing

/// The tests of what a process has only once: its terminal, its signals, its limits.
@Suite("Edge", .serialized)
struct EdgeTests {}
