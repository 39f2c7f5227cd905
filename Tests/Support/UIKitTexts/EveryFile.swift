// A block of the article on porting; a test compares them.

import Foundation
import UIKitCompat

func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .module, value: String = "",
  comment: String
) -> String {
  UIKitCompat.NSLocalizedString(
    key, tableName: tableName ?? "Localizable", bundle: bundle, value: value, comment: comment)
}
