import ActionSheets

func newName(
  for note: String, taken: Set<String>, with presenter: some Presenter
) async -> String? {
  await presenter.prompt("Rename", label: "Name", text: note, ok: "Rename") { name in
    if name.isEmpty { return "Enter a name." }
    if taken.contains(name) { return "Another note has this name." }
    return nil
  }
}

struct Account: Equatable {
  var name: String
  var password: String
}

func newAccount(with presenter: some Presenter) async -> Account? {
  let prompt = Prompt<Void>(title: "New Account") {
    TextField("Name") { $0.isEmpty ? "Enter a name." : nil }
    TextField("Password", isSecure: true) { $0.count < 8 ? "Use 8 characters or more." : nil }
  } buttons: {
    Button("Create", ())
    Cancel("Cancel")
  }
  guard case .chose(let answer) = await presenter.present(prompt) else { return nil }
  return Account(name: answer["Name"], password: answer["Password"])
}
