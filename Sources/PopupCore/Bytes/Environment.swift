/// The environment's variables, as bytes.
package struct Environment {
  private let lookup: (StaticString) -> [UInt8]?

  package init(_ lookup: @escaping (StaticString) -> [UInt8]?) { self.lookup = lookup }

  /// A variable's value; an empty one counts as unset.
  package func value(_ name: StaticString) -> [UInt8]? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }
}
