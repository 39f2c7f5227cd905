extension Measures {
  /// Measures the time from a key that moves the focus to the frame that shows it, and the bytes written.
  func keyPress() throws {
    let all = try [floor()] + contenders.short
    var times = [Samples](repeating: Samples(), count: all.count)
    var sizes = times
    for _ in 0..<max(rounds / 10, 1) {
      for (index, contender) in all.enumerated() {
        let run = try Run(contender)
        guard run.firstFrame(quiet: 50) != nil else { throw Failure(contender, "shows no frame") }
        for press in 0..<20 {
          let answer = run.answer(to: press % 2 == 0 ? contender.forth : contender.back)
          // The floor writes one and the same frame each time, so its screen changes only once.
          if let answer {
            times[index].add(answer.nanoseconds)
            sizes[index].add(answer.bytes.count)
          } else if index > 0 {
            throw Failure(contender, "does not answer a key")
          }
        }
        run.end()
      }
    }
    var table = Table(header: ["program", "median", "p99", "× floor", "bytes for each key"])
    for (index, contender) in all.enumerated() {
      table.rows.append([
        contender.name, Figure.milliseconds(times[index].median),
        Figure.milliseconds(times[index].percentile(99)),
        Figure.ratio(times[index].median, to: times[0].median), String(sizes[index].median),
      ])
    }
    print(
      "Key to complete frame, four rows", table,
      "\(times[1].values.count) keys to each program, which took turns after every twenty.")
  }
}
