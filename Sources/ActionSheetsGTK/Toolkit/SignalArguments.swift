import CGTK

/// The arguments that an object sends along with a signal.
@MainActor
struct SignalArguments {
  let values: UnsafePointer<GValue>?
  let count: Int

  /// Returns an argument as a pointer to an object or boxed value, or `nil`; the sender is not counted.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    value(index).flatMap { value in
      g_value_fits_pointer(value) != 0
        ? g_value_peek_pointer(value).map { UnsafeMutableRawPointer(mutating: $0) } : nil
    }
  }

  /// Whether an argument is a text without characters.
  func isEmptyText(_ index: Int) -> Bool {
    value(index).flatMap { g_value_get_string($0) }.map { $0.pointee == 0 } ?? true
  }

  /// Returns an unsigned argument.
  func unsigned(_ index: Int) -> UInt32 { value(index).map { g_value_get_uint($0) } ?? 0 }

  /// Returns an argument that is a set of flags.
  func flags(_ index: Int) -> UInt32 { value(index).map { g_value_get_flags($0) } ?? 0 }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    index + 1 < count ? values.map { $0 + index + 1 } : nil
  }
}
