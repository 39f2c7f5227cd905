import ActionSheets

/// Every text of the line dialogue about a sheet: lines of plain text, each ended by a newline, and prompts.
///
/// What comes from the sheet is made safe piece by piece, so that no title can reach into another's line.
struct LineScript {
  /// The most rows that are listed; more scroll away before anyone has read them.
  static let longestList = 50
  /// The most characters of a title that a prompt repeats.
  static let longestMention = 40

  private let presentation: Presentation
  private let charset: TerminalCharset
  private let words: LineVocabulary
  private let speech: Presentation.Vocabulary

  /// Creates the texts about a sheet as it is now, in the language of its own.
  init(_ configuration: LineConfiguration, _ presentation: Presentation) {
    self.presentation = presentation
    charset = configuration.charset
    words = configuration.vocabulary ?? LineVocabulary(presentation.language)
    speech = presentation.words
  }

  /// The sheet as it reads from top to bottom, and the time there is to answer.
  ///
  /// Where there are fields, the buttons follow later: see ``choices``.
  var question: String {
    let content = presentation.content
    var lines: [String] = []
    // The prompt says that an answer is wanted.
    for text in [content.title, content.message].compactMap({ $0 }) { lines += safeLines(text) }
    if content.progress != nil {
      if content.isDismissible { lines.append(safe(words.endCancels)) }
    } else if content.fields.isEmpty {
      lines += rows
    }
    if let limit = timeLimit { lines.append(limit) }
    return text(lines)
  }

  /// The buttons, once the fields are filled in.
  var choices: String { text(rows) }

  /// Asks for the text of a field.
  func fieldPrompt(_ index: Int) -> String {
    let field = presentation.content.fields[index]
    let label = field.label.isEmpty ? words.unnamedField : isolated(safe(field.label))
    if field.isSecure { return fill(words.securePrompt, ["label": label]) }
    let now = presentation.texts[index]
    if now.isEmpty { return fill(words.fieldPrompt, ["label": label]) }
    return fill(
      words.fieldPromptWithText, ["label": label, "text": isolated(beginning(now.string))])
  }

  /// Says why the text of a field is not valid.
  func problem(_ reason: String) -> String { text(safeLines(reason)) }

  /// Says how far a task has come.
  func progress(_ news: LineProgress.News) -> String {
    let part = news.percent.map { safe(speech.progress($0)) }
    let parts = [part, news.message.map { isolated(safe($0)) }].compactMap { $0 }
    return text([parts.joined(separator: safe(" — "))])
  }

  /// Says that a secret cannot be asked for.
  var echoStays: String { text([safe(words.echoStays)]) }

  private var rows: [String] {
    let order = presentation.order
    let listed = min(order.rows.count, Self.longestList)
    var lines = (0..<listed).map(row)
    if listed < order.rows.count { lines.append(counting(words.more, order.rows.count - listed)) }
    if order.cancel != nil { lines.append(row(order.rows.count)) }
    return lines
  }

  /// Asks for an answer; a default is named where there is one.
  func prompt(offering offered: ButtonID?) -> String {
    if presentation.order.isEmpty { return safe(words.promptWithoutRows) }
    guard let offered else { return safe(words.promptWithoutDefault) }
    return fill(words.prompt, ["default": mention(offered)])
  }

  /// Says why an answer chose nothing; empty where there is nothing to say.
  func reply(to answer: TypedAnswer) -> String {
    switch answer {
    case .button: return ""
    case .empty: return text([safe(words.noDefault)])
    case .unknown: return text([safe(words.unknown)])
    case .disabled(let id):
      return text([fill(words.disabled, ["row": mention(id)])])
    case .ambiguous(let ids, let total):
      var lines = [safe(words.ambiguous)]
      lines += ids.compactMap { presentation.order.place(of: $0) }.map(row)
      if total > ids.count { lines.append(counting(words.moreCandidates, total - ids.count)) }
      return text(lines)
    }
  }

  /// Says that an answer was no text.
  var unreadable: String { text([safe(words.unreadable)]) }

  /// Says that there was no answer in time.
  var timeIsUp: String { text([safe(words.timeIsUp)]) }

  private var timeLimit: String? {
    guard let seconds = presentation.secondsLeft else { return nil }
    var values = ["seconds": String(seconds)]
    guard let id = presentation.content.timeoutAnswer,
      let button = presentation.content[id], button.role == .default, button.isEnabled
    else { return fill(words.timeLimit.form(for: seconds), values) }
    values["row"] = mention(id)
    return fill(words.timeLimitWithAnswer.form(for: seconds), values)
  }

  /// One row with its number, and its role and state in words.
  private func row(_ place: Int) -> String {
    guard let button = presentation.content[presentation.order[place]] else { return "" }
    let notes = [
      button.isSelected ? speech.selected : nil,
      button.role == .cancel ? words.cancel : speech.role(button.role),
      button.isEnabled ? nil : speech.disabled,
    ].compactMap { $0.map { isolated(safe($0)) } }
    let note = notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
    let subtitle = button.subtitle.map { safe(" — ") + isolated(safe($0)) } ?? ""
    return "\(place + 1). " + isolated(safe(button.title)) + subtitle + note
  }

  /// A row's number and title, short enough for a prompt.
  private func mention(_ id: ButtonID) -> String {
    let place = presentation.order.place(of: id).map { "\($0 + 1). " } ?? ""
    return place + isolated(beginning(presentation.content[id]?.title ?? ""))
  }

  /// As much of a text as a prompt repeats.
  private func beginning(_ text: String) -> String {
    var shown = ""
    var count = 0
    for cluster in DisplayText(text, charset: charset) {
      guard count < Self.longestMention else { return shown + safe("…") }
      shown += cluster.text
      count += 1
    }
    return shown
  }

  private func counting(_ phrase: PluralPhrase, _ count: Int) -> String {
    fill(phrase.form(for: count), ["count": String(count)])
  }

  private func fill(_ phrase: String, _ values: [String: String]) -> String {
    let phrase = safe(phrase)
    // In a phrase from right to left, what is filled in keeps its own direction, whichever that is.
    return phrase.filling(phrase.hasRightToLeft ? values.mapValues(isolate) : values)
  }

  /// Keeps a text that has right-to-left letters apart from what stands in the same line, for a terminal that reorders.
  ///
  /// The marks come from here alone: in a text that is safe they are numbers, so that no title closes its own.
  private func isolated(_ text: String) -> String {
    text.hasRightToLeft ? isolate(text) : text
  }

  private func isolate(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  private func safe(_ text: String) -> String {
    text.safeForTerminal(charset: charset)
  }

  /// The line breaks of a title or message stay what they are; a button is one line, whatever it holds.
  private func safeLines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { safe(String($0)) }
  }

  private func text(_ lines: [String]) -> String {
    lines.reduce(into: "") { $0 += $1 + "\n" }
  }
}
