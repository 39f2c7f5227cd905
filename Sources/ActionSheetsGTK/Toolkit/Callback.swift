/// A function of Swift behind a pointer that C keeps and releases once.
final class Callback<Function> {
  private let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  /// Returns a pointer to a function, to be given to ``release(_:)`` once.
  static func retain(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Callback(function)).toOpaque()
  }

  /// Returns the function behind a pointer; it can be called even if that is released meanwhile.
  static func function(_ data: UnsafeMutableRawPointer?) -> Function? {
    data.map { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().function }
  }

  static func release(_ data: UnsafeMutableRawPointer?) {
    if let data { Unmanaged<Callback>.fromOpaque(data).release() }
  }
}
