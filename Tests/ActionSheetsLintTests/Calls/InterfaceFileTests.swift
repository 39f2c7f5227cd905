import ActionSheetsLint
import Testing

@Suite struct InterfaceFileTests {
  private func sheets(_ source: String) -> [String] {
    InterfaceFile.read(Array(source.utf8), file: "a.ui").sheets.map(\.summary)
  }

  @Test(
    "S13: dialogs of interface files are found with their buttons",
    arguments: [
      (
        """
        <object class="AdwAlertDialog" id="a">
          <property name="heading" translatable="yes">Save &amp; go?</property>
          <property name="close-response">no</property>
          <responses>
            <response id="no" translatable="yes">_No</response>
            <response id="yes" translatable="yes" appearance="destructive">_Yes</response>
            <response id="x">X</response>
          </responses>
        </object>
        """, "Save & go?: <_No, !_Yes, \"X\""
      ),
      (
        """
        <template class="Mine" parent="AdwMessageDialog">
          <property name="body" translatable="true">B</property>
          <property name="extra-child"><object class="GtkLabel"><property name="label">L</property></object></property>
          <responses><response id="cancel" translatable="yes">_No</response></responses>
        </template>
        """, "B: <_No"
      ),
      (
        """
        <object class="GtkDialog">
          <property name="title">T</property>
          <child type="action"><object class="GtkButton" id="b1"><property name="label" translatable="yes">A</property></object></child>
          <child type="action"><object class="GtkButton" id="b2"><property name="label">gtk-save</property>
            <style><class name="destructive-action"/></style></object></child>
          <action-widgets>
            <action-widget response="cancel">b1</action-widget>
            <action-widget response="2">b2</action-widget>
            <action-widget response="3">b3</action-widget>
          </action-widgets>
        </object>
        """, "\"T\": <A, !_Save, …"
      ),
      (
        """
        <object class="GtkMessageDialog">
          <property name="text" translatable="yes">T</property>
          <property name="buttons">ok-cancel</property>
        </object>
        """, "T: <_Cancel, _OK"
      ),
    ])
  func dialogs(_ source: String, _ expected: String) {
    #expect(
      sheets("<?xml version=\"1.0\"?><!-- c --><interface>\(source)</interface>") == [expected])
  }

  @Test func `S13: domain, context, place and comments of an interface file are kept`() {
    let source = """
      <interface domain="app">
        <object class="AdwAlertDialog">
          <responses>
            <!-- actionsheet-lint:disable a -->
            <response id="ok" translatable="yes" context="c">O</response>
          </responses>
        </object>
      </interface>
      """
    let list = InterfaceFile.read(Array(source.utf8), file: "a.ui")
    let place = SourcePlace(file: "a.ui", line: 5, column: 7)
    #expect(
      list.sheets.first?.buttons == [
        ListedButton(
          ListedText(key: "O", text: "O", table: "app", context: "c", place: place),
          disabled: ["a"])
      ])
  }

  @Test(
    "S13: an interface file that is no XML is read as far as it goes",
    arguments: [
      "<", "<a", "<a b=\"", "<!--", "<![CDATA[", "</a>", "&#x110000;", "<object class='GtkDialog'>",
    ])
  func broken(_ end: String) {
    let source = "<object class=\"AdwAlertDialog\"><response id=\"a\">A</response>" + end
    #expect(sheets(source) == ["\"A\""])
  }
}
