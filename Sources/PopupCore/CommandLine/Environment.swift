/// The process's environment, asked for one variable at a time.
package struct Environment {
  private let lookup: (String) -> [UInt8]?

  package init(_ lookup: @escaping (String) -> [UInt8]?) { self.lookup = lookup }

  /// A variable's bytes; nil when it is unset or empty.
  package func value(_ name: String) -> [UInt8]? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }
}
