import Testing

/// Tests of the built binary. They run one at a time, so that they do not delay each other.
@Suite("The popup binary", .serialized)
enum EndToEnd {}
