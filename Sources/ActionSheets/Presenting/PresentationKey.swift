/// The identity of a thing that a program keeps: a sheet object, or the control it comes from.
public struct PresentationKey: Hashable, Sendable {
  /// Apart, so that no number is taken for the object that happens to have its address.
  private enum Value: Hashable {
    case object(ObjectIdentifier)
    case number(UInt)
  }

  private let value: Value

  /// Identifies an object for as long as it lives.
  public init<Object: AnyObject>(_ object: Object) {
    value = .object(ObjectIdentifier(object))
  }

  /// Identifies a thing by a number that the program chose.
  public init(_ number: UInt) {
    value = .number(number)
  }
}
