import ActionSheets

/// The languages that are checked.
public enum CheckedLanguages: Hashable, Sendable {
  /// Those that the catalogs have.
  case all
  /// Some of them; one that the catalogs do not have is passed over.
  case only([Language])

  func contains(_ language: Language) -> Bool {
    switch self {
    case .all: true
    case .only(let languages): languages.contains(language)
    }
  }
}

/// What is checked, and where the sheets are shown.
package struct LintConfiguration: Hashable, Sendable {
  /// The rules that hold.
  package var rules = Rule.defaults
  /// The languages.
  package var languages = CheckedLanguages.all
  /// The phones and terminals; sheets of UIKit are shown on the phones, and this package's in the terminals.
  package var devices: [Device] = [.phone(width: 375), .terminal(columns: 80)]
  /// The names of functions that look up a text by its key, beside those that are known.
  package var localizers: [String] = []
  /// The names of files and folders that are passed over.
  package var excluded: Set<String> = []

  /// Creates the configuration that holds without a file and without options.
  package init() {}

  /// Takes other devices in place of those of the same kinds: `--device 320` leaves the terminals.
  package mutating func replaceDevices(with others: [Device]) {
    devices.removeAll { device in others.contains { $0.isOfSameKind(as: device) } }
    devices += others
  }

  /// The devices on which sheets of a toolkit are shown, the one with the least room first.
  func devices(for toolkit: ListedSheet.Toolkit) -> [Device] {
    func width(_ device: Device) -> Int {
      switch device {
      case .phone(let width, _): width
      case .window: 0
      case .terminal(let columns): columns
      }
    }
    return devices.filter { device in
      switch (device, toolkit) {
      case (.phone, .uikit), (.terminal, .terminal), (.window, .gtk): true
      default: false
      }
    }.sorted { width($0) < width($1) }
  }
}

extension Rule {
  /// The rules that hold unless they are switched off.
  public static let defaults = Set(allCases.filter(\.isOnByDefault))
}
