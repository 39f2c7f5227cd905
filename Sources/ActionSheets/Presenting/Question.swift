/// A typed element that is presented, without its type.
protocol Asked: AnyObject {
  /// Returns why a text of a field is not valid, or `nil` when it is.
  func problem(of field: Int, _ text: FieldText) -> String?
}

/// A typed element that is presented: it tells which choice each button makes, also after an update.
final class Question<Choice>: Asked {
  private(set) var content: Content
  private(set) var texts: [FieldText]
  private var fields: [TextField]
  private var choices: [(id: ButtonID, choice: Choice)]
  private var lastNumber: Int

  init(_ parts: TypedContent<Choice>, _ content: Content, fields: [TextField] = []) {
    self.content = content
    self.fields = fields
    texts = fields.map { FieldText($0.text).line }
    choices = zip(content.buttons, parts.choices).map { ($0.id, $1.choice) }
    lastNumber = content.buttons.count - 1
  }

  /// Takes another element in the place of this one: a button that makes the same choice keeps its identity.
  func update(
    _ parts: TypedContent<Choice>, _ new: Content, fields: [TextField]
  ) where Choice: Equatable {
    var isFree = choices.map { _ in true }
    // Most buttons stay where they are, and so a long list takes time linear in its length.
    var ids = parts.choices.enumerated().map { place, button in
      let isSame = { [choices] (place: Int) in
        choices.indices.contains(place) && isFree[place] && choices[place].choice == button.choice
      }
      guard let old = isSame(place) ? place : choices.indices.first(where: isSame) else {
        return newID()
      }
      isFree[old] = false
      return choices[old].id
    }
    choices = zip(ids, parts.choices).map { ($0, $1.choice) }
    if !parts.cancels.isEmpty { ids.append(content.cancelButton ?? newID()) }
    content = new
    content.identify(ids)
    texts = fields.indices.map { index in
      let label = fields[index].labelText
      let old = self.fields.indices.contains(index) ? self.fields[index].labelText : nil
      let isKept = old?.key == label.key && old?.arguments == label.arguments
      return isKept ? texts[index] : FieldText(fields[index].text).line
    }
    self.fields = fields
  }

  private func newID() -> ButtonID {
    lastNumber += 1
    return ButtonID(lastNumber)
  }

  func setText(_ text: FieldText, of field: Int) {
    if texts.indices.contains(field) { texts[field] = text }
  }

  func problem(of field: Int, _ text: FieldText) -> String? {
    guard fields.indices.contains(field), let validate = fields[field].validate else { return nil }
    return validate(text.string)
  }

  /// Returns the outcome in choices.
  func outcome(_ outcome: Outcome<ButtonID>) -> Outcome<Choice> {
    outcome.map { id in
      guard let choice = choices.first(where: { $0.id == id })?.choice else {
        fatalError("A button was pressed that makes no choice")
      }
      return choice
    }
  }

  /// Returns the outcome of a prompt.
  func answer(_ outcome: Outcome<Choice>, _ texts: [FieldText]) -> Outcome<Prompt<Choice>.Answer> {
    let labels = fields.map { $0.labelText.written }
    return outcome.map { Prompt.Answer(choice: $0, texts: texts, labels: labels) }
  }
}
