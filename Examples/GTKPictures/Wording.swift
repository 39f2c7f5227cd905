/// What the sheets and windows of the pictures say, in one language.
struct Wording {
  var language = "en"
  var text = "Bread, butter, and something green."
  var message = "What should happen to the note?"
  var delete = "Delete Note"
  var email = "Email"
  var print = "Print"
  var cancel = "Cancel"
  var share = "Share"
  var rename = "Rename"
  var renameTitle = "Rename Note"
  var renameMessage = "Other people see the new name."
  var name = "Name"
  var groceries = "Groceries"
  var editTitle = "Edit Note"
  var reason = "Enter a name."
  var address = "to jo@example.org"
  var task = "Fetching Notes"
  var done = "12 of 30"

  static let english = Wording()

  static let german = Wording(
    language: "de",
    text: "Brot, Butter und etwas Grünes.",
    message: "Was soll mit der Notiz geschehen?",
    delete: "Notiz unwiderruflich löschen",
    email: "Per E-Mail verschicken",
    print:
      "Auf dem Drucker im Arbeitszimmer ausgeben und anschließend im Ordner „Erledigt“ ablegen",
    cancel: "Abbrechen",
    share: "Teilen",
    rename: "Umbenennen",
    renameTitle: "Notiz umbenennen",
    renameMessage: "Alle, mit denen die Notiz geteilt ist, sehen den neuen Namen.",
    name: "Name",
    groceries: "Einkäufe",
    editTitle: "Notiz bearbeiten")

  static let arabic = Wording(
    language: "ar",
    text: "خبز وزبدة وشيء أخضر.",
    message: "ماذا تريد أن تفعل بالملاحظة؟",
    delete: "حذف الملاحظة",
    email: "إرسال بالبريد",
    print: "طباعة",
    cancel: "إلغاء",
    share: "مشاركة",
    rename: "إعادة تسمية",
    renameTitle: "إعادة تسمية الملاحظة",
    renameMessage: "يرى الآخرون الاسم الجديد.",
    name: "الاسم",
    groceries: "مشتريات",
    editTitle: "تحرير الملاحظة")

  static let japanese = Wording(
    language: "ja",
    text: "パン、バター、それから野菜。",
    message: "メモをどうしますか？",
    delete: "メモを削除",
    email: "メールで送信",
    print: "プリント",
    cancel: "キャンセル",
    share: "共有",
    rename: "名称変更",
    renameTitle: "メモの名称変更",
    renameMessage: "新しい名前はほかの人にも表示されます。",
    name: "名前",
    groceries: "買い物",
    editTitle: "メモを編集")
}
