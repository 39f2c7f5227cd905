import ActionSheets

extension ActionSheet {
  /// Returns the same sheet in the language of a catalog.
  ///
  /// Its title, message, titles of buttons and second lines are keys; one without a translation stays as it was
  /// written. Choices, and everything else, stay what they were.
  public func localized(in catalog: Catalog) -> Self {
    var sheet = self
    sheet.parts = parts.localized(in: catalog)
    return sheet
  }
}

extension Alert {
  /// Returns the same alert in the language of a catalog.
  ///
  /// Its title, message, titles of buttons and second lines are keys; one without a translation stays as it was
  /// written. Choices, and everything else, stay what they were.
  public func localized(in catalog: Catalog) -> Self {
    var alert = self
    alert.parts = parts.localized(in: catalog)
    return alert
  }
}

extension Prompt {
  /// Returns the same prompt in the language of a catalog.
  ///
  /// Its title, message, titles of buttons, second lines and labels are keys; one without a translation stays as it was
  /// written. An answer is asked by the label that the program wrote. What a field says of a text that is not valid is
  /// the program's: its `validate` asks the catalog itself.
  public func localized(in catalog: Catalog) -> Self {
    var prompt = self
    prompt.parts = parts.localized(in: catalog)
    prompt.fields = fields.map { field in
      var field = field
      field.labelText = field.labelText.titled(in: catalog)
      return field
    }
    return prompt
  }
}

extension ModalView {
  /// Returns the same description in the language of a catalog; its title is a key.
  public func localized(in catalog: Catalog) -> Self {
    var view = self
    view.titleText = titleText?.translated(in: catalog)
    view.language = catalog.language
    return view
  }
}

extension TypedContent {
  fileprivate func localized(in catalog: Catalog) -> Self {
    var parts = self
    parts.title = title?.translated(in: catalog)
    parts.message = message?.translated(in: catalog)
    parts.language = catalog.language
    parts.choices = choices.map { button in
      var button = button
      button.text = button.text.titled(in: catalog)
      button.subtitleText = button.subtitleText?.translated(in: catalog)
      return button
    }
    parts.cancels = cancels.map { Cancel(localized: $0.text.titled(in: catalog)) }
    return parts
  }
}

extension LocalizedText {
  fileprivate func translated(in catalog: Catalog) -> LocalizedText {
    translated(catalog.text(self))
  }

  fileprivate func titled(in catalog: Catalog) -> LocalizedText {
    translated(catalog.title(self))
  }
}
