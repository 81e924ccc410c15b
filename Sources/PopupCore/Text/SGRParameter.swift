/// A parameter of an SGR sequence (ECMA-48 8.3.117).
struct SGRParameter: Equatable {
  /// At most 65535; 0 where it was left out.
  var value = 0
  /// A colon came before it: it qualifies the parameter before (ITU-T T.416).
  var isSub = false
}
