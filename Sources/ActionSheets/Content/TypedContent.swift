/// The content that a sheet, an alert and a prompt have in common, with the choices that the buttons make.
///
/// A mistake in them, such as a second way back, is reported when they are presented.
package struct TypedContent<Choice> {
  package var title: LocalizedText?
  package var message: LocalizedText?
  /// The language of the texts, or `nil` for the host's.
  package var language: Language?
  package var choices: [Button<Choice>] = []
  package var cancels: [Cancel] = []

  /// The buttons as they are shown; an identity is the place among the choices, Cancel having the last.
  var buttons: [Content.Button] {
    choices.map { button in
      Content.Button(
        button.title, role: button.role == nil ? .default : .destructive,
        isEnabled: button.isEnabled, subtitle: button.subtitle, isSelected: button.isSelected)
    } + cancels.map { Content.Button($0.title, role: .cancel) }
  }

  func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> TypedContent<NewChoice> {
    TypedContent<NewChoice>(
      title: title, message: message, language: language,
      choices: choices.map { $0.map(transform) }, cancels: cancels)
  }
}

extension TypedContent where Choice: Equatable {
  subscript(choice: Choice) -> Button<Choice>? {
    get { choices.first { $0.choice == choice } }
    set {
      let index = choices.firstIndex { $0.choice == choice }
      switch (index, newValue) {
      case (let index?, let button?): choices[index] = button
      case (let index?, nil): choices.remove(at: index)
      case (nil, let button?): choices.append(button)
      case (nil, nil): break
      }
    }
  }
}

extension TypedContent: Equatable where Choice: Equatable {}
extension TypedContent: Hashable where Choice: Hashable {}
extension TypedContent: Sendable where Choice: Sendable {}
