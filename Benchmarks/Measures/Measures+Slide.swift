extension Measures {
  /// Measures the processor time of each frame while a sheet slides into a window and out of it.
  func slide() throws {
    var table = Table(header: ["sheet", "frames", "median", "p99", "longest"])
    for (name, arguments) in [
      ("4 buttons", ["4"]), ("4 buttons, iOS look", ["4", "ios"]),
      ("100,000 buttons", ["100000"]), ("100,000 buttons, iOS look", ["100000", "ios"]),
    ] {
      var frames = Samples()
      for _ in 0..<5 {
        let program = Contender(
          name: "slide-frames", path: contenders.folder + "/slide-frames", arguments: arguments)
        let figures = try Run.figures(of: program)
        guard figures.count > 10 else { throw Failure(program, "shows no slide") }
        figures.forEach { frames.add($0) }
      }
      table.rows.append([
        name, String(frames.values.count), Figure.milliseconds(frames.median),
        Figure.milliseconds(frames.percentile(99)), Figure.milliseconds(frames.percentile(100)),
      ])
    }
    print(
      "In a window: processor time of a frame while the sheet slides", table,
      "Five times into a window of 400 × 600 and out of it, under the same Xvfb.")
  }
}
