extension Measures {
  /// Measures windows: the time from start to first painted frame, memory, and the time from a key to its frame.
  func window() throws {
    let all = contenders.windows
    var times = [Samples](repeating: Samples(), count: all.count)
    var memory = times
    var keys = times
    for round in 0...rounds {
      for (index, window) in all.enumerated() {
        let run = try WindowRun(window, watch: contenders.folder + "/watch")
        // The first round brings the files into the page cache, and starts the bus of assistive technology.
        guard round > 0 else { continue }
        times[index].add(run.firstFrame)
        memory[index].add(run.peakMemory)
        keys[index].add(run.keyFrame)
      }
    }
    var table = Table(header: [
      "program", "first frame, median", "p99", "× ours", "peak memory", "key to frame, median",
      "p99",
    ])
    for (index, window) in all.enumerated() {
      table.rows.append([
        window.contender.name, Figure.milliseconds(times[index].median),
        Figure.milliseconds(times[index].percentile(99)),
        Figure.ratio(times[index].median, to: times[0].median),
        Figure.mebibytes(memory[index].median), Figure.milliseconds(keys[index].median),
        Figure.milliseconds(keys[index].percentile(99)),
      ])
    }
    print(
      "In a window: start to first painted frame, four buttons", table,
      "\(rounds) starts of each program in turn, under one Xvfb with one session bus.")
  }
}
