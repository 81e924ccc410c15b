import Testing

/// Tests of state that a process has only once: its terminal, signals and limits.
@Suite("Process-wide state", .serialized)
struct EdgeTests {}
