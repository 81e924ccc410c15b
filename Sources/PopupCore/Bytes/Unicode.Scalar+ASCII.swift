extension UInt8 {
  /// The lowercase form of an ASCII capital; any other byte is unchanged.
  var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension Unicode.Scalar {
  /// The lowercase form of an ASCII capital; any other scalar is unchanged.
  var asciiLowercased: Unicode.Scalar {
    guard self >= "A", self <= "Z" else { return self }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: value + 0x20))
  }

  /// The uppercase form of a small ASCII letter; any other scalar is unchanged.
  var asciiUppercased: Unicode.Scalar {
    guard self >= "a", self <= "z" else { return self }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: value - 0x20))
  }
}
