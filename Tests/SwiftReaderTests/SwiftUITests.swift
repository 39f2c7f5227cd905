import Foundation
import Testing

@Suite struct SwiftUITests {
  @Test(
    "S13: The dialogs of SwiftUI are found",
    arguments: [
      (
        """
        .confirmationDialog("T", isPresented: $x, titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
          if y { Button("A") {} } else { Button("B") {} }
          Button(role: .cancel) {} label: { Text("Keep") }
        } message: { Text("M") }
        """, "actionSheet [T] [M]: d:[Delete], [A] /0.0, [B] /0.1, c:[Keep]"
      ),
      (
        """
        .alert("T", isPresented: $x) {
          TextField("Name", text: $name)
          Group { Button(name) {}; buttons }
        }
        """, "alert [T]: ?, [More], field [Name] …"
      ),
      (
        "\n#if os(iOS)\n.alert(\"T\", isPresented: $x) { Button(\"A\") {} }\n#endif",
        "alert [T]: [A]"
      ),
      (
        ".alert(Text(verbatim: \"T\"), isPresented: $x, actions: { Button(action: f) { Label(\"A\", systemImage: \"a\") } })",
        "alert “T”: [A]"
      ),
      (
        ".confirmationDialog(\"T\", isPresented: $x) { ForEach(xs, id: \\.self) { x in Button(\"A\") {} } }",
        "actionSheet [T]: [A] /0.0"
      ),
      (
        ".alert(item: $x) { _ in SwiftUI.Alert(title: Text(\"T\"), dismissButton: .cancel()) }",
        "alert [T]: c:“Cancel”"
      ),
      (
        """
        .actionSheet(isPresented: $x) {
          ActionSheet(title: Text("T"), message: nil, buttons: [
            .default(Text("A")), .destructive(Text("B")), .cancel(), .cancel(Text("Keep"))
          ])
        }
        """, "actionSheet [T]: [A], d:[B], c:“Cancel”, c:[Keep]"
      ),
      (
        """
        .alert(item: $x) { x in
          Alert(title: Text("T"), primaryButton: .destructive(Text("A")), secondaryButton: .cancel())
        }
        """, "alert [T]: d:[A], c:“Cancel”"
      ),
    ])
  func dialogs(modifier: String, expected: String) throws {
    let source = """
      struct V: View {
        var body: some View { Text("x").padding() \(modifier) }
        @ViewBuilder var buttons: some View { Button("More") {} }
      }
      """
    #expect(try SwiftReader.read(source) == [expected])
  }

  @Test("S13: The states of the Composable Architecture are found")
  func states() throws {
    let source = """
      extension AlertState where Action == A {
        static let new = AlertState {
          TextState("T")
        } actions: {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Cancel", tableName: "Table") }
        } message: {
          TextState("M \\(name)")
        }
        static func old() -> Self {
          AlertState(title: TextState("T"), primaryButton: .destructive(TextState("A"), action: .send(.a)),
            secondaryButton: .cancel(TextState("B")))
        }
      }
      func f() {
        state.dialog = ConfirmationDialogState<A>(title: TextState("T"), buttons: [.default(TextState("A")), .cancel()])
        state.alert = .init(title: TextState("U"), dismissButton: .cancel(TextState("OK")))
      }
      """
    #expect(
      try SwiftReader.read(source) == [
        "alert [T] [M %@]%@: d:[Delete], c:[Cancel]@Table", "alert [T]: d:[A], c:[B]",
        "actionSheet [T]: [A], c:“Cancel”", "alert [U]: c:[OK]",
      ])
  }

  @Test("S13: The sheets of this package are found")
  func package() throws {
    let source = """
      import ActionSheets
      import ActionSheetsTerminal
      func f() async {
        let sheet = ActionSheet<Choice>(title: "T") {
          Button("Delete", .delete, role: .destructive)
          if x { Button(localized: "Delete \\(count) Notes", .all) }
          Cancel("Keep")
        }
        let alert = Alert(localized: "A", message: "M") { Button("OK", .ok) }
        let prompt = Prompt(title: "P") { TextField("Name") } buttons: { Button("OK", .ok); Cancel("Cancel") }
        if await presenter.confirm("Sure?", destructive: "Discard") {}
      }
      """
    let list = try SwiftReader.read(source)
    #expect(
      list == [
        "actionSheet [T]“T”: d:[Delete]“Delete”, [Delete %lld Notes]%lld /0.0, c:[Keep]“Keep”",
        "alert [A] [M]: [OK]“OK”",
        "alert [P]“P”: [OK]“OK”, c:[Cancel]“Cancel”, field [Name]“Name”",
        "alert [Sure?]“Sure?”: d:[Discard]“Discard”, c:“Cancel”",
      ])
  }

  @Test(
    "S13: A file belongs to the toolkit whose module it imports",
    arguments: [("ActionSheets", "terminal"), ("ActionSheetsGTK", "gtk"), ("UIKitCompat", "uikit")])
  func toolkit(module: String, expected: String) throws {
    let source = """
      import \(module)
      let a = ActionSheet(title: "T") { Button("A", .a) }
      func f() { UIAlertController(title: "T", message: nil, preferredStyle: .alert) }
      """
    let kinds = try SwiftReader.list([Data(source.utf8)]).sheets.map(\.toolkit)
    #expect(kinds.first == expected)
  }
}
