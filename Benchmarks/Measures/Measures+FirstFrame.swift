extension Measures {
  /// Measures the time from the start of a program to its complete first frame, and its memory then.
  func firstFrame() throws {
    let all = try [floor()] + contenders.short
    var times = [Samples](repeating: Samples(), count: all.count)
    var memory = times
    var sizes = times
    for round in 0...rounds {
      for (index, contender) in all.enumerated() {
        let run = try Run(contender)
        guard let frame = run.firstFrame() else { throw Failure(contender, "shows no frame") }
        // The first round brings the files into the page cache.
        if round > 0 {
          times[index].add(frame.nanoseconds)
          memory[index].add(run.peakMemory)
          sizes[index].add(frame.bytes.count)
        }
        run.end()
      }
    }
    var table = Table(header: [
      "program", "median", "p99", "× floor", "bytes written", "peak memory",
    ])
    for (index, contender) in all.enumerated() {
      table.rows.append([
        contender.name, Figure.milliseconds(times[index].median),
        Figure.milliseconds(times[index].percentile(99)),
        Figure.ratio(times[index].median, to: times[0].median), String(sizes[index].median),
        Figure.mebibytes(memory[index].median),
      ])
    }
    print(
      "Start to complete first frame, four rows", table,
      "\(rounds) starts of each program in turn. `actionsheet` runs with `--no-animation`.")
  }
}
