import Foundation

/// The repository of the current folder, by way of the command `git`.
struct Git: BranchStore {
  /// The command failed; the description is its output.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func branches() async throws -> [Branch] {
    let format = "%(refname:lstrip=2)%09%(committerdate:relative)%09%(HEAD)"
    let output = try await run("for-each-ref", "--format", format, "refs/heads")
    return output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3 else { return nil }
      return Branch(name: parts[0], age: parts[1], isCurrent: parts[2] == "*")
    }
  }

  func switchTo(_ branch: Branch) async throws { _ = try await run("switch", "--", branch.name) }

  func rename(_ branch: Branch, to name: String) async throws {
    _ = try await run("branch", "--move", "--", branch.name, name)
  }

  func delete(_ branch: Branch) async throws {
    _ = try await run("branch", "--delete", "--force", "--", branch.name)
  }

  func fetch(_ report: @escaping @MainActor (String) -> Void) async throws {
    _ = try await run("fetch", "--progress") { output in
      if let line = output.split(whereSeparator: \.isNewline).last { await report(String(line)) }
    }
  }

  /// Runs git without a shell, and returns its output. Git ends when the task is cancelled.
  private func run(
    _ arguments: String..., reading: (String) async -> Void = { _ in }
  ) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // Git must not ask for a password while a sheet is up.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_TERMINAL_PROMPT": "0"]) { $1 }

    let pipe = Pipe()
    let (parts, output) = AsyncStream<Data>.makeStream()
    let (endings, ending) = AsyncStream<Int32>.makeStream()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    process.terminationHandler = { ending.yield($0.terminationStatus) }

    try process.run()
    // A `readabilityHandler` misses the end of some pipes on Linux, so a thread reads.
    DispatchQueue.global().async {
      while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
        output.yield(part)
      }
      output.finish()
    }
    return try await withTaskCancellationHandler {
      var data = Data()
      var text: String { String(decoding: data, as: UTF8.self) }
      for await part in parts {
        data += part
        await reading(text)
      }
      let status = await endings.first { _ in true }
      try Task.checkCancellation()
      guard status == 0 else { throw Failure(description: text) }
      return text
    } onCancel: {
      process.terminate()
    }
  }
}
