// Properties of a text that UIKit's keyboard follows. The values are kept for the program; a host's keyboard has keys
// and corrects nothing. The raw values are UIKit's.

/// The keyboards that UIKit shows for a text.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The older name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The letters that UIKit capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether UIKit corrects typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The words on the Return key of UIKit's keyboard.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The meaning of a text, by which UIKit fills it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITextContentType {
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}
