import Testing

/// Tests of the built binary. Each suite runs its tests one at a time, and the suites run side by side:
/// the tests mostly wait.
@Suite("The popup binary")
enum EndToEnd {}
