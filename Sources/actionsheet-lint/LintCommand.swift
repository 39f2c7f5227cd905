import ActionSheetsCommand
import ActionSheetsLint
import ActionSheetsLocalization

internal import CLibrary

/// Finds the sheets of a program, checks them, and writes what was found.
struct LintCommand {
  private let request: LintRequest
  private let system: ProcessSystem
  private let configuration: LintConfiguration
  private let paths: [String]
  private let progress = Progress()
  private var list = SheetList()
  /// Whether there were sources that nothing here can read.
  private var lacksReader = false
  /// Whether a reader ended before it had read its sources.
  private var readerFailed = false

  /// Reads the configuration.
  init(_ request: LintRequest, _ system: ProcessSystem) throws(CommandError) {
    self.request = request
    self.system = system
    paths = request.paths.isEmpty ? ["."] : request.paths
    configuration = try Self.configuration(for: request, paths[0])
  }

  /// Runs the command; returns the status to exit with.
  mutating func run() throws(CommandError) -> ExitCode {
    let files = try files()
    if request.sheets.isEmpty { try readSources(files) } else { try readLists() }
    if lacksReader, request.requiresSources {
      throw CommandError(.noInput, "there are sources that could not be read")
    }
    progress.show("Reading the catalogs")
    var catalogs: [CatalogSource] = []
    for path in files.catalogs {
      do throws(CatalogError) {
        catalogs.append(try CatalogSource(at: path))
      } catch {
        // A folder whose files are no catalogs after all, such as templates alone.
        if case .noCatalog = error { continue }
        throw CommandError(.noInput, error.description)
      }
    }
    let checker = Checker(list, catalogs: catalogs, configuration: configuration)
    progress.show("Checking \(LintReport.count(list.sheets.count, "sheet"))")
    var report = LintReport(of: checker)
    if let path = request.baseline {
      let bytes = try contents(of: path)
      do throws(JSONFailure) {
        try report.removeFindings(inBaseline: bytes)
      } catch {
        throw CommandError(.noInput, "\(path):\(error.place(in: bytes)): \(error.reason)")
      }
    }
    progress.clear()
    try write(report, checker)
    if readerFailed { return .software }
    return isFailure(report) ? .found : .clean
  }

  private func isFailure(_ report: LintReport) -> Bool {
    guard let limit = Severity(rawValue: request.failOn) else { return false }
    return report.findings.contains { $0.severity >= limit }
  }
}

// The configuration.
extension LintCommand {
  private static func configuration(
    for request: LintRequest, _ path: String
  ) throws(CommandError) -> LintConfiguration {
    var configuration = LintConfiguration()
    if let file = nearestFile(named: LintConfiguration.fileName, from: path) {
      let bytes = try contents(of: file)
      do throws(JSONFailure) {
        configuration = try LintConfiguration(json: bytes)
      } catch {
        throw CommandError(.usage, "\(file):\(error.place(in: bytes)): \(error.reason)")
      }
    }
    for option in request.rules where !configuration.setRule(option.name, isOn: option.isOn) {
      let names = Rule.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError(.usage, "there is no rule '\(option.name)'; there are \(names)")
    }
    if let list = request.languages {
      guard let languages = CheckedLanguages(list: list) else {
        throw CommandError(.usage, "--languages: expected tags such as de,pt-BR, found '\(list)'")
      }
      configuration.languages = languages
    }
    var devices: [Device] = []
    for name in request.devices {
      guard let device = Device(named: name) else {
        throw CommandError(
          .usage, "--device: expected a width such as 375, or terminal:80, found '\(name)'")
      }
      devices.append(device)
    }
    configuration.replaceDevices(with: devices)
    configuration.localizers += request.localizers
    return configuration
  }
}

// The input.
extension LintCommand {
  private func contents(of path: String) throws(CommandError) -> [UInt8] {
    try Self.contents(of: path)
  }

  private static func contents(of path: String) throws(CommandError) -> [UInt8] {
    do throws(CatalogError) {
      return try FileSystem.contents(of: path)
    } catch {
      throw CommandError(.noInput, error.description)
    }
  }

  private func files() throws(CommandError) -> ProjectFiles {
    do throws(CatalogError) {
      let files = try ProjectFiles(below: paths, excluding: configuration.excluded)
      for problem in files.problems { progress.tell(problem.description) }
      return files
    } catch {
      throw CommandError(.noInput, error.description)
    }
  }

  private mutating func readLists() throws(CommandError) {
    for path in request.sheets {
      let bytes = path == "-" ? try system.standardInput() : try contents(of: path)
      try add(bytes, named: path == "-" ? "standard input" : path)
    }
  }

