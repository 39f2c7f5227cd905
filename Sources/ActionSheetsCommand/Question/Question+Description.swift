extension Question {
  /// The question as JSON: what `--describe` prints and `--from` reads.
  var description: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.newLine(indentation: 2)
    json.member("kind", kind.jsonName)
    json.newLine(indentation: 2)
    json.member("title", title)
    json.newLine(indentation: 2)
    json.member("message", message)
    json.newLine(indentation: 2)
    if kind == .alert { describeFields(in: &json) }
    json.beginArray("buttons")
    for index in 0..<buttons.count {
      json.newLine(indentation: 4)
      json.beginObject()
      json.member("index", index)
      json.title(buttons.titles[index])
      if let identifier = buttons.identifiers[index] { json.member("id", identifier) }
      json.member("role", buttons.roles[index].jsonName)
      json.member("enabled", buttons.isEnabled(index))
      json.endObject()
    }
    json.endArray(indentation: 2)
    json.newLine(indentation: 2)
    json.member("cancel", buttons.cancelIndex)
    json.endObject(indentation: 0)
    return json.bytes
  }

  /// What a secret holds at first is nothing, and so is not told.
  private func describeFields(in json: inout JSONWriter) {
    json.beginArray("fields")
    for (index, field) in fields.enumerated() {
      json.newLine(indentation: 4)
      json.beginObject()
      json.member("index", index)
      json.member("label", field.label)
      json.member("secure", field.isSecure)
      if !field.isSecure { json.member("text", field.text) }
      json.endObject()
    }
    json.endArray(indentation: fields.isEmpty ? nil : 2)
    json.newLine(indentation: 2)
  }
}
