/// The identity of a thing that a program keeps: a sheet object, or the control it comes from.
public struct PresentationKey: Hashable, Sendable {
  private let value: UInt

  /// Identifies an object for as long as it lives.
  public init<Object: AnyObject>(_ object: Object) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// Identifies a thing by a number that the program chose.
  public init(_ number: UInt) {
    value = number
  }
}
