/// A failed system call.
public struct SystemError: Error, CustomStringConvertible {
  /// The call's name and object.
  public let call: String

  /// The value of `errno`.
  public let code: Int32

  /// The call and the system's own words for the error.
  public var description: String { "\(call): \(SystemCalls.message(code))" }
}
