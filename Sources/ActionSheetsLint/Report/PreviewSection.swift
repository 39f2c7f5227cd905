import ActionSheets

/// A sheet on the page of previews: a column for each language.
struct PreviewSection {
  let sheet: ListedSheet
  let index: Int
  let findings: [Finding]
  let device: Device

  func html(_ shown: [Checker.ShownSheet]) -> String {
    let name = [sheet.title, sheet.message].lazy.compactMap { $0?.words }.first
    let kind = sheet.kind == .alert ? "Alert" : "Action sheet"
    let heading = [kind, name.map { "\u{201C}<bdi>\(HTML.text($0))</bdi>\u{201D}" }]
      .compactMap { $0 }.joined(separator: " ")
    let place = sheet.place.map { "<p><code>\(HTML.text($0.description))</code></p>\n" } ?? ""
    let general = findings.filter(\.cases.isEmpty).map { "<li>\(HTML.finding($0))</li>\n" }
    let list = general.isEmpty ? "" : "<ul>\n\(general.joined())</ul>\n"
    let columns = shown.map { column($0) }
    let sorted = columns.filter(\.hasFindings) + columns.filter { !$0.hasFindings }
    return """
      <section aria-labelledby="s\(index)">
      <h3 id="s\(index)">\(heading)</h3>
      \(place)\(list)<div class="columns" role="group" aria-label="Languages" tabindex="0">
      \(sorted.map(\.html).joined())</div>
      </section>

      """
  }

  /// Where titles that are not cut anywhere are drawn.
  private var usualDevice: Device {
    switch sheet.toolkit {
    case .uikit: device
    case .gtk: .window
    case .terminal: .terminal(columns: 80)
    }
  }

  private func column(_ shown: Checker.ShownSheet) -> (html: String, hasFindings: Bool) {
    var notes: [(finding: Finding, cut: Finding.Cut?)] = []
    for finding in findings {
      let language = shown.language ?? .english
      guard let found = finding.cases.first(where: { $0.language == language }) else { continue }
      notes.append((finding, found.cut))
    }
    let device = notes.lazy.compactMap(\.cut?.device).first ?? usualDevice
    let direction = shown.language?.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    let drawing = PreviewDrawing(
      sheet: sheet, shown: shown, device: device, marks: notes.map(\.finding.buttons))
    let list = notes.map { "<li>\(HTML.finding($0.finding, $0.cut))</li>\n" }.joined()
    let tag = shown.language?.tag
    let html = """
      <article>
      <h4>\(HTML.text(tag ?? "All languages"))</h4>
      <div class="screen" dir="\(direction)"\(tag.map { " lang=\"\(HTML.text($0))\"" } ?? "") \
      style="width:\(drawing.width)">
      \(drawing.html)</div>
      \(list.isEmpty ? "" : "<ol>\n\(list)</ol>\n")</article>

      """
    return (html, !notes.isEmpty)
  }
}

/// A sheet in one language, as a phone draws it.
struct PreviewDrawing {
  let sheet: ListedSheet
  let shown: Checker.ShownSheet
  let device: Device
  /// The buttons that each finding is about.
  let marks: [[Int]]

  /// The width of the screen as CSS has it; only that of a phone is known.
  var width: String {
    if case .phone(let width, _) = device { "\(width)px" } else { "fit-content" }
  }

  private var content: Content {
    var hasCancel = false
    let buttons = zip(sheet.buttons, shown.titles).map { button, title in
      // A second Cancel is drawn like any other button.
      let role = button.role == .cancel && hasCancel ? .default : button.role
      hasCancel = hasCancel || role == .cancel
      return Content.Button(title ?? button.title.words ?? "", role: role)
    }
    let title = sheet.title == nil ? nil : shown.heading.first
    return Content(
      kind: sheet.kind, title: title,
      message: sheet.message == nil ? nil : shown.heading.dropFirst(title == nil ? 0 : 1).first,
      buttons: buttons)
  }