  private mutating func add(_ json: [UInt8], named name: String) throws(CommandError) {
    do throws(SheetList.FormatError) {
      add(try SheetList(json: json, named: name))
    } catch {
      throw CommandError(.usage, error.description)
    }
  }

  private mutating func add(_ other: SheetList) {
    list.sheets += other.sheets
    list.skipped += other.skipped
  }

  private mutating func readSources(_ files: ProjectFiles) throws(CommandError) {
    progress.show("Reading \(LintReport.count(files.sources.count, "source"))")
    for (path, language) in files.sources {
      do throws(CatalogError) {
        let bytes = try FileSystem.contents(of: path)
        if let language {
          add(CallReader.read(bytes, file: path, language: language))
        } else {
          add(InterfaceFile.read(bytes, file: path))
        }
      } catch {
        list.skipped.append(.init(error.description, at: SourcePlace(file: path, line: 1)))
      }
    }
    if files.sources.isEmpty, files.swiftSources.isEmpty {
      progress.tell("no sources that can be checked in \(paths.joined(separator: ", "))")
    }
    if !files.swiftSources.isEmpty { try readSwift(files.swiftSources) }
  }

  /// Has `actionsheet-lint-swift` read the sources in Swift, which stands beside this program or on `PATH`.
  private mutating func readSwift(_ files: [String]) throws(CommandError) {
    let count = LintReport.count(files.count, "Swift file")
    progress.show("Reading \(count)")
    let name = "actionsheet-lint-swift"
    let arguments = [String](configuration.localizers.map { ["--localizer", $0] }.joined()) + ["-"]
    let input = [UInt8](files.map { $0 + "\0" }.joined().utf8)
    let beside = folderOfProgram().flatMap { folder in
      ChildProcess.run(folder + name, arguments, input: input)
    }
    guard let result = beside ?? ChildProcess.run(name, arguments, input: input) else {
      lacksReader = true
      progress.tell(
        "no Swift reader (\(name)) here, which ACTIONSHEETS_LINT=1 Scripts/install installs; "
          + "\(count) skipped")
      return
    }
    guard result.status == 0, let output = result.output else {
      readerFailed = true
      let reason = result.output == nil ? "the answer of \(name) is too large" : "\(name) failed"
      progress.tell("\(reason); \(count) skipped")
      list.skipped += files.map { .init(reason, at: SourcePlace(file: $0, line: 1)) }
      return
    }
    try add(output, named: name)
  }
}

// The output.
extension LintCommand {
  private func write(_ report: LintReport, _ checker: Checker) throws(CommandError) {
    let allowsColor = isTerminal(STDOUT_FILENO) && environmentVariable("NO_COLOR") == nil
    let colors = request.usesColor ?? allowsColor
    if !request.reports.contains(where: { $0.file == "-" }) {
      try print(report.text(isColored: colors, isVerbose: request.isVerbose))
    }
    for wanted in request.reports {
      let text =
        switch wanted.format {
        case .json: report.json
        case .sarif: report.sarif
        case .gitlab: report.gitLab
        }
      if wanted.file == "-" { try print(text) } else { try write(text, toFile: wanted.file) }
    }
    if let file = request.preview {
      let phone = configuration.devices.first {
        if case .phone = $0 { true } else { false }
      }
      let page = report.preview(on: phone ?? .phone(width: 375)) { checker.shownSheets(of: $0) }
      try write(page, toFile: file)
    }
    if request.printsAnnotations { try print(report.gitHubAnnotations) }
  }

  private func print(_ text: String) throws(CommandError) {
    if let reason = StandardStream.output.write(Array(text.utf8)) {
      throw CommandError(.software, "cannot write the report: \(reason)")
    }
  }

  private func write(_ text: String, toFile path: String) throws(CommandError) {
    if let reason = actionsheet_lint.write(text, to: path) {
      throw CommandError(.software, "cannot write \(path): \(reason)")
    }
  }
}

/// One line on a terminal that tells what the command does now, and messages.
struct Progress {
  private let isShown = isTerminal(STDERR_FILENO)

  /// Replaces the line.
  func show(_ text: String) {
    if isShown { write("\r\u{1B}[K\(text)…") }
  }

  /// Removes the line.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// Writes a message, which stays.
  func tell(_ message: String) {
    clear()
    write("actionsheet: \(MessageText.safe(message.utf8))\n")
  }

  private func write(_ text: String) {
    // A message that cannot be written has nowhere else to go.
    _ = StandardStream.error.write(Array(text.utf8))
  }
}
