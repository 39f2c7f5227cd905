/// What a program hears of a presentation that it asked for.
public enum PresentationReport: Hashable, Sendable {
  /// A call to its delegate.
  case call(LifecycleCall)
  /// The text of one of its fields, counted from 0, has changed.
  case text(field: Int, FieldText)
  /// The outcome. It is the last report and comes exactly once.
  case ended(Outcome<ButtonID>)
}
