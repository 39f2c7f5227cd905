extension Measures {
  /// Measures the first frame of a list of many titles on standard input, and the memory it takes.
  func longLists(_ counts: [Int]) throws {
    for count in counts {
      let all = contenders.long(count)
      var times = [Samples?](repeating: Samples(), count: all.count)
      var memory = [Samples](repeating: Samples(), count: all.count)
      // A million titles take every program long; the spread shows in few rounds.
      for round in 0...max(rounds * 1000 / count, 5) {
        for (index, contender) in all.enumerated() where times[index] != nil {
          let run = try Run(contender)
          defer { run.end() }
          guard let frame = run.firstFrame(quiet: 100, limit: 20_000) else {
            Progress.write("\(contender.name) shows no frame of \(count) titles")
            times[index] = nil
            continue
          }
          // Programs that read on while they show need longer until they hold everything.
          run.settle(quiet: 500)
          guard round > 0 else { continue }
          times[index]?.add(frame.nanoseconds)
          memory[index].add(run.peakMemory)
        }
      }
      report(count, all, times, memory)
    }
  }

  private func report(
    _ count: Int, _ all: [Contender], _ times: [Samples?], _ memory: [Samples]
  ) {
    let ours = times[0]?.median ?? 0
    var table = Table(header: ["program", "median", "p99", "× actionsheet", "peak memory"])
    for (index, contender) in all.enumerated() {
      guard let time = times[index] else {
        table.rows.append([contender.name, "none within 20 s", "–", "–", "–"])
        continue
      }
      table.rows.append([
        contender.name, Figure.milliseconds(time.median), Figure.milliseconds(time.percentile(99)),
        Figure.ratio(time.median, to: ours), Figure.mebibytes(memory[index].median),
      ])
    }
    print(
      "\(count) titles on standard input", table,
      "\(times[0]?.values.count ?? 0) starts of each program in turn.")
  }
}
