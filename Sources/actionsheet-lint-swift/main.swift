internal import CLibrary

/// What was asked for on the command line.
struct Request {
  var paths: [String] = []
  var localizers: Set<String> = []
}

func usage() -> Never {
  SourceBytes.write(
    Array("Usage: actionsheet-lint-swift [--localizer NAME]... PATH...\n".utf8), to: STDERR_FILENO)
  exit(64)
}

func request(_ arguments: ArraySlice<String>) -> Request {
  var request = Request()
  var rest = arguments
  while let argument = rest.popFirst() {
    if argument == "--localizer" {
      guard let name = rest.popFirst() else { usage() }
      request.localizers.insert(name)
    } else if argument == "-" {
      let bytes = (try? SourceBytes.readStandardInput()) ?? []
      let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
      request.paths += bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    } else if argument.hasPrefix("-"), argument.utf8.count > 1 {
      usage()
    } else {
      request.paths.append(argument)
    }
  }
  return request
}

func run(_ request: Request) {
  let project = Project(paths: request.paths)
  var reader = Reader(project, localizers: request.localizers)
  let sheets = reader.read()
  var writer = OutputWriter(project, reader.evaluator)
  guard let json = try? writer.output(sheets).json() else { exit(70) }
  SourceBytes.write(json + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
}

let wanted = request(CommandLine.arguments.dropFirst())
if wanted.paths.isEmpty { usage() }
LargeStack.run { run(wanted) }
