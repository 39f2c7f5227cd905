extension Measures {
  /// Measures what it takes to read a large catalog, and to look up texts in one beside gettext.
  func catalogs() throws {
    let large = contenders.folder + "/Large.xcstrings"
    var reading = Samples()
    var memory = Samples()
    for _ in 0..<9 {
      let figures = try figures(of: "catalog-figures", [large, "de", keys, "0"])
      reading.add(figures[0])
      memory.add(figures[1] * 1024)
    }
    var table = Table(header: ["catalog", "processor time, median", "longest", "peak memory"])
    table.rows.append([
      "12 MB, 3,400 keys in 15 languages", Figure.milliseconds(reading.median),
      Figure.milliseconds(reading.percentile(100)), Figure.mebibytes(memory.percentile(100)),
    ])
    print("Catalog of Xcode: read for one language", table, "Nine starts of a program.")

    var lookups = Table(header: ["lookup", "median", "longest", "allocations"])
    var ours = Samples()
    var theirs = Samples()
    let catalog = contenders.folder + "/locale/de/LC_MESSAGES/notes.mo"
    for _ in 0..<9 {
      ours.add(try figures(of: "catalog-figures", [catalog, "de", keys, "100"])[2])
      let folder = contenders.folder + "/locale"
      theirs.add(try figures(of: "gettext", [folder, "notes", keys, "100"])[0])
    }
    let preload = "LD_PRELOAD=\(contenders.folder)/allocations.so"
    let counts = try ["1", "101"].map {
      try figures(of: "catalog-figures", [catalog, "de", keys, $0], preload)[3]
    }
    for (name, samples, allocations) in [
      ("Catalog.text", ours, Figure.ratio(counts[1] - counts[0], to: 100 * 2_000)),
      ("dgettext", theirs, "–"),
    ] {
      lookups.rows.append([
        name, "\(samples.median) ns", "\(samples.percentile(100)) ns", allocations,
      ])
    }
    print(
      "Catalog of gettext: look up a plain text", lookups,
      """
      The mean of 2,000 texts in the fastest of 100 rounds, nine starts of each program in turn. Every fourth text is not
      ASCII. Allocations are those of one lookup.
      """)
  }

  private var keys: String { contenders.folder + "/keys" }

  /// Runs a program of the folder for a person who reads German, and returns the numbers that it prints.
  private func figures(
    of name: String, _ arguments: [String], _ variables: String...
  ) throws -> [Int] {
    let program = Contender(
      name: name, path: "/usr/bin/env",
      arguments: ["LC_ALL=C.UTF-8", "LANGUAGE=de"] + variables
        + [contenders.folder + "/" + name] + arguments)
    let figures = try Run.figures(of: program)
    guard !figures.isEmpty else { throw Failure(program, "prints no figures") }
    return figures
  }
}