  var html: String {
    let content = content
    let room = room(content.kind)
    let titles = content.buttons.enumerated().map { index, button in
      MeasuredTitle(
        button.title, hasValues: !sheet.buttons[index].title.arguments.isEmpty, role: button.role,
        in: content.kind)
    }
    let isSideBySide =
      content.mayStandSideBySide
      && titles.allSatisfy { title in
        room.map { title.width.doubt == nil && title.width.points(at: $0.size) <= $0.width / 2 }
          ?? false
      }
    let order = Presentation.Order(
      content, in: content.kind == .alert ? .centered : .bottomSheet, sideBySide: isSideBySide)
    func rows(_ ids: some Sequence<ButtonID>) -> String {
      let items = ids.map { row($0.number, titles[$0.number], room) }.joined()
      return items.isEmpty ? "" : "<ul\(isSideBySide ? " class=\"pair\"" : "")>\n\(items)</ul>\n"
    }
    let texts = [content.title.map { ($0, "title") }, content.message.map { ($0, "message") }]
    let heading = texts.compactMap { $0 }.map { "<p class=\"\($0.1)\">\(HTML.text($0.0))</p>" }
    let head = heading.isEmpty ? "" : "<div class=\"heading\">\(heading.joined())</div>\n"
    let cancel = order.setsCancelApart ? order.cancel : nil
    let body = cancel == nil ? rows(order) : rows(order.rows)
    let kind = content.kind == .alert ? "alert" : "sheet"
    return "<div class=\"\(kind) \(sheet.toolkit.rawValue)\">\n"
      + (head.isEmpty && body.isEmpty ? "" : "<div class=\"group\">\n\(head)\(body)</div>\n")
      + (cancel.map { "<div class=\"group apart\">\n\(rows([$0]))</div>\n" } ?? "") + "</div>\n"
  }

  private func room(_ kind: Content.Kind) -> PhoneRoom? {
    guard case .phone(let width, let bodySize) = device else { return nil }
    return PhoneRoom(kind, width: width, bodySize: bodySize)
  }

  private func row(_ index: Int, _ title: MeasuredTitle, _ room: PhoneRoom?) -> String {
    var classes: [String] = []
    if title.role != .default { classes.append(title.role == .cancel ? "cancel" : "destructive") }
    if !sheet.buttons[index].branches.isEmpty { classes.append("maybe") }
    if shown.titles[index] == nil { classes.append("missing") }
    let numbers = marks.indices.filter { marks[$0].contains(index) }.map { $0 + 1 }
    let badges = numbers.map { "<b role=\"img\" aria-label=\"finding \($0)\">\($0)</b>" }.joined()
    if !numbers.isEmpty { classes.append("found") }
    let attribute = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    return "<li\(attribute)>\(drawn(title, room))\(badges)</li>\n"
  }

  /// A title at its measured width, or as the browser sets it where that is not known.
  private func drawn(_ title: MeasuredTitle, _ room: PhoneRoom?) -> String {
    let fit = title.fit(on: device)
    guard let room, title.width.doubt == nil else {
      let seen = if case .truncated(let cut) = fit { cut.shown } else { title.title }
      return "<span\(room == nil ? "" : " class=\"unknown\"")>\(HTML.text(seen))</span>"
    }
    let whole = HTML.text(title.title)
    let seen: String
    let scale: Double
    switch fit {
    case .whole, .notJudged: (seen, scale) = (title.title, 1)
    case .shrunk(let part): (seen, scale) = (title.title, part)
    case .truncated(let cut): (seen, scale) = (cut.shown, room.leastScale)
    }
    let weight: TextWidth.Weight = title.role == .cancel ? .semibold : .regular
    // What is said to fit may be wider by the error of the model.
    let points = min(TextWidth(of: seen, weight).points(at: room.size) * scale, room.width)
    let width = Self.pixels(points)
    return "<svg role=\"img\" aria-label=\"\(whole)\" width=\"\(width)\" height=\"28\">"
      + "<text x=\"50%\" y=\"20\" font-size=\"\(Self.pixels(room.size * scale))\""
      + " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">\(HTML.text(seen))</text></svg>"
  }

  /// A length with one place after the point.
  private static func pixels(_ points: Double) -> Double { (points * 10).rounded() / 10 }
}
