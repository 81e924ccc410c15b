/// A parameter of an SGR sequence (ECMA-48 8.3.117).
struct SGRParameter: Equatable {
  /// At most 65535; 0 if omitted.
  var value = 0
  /// A colon precedes it: it qualifies the previous parameter (ITU-T T.416).
  var isSub = false
}
