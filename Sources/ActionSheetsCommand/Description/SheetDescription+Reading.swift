import ActionSheets
import FoundationEssentials

extension SheetDescription {
  /// The most bytes that a file may have; `--from /dev/zero` must end.
  static let sizeLimit = 64 << 20

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file as messages give it.
  ///   - kind: What it must describe: a sheet or an alert.
  /// - Throws: A usage error with the file, the place and the reason.
  static func read(
    _ bytes: [UInt8], named name: String, as kind: Content.Kind = .actionSheet
  ) throws(CommandError) -> SheetDescription {
    do {
      try JSONSyntax.check(bytes[...])
    } catch {
      throw .usage("\(name):\(error.line):\(error.column): \(error.reason)")
    }
    do {
      let decoder = JSONDecoder()
      if let key = CodingUserInfoKey.isAlert { decoder.userInfo[key] = kind == .alert }
      return try decoder.decode(SheetDescription.self, from: Data(bytes))
    } catch let error as DescriptionError {
      throw .usage("\(name): \(error.text)")
    } catch let error as DecodingError {
      throw .usage("\(name): \(DescriptionError(error).text)")
    } catch {
      throw .usage("\(name): \(error)")
    }
  }
}
