import Foundation

/// Calls in a file that imports only Foundation.
func foundationAlone() -> [String] {
  let table: String? = nil
  return [
    NSLocalizedString("Delete Note", comment: "title"),
    NSLocalizedString("Delete Note", tableName: nil, bundle: .module, value: "", comment: ""),
    NSLocalizedString("Delete Note", tableName: table, value: "", comment: ""),
  ]
}
