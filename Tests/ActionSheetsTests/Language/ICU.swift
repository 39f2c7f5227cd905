import Glibc

/// The plural rules of the ICU that comes with the toolchain. Swift cannot import its functions, which are macros.
struct ICU {
  static let shared = ICU()

  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, CInt, UnsafeMutablePointer<CInt>
    ) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<CInt>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private let open: Open
  private let select: Select
  private let close: Close

  private init?() {
    guard let library = dlopen("lib_FoundationICU.so", RTLD_NOW),
      let open = dlsym(library, "swift_uplrules_openForType"),
      let select = dlsym(library, "swift_uplrules_select"),
      let close = dlsym(library, "swift_uplrules_close")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.select = unsafeBitCast(select, to: Select.self)
    self.close = unsafeBitCast(close, to: Close.self)
  }

  func categories(of numbers: [Int], in language: String, isOrdinal: Bool) -> [String]? {
    var status: CInt = 0
    guard let rules = open(language, isOrdinal ? 1 : 0, &status), status <= 0 else { return nil }
    defer { close(rules) }
    return numbers.map { number in
      var keyword = [UInt16](repeating: 0, count: 16)
      let length = select(rules, Double(number), &keyword, 16, &status)
      return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
    }
  }
}
