import Testing

/// All tests that share the display, one after the other.
@Suite(
  .serialized, WarningsFail(),
  .enabled(if: Display.isThere, "Scripts/with-display gives the tests a display"))
struct GTKTests {}
