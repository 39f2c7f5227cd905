// swift-tools-version: 6.2

import Foundation
import PackageDescription

let package = Package(
  name: "ActionSheet",
  defaultLocalization: "en",
  products: [
    .library(name: "ActionSheets", targets: ["ActionSheets"]),
    .library(name: "ActionSheetsTesting", targets: ["ActionSheetsTesting"]),
    .library(name: "ActionSheetsLint", targets: ["ActionSheetsLint"]),
    .library(name: "ActionSheetsLocalization", targets: ["ActionSheetsLocalization"]),
    .library(name: "ActionSheetsTerminal", targets: ["ActionSheetsTerminal"]),
    .library(name: "UIKitCompat", targets: ["UIKitCompat"]),
    .executable(name: "actionsheet", targets: ["actionsheet"]),
    .executable(name: "actionsheet-lint", targets: ["actionsheet-lint"]),
  ],
  targets: [
    // The core: content, presentation, arrangement, speech. It imports nothing.
    .target(name: "ActionSheets"),

    // A presenter for the tests of programs.
    .target(name: "ActionSheetsTesting", dependencies: ["ActionSheets"]),

    // The check of titles, for `actionsheet lint` and for the tests of programs.
    .target(
      name: "ActionSheetsLint",
      dependencies: [
        "ActionSheets", "ActionSheetsLocalization", "ActionSheetsTerminal", "TerminalKit",
      ]),

    // The platform's C library, whichever it is.
    .target(name: "CLibrary"),

    // Catalogs of translations.
    .target(name: "ActionSheetsLocalization", dependencies: ["ActionSheets", "CLibrary"]),

    // A terminal: cells, text, input, the device. Of the core it takes the rules of visible text, which
    // windows share (row C17), and the text of a field, which is overwritten in memory.
    .target(name: "TerminalKit", dependencies: ["ActionSheets", "CLibrary"]),

    // The terminal presenter.
    .target(
      name: "ActionSheetsTerminal", dependencies: ["ActionSheets", "TerminalKit", "CLibrary"]),

    // UIKit's names and signatures.
    .target(name: "UIKitCompat", dependencies: ["ActionSheets", "ActionSheetsLocalization"]),

    // The command for shell scripts, and what the commands share.
    .target(
      name: "ActionSheetsCommand",
      dependencies: ["ActionSheets", "ActionSheetsLocalization", "CLibrary"]),
    .executableTarget(
      name: "actionsheet",
      dependencies: ["ActionSheets", "ActionSheetsTerminal", "ActionSheetsCommand", "CLibrary"]
    ),

    // The program behind `actionsheet lint`.
    .executableTarget(
      name: "actionsheet-lint",
      dependencies: [
        "ActionSheetsCommand", "ActionSheetsLint", "ActionSheetsLocalization", "CLibrary",
      ]),

    // Examples.
    .executableTarget(
      name: "Notes", dependencies: ["ActionSheets", "ActionSheetsTerminal"], path: "Examples/Notes"
    ),
    .executableTarget(
      name: "ReadmeExample", dependencies: ["ActionSheets", "ActionSheetsTerminal"],
      path: "Examples/Readme"
    ),
    .executableTarget(
      name: "AnyPresenter", dependencies: ["ActionSheets", "ActionSheetsTerminal"],
      path: "Examples/AnyPresenter"
    ),
    .executableTarget(
      name: "Branches", dependencies: ["ActionSheets", "ActionSheetsTerminal"],
      path: "Examples/Branches"
    ),

    .executableTarget(
      name: "LocalizedNotes",
      dependencies: ["ActionSheets", "ActionSheetsLocalization", "ActionSheetsTerminal"],
      path: "Examples/LocalizedNotes", resources: [.copy("Resources")]
    ),

    // A controller written for UIKit, and one program for each toolkit that runs it.
    .target(
      name: "UIKitNotesController", dependencies: ["UIKitCompat"],
      path: "Examples/UIKitNotes/Controller"
    ),
    .executableTarget(
      name: "UIKitNotes",
      dependencies: [
        "ActionSheets", "ActionSheetsTerminal", "UIKitCompat", "UIKitNotesController",
      ],
      path: "Examples/UIKitNotes/Terminal"
    ),

    // Figures beside other programs'; run it by Scripts/benchmark.
    .executableTarget(
      name: "benchmarks", dependencies: ["TerminalEmulation"], path: "Benchmarks",
      exclude: ["Catalogs", "Floor", "Slide", "Windows", "README.md"]
    ),
    .executableTarget(
      name: "catalog-figures",
      dependencies: ["ActionSheets", "ActionSheetsLocalization", "CLibrary"],
      path: "Benchmarks/Catalogs", exclude: ["allocations.c", "gettext.c"]
    ),

    // The pseudo-terminal harness: keys in, screen out.
    .systemLibrary(name: "CVTerm", path: "Tests/Support/CVTerm"),
    .systemLibrary(name: "CTerminalCalls", path: "Tests/Support/CTerminalCalls"),
    .target(
      name: "TerminalEmulation", dependencies: ["CVTerm", "CTerminalCalls"],
      path: "Tests/Support/TerminalEmulation"
    ),

    // Tests.
    .testTarget(name: "TerminalEmulationTests", dependencies: ["TerminalEmulation"]),
    .testTarget(
      name: "ActionSheetsTests",
      dependencies: ["ActionSheets", "ActionSheetsTesting", "RandomTesting"]),
    .testTarget(
      name: "ActionSheetsLocalizationTests",
      dependencies: [
        "ActionSheets", "ActionSheetsLocalization", "ActionSheetsTesting", "RandomTesting",
      ]),
    // Prints what is read of catalogs; run it by Scripts/read-catalogs.
    .executableTarget(
      name: "read-catalogs", dependencies: ["ActionSheets", "ActionSheetsLocalization"],
      path: "Tests/Support/ReadCatalogs"
    ),
    .testTarget(
      name: "ActionSheetsLintTests",
      dependencies: [
        "ActionSheets", "ActionSheetsLocalization", "ActionSheetsLint", "RandomTesting",
        "actionsheet-lint",
      ]),
    .testTarget(
      name: "ActionSheetsTerminalTests",
      dependencies: [
        "ActionSheets", "TerminalKit", "ActionSheetsTerminal", "CLibrary", "RandomTesting",
        "TerminalEmulation",
      ]
    ),
    // Programs in UIKit's spelling, compiled as such programs are: in the mode of Swift 5.
    .target(
      name: "UIKitPrograms", dependencies: ["UIKitCompat"], path: "Tests/Support/UIKitPrograms",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Scenarios in UIKit's spelling, to be run over a pseudo-terminal.
    .executableTarget(
      name: "UIKitRows", dependencies: ["ActionSheets", "ActionSheetsTerminal", "UIKitCompat"],
      path: "Tests/Support/UIKitRows"
    ),
    // A program with texts in languages, in UIKit's spelling.
    .executableTarget(
      name: "UIKitTexts", dependencies: ["UIKitCompat"], path: "Tests/Support/UIKitTexts",
      resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // What tests with random events and random texts share.
    .target(
      name: "RandomTesting", dependencies: ["ActionSheets"], path: "Tests/Support/RandomTesting"),
    // What tests of several targets, which run in one process, must not use at once.
    .target(name: "SharedState", path: "Tests/Support/SharedState"),
    .testTarget(
      name: "UIKitCompatTests",
      dependencies: [
        "UIKitCompat", "UIKitPrograms", "ActionSheets", "ActionSheetsTesting", "UIKitNotes",
        "UIKitRows", "UIKitTexts", "SharedState",
        "TerminalEmulation",
      ]),
    .testTarget(
      name: "ActionSheetsCommandTests",
      dependencies: [
        "ActionSheets", "ActionSheetsCommand", "ActionSheetsLocalization", "TerminalEmulation",
      ],
      exclude: ["Golden"]
    ),
    // The programs themselves, from exec to exit, in an emulated terminal.
    .testTarget(
      name: "CommandLineTests", dependencies: ["actionsheet", "Notes", "TerminalEmulation"]),
    // What the documents say: their code is compiled and run.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ActionSheets", "ActionSheetsLocalization", "ActionSheetsTesting", "ActionSheetsTerminal",
        "ActionSheetsCommand", "actionsheet", "ReadmeExample", "AnyPresenter", "Branches",
        "LocalizedNotes", "TerminalEmulation",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The GTK 4 presenter needs GTK's development files. It joins the package when it is asked for, so that
// everything else builds, without a warning, on a machine that has none:
//
//     ACTIONSHEETS_GTK=1 swift build --product actionsheet-gtk
if !["", "0"].contains(Context.environment["ACTIONSHEETS_GTK"] ?? "") {
  package.products += [
    .library(name: "ActionSheetsGTK", targets: ["ActionSheetsGTK"]),
    .library(name: "UIKitCompatGTK", targets: ["UIKitCompatGTK"]),
    .executable(name: "actionsheet-gtk", targets: ["actionsheet-gtk"]),
  ]
  package.targets += [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CGTKX11"),
    .target(
      name: "ActionSheetsGTK", dependencies: ["ActionSheets", "CGTK", "CGTKX11", "CLibrary"]),
    // The views of UIKit programs as widgets.
    .target(
      name: "UIKitCompatGTK",
      dependencies: ["ActionSheets", "ActionSheetsGTK", "UIKitCompat", "CGTK"]
    ),
    .executableTarget(
      name: "actionsheet-gtk",
      dependencies: [
        "ActionSheets", "ActionSheetsCommand", "ActionSheetsGTK", "CGTK", "CGTKX11", "CLibrary",
      ]
    ),
    .executableTarget(
      name: "GTKSmallest", dependencies: ["ActionSheets", "ActionSheetsGTK", "CGTK"],
      path: "Examples/GTKSmallest"
    ),
    .executableTarget(
      name: "GTKNotes", dependencies: ["ActionSheets", "ActionSheetsGTK", "CGTK"],
      path: "Examples/GTKNotes"
    ),
    .executableTarget(
      name: "UIKitNotesGTK",
      dependencies: [
        "ActionSheetsGTK", "UIKitCompat", "UIKitCompatGTK", "UIKitNotesController", "CGTK",
      ],
      path: "Examples/UIKitNotes/GTK"
    ),
    .executableTarget(
      name: "GTKPictures",
      dependencies: ["ActionSheets", "ActionSheetsLocalization", "ActionSheetsGTK", "CGTK"],
      path: "Examples/GTKPictures"
    ),
    // Scenes of programs that run GTK on their main thread, to be watched from outside.
    .executableTarget(
      name: "GTKScenes",
      dependencies: [
        "ActionSheets", "ActionSheetsGTK", "CGTK", "CLibrary", "UIKitCompat", "UIKitCompatGTK",
      ],
      path: "Tests/Support/GTKScenes"
    ),
    .executableTarget(
      name: "slide-frames", dependencies: ["ActionSheets", "ActionSheetsGTK", "CGTK"],
      path: "Benchmarks/Slide"
    ),
    .testTarget(
      name: "ActionSheetsGTKTests",
      dependencies: [
        "ActionSheets", "ActionSheetsGTK", "UIKitCompat", "UIKitCompatGTK", "CGTK", "CGTKX11",
        "actionsheet-gtk", "GTKNotes", "GTKPictures", "GTKScenes", "GTKSmallest", "UIKitNotesGTK",
        "RandomTesting", "SharedState",
      ]
    ),
  ]
} else {
  // The products exist all the same: a program that names them learns from the compiler what to set.
  package.products += [
    .library(name: "ActionSheetsGTK", targets: ["ActionSheetsGTK"]),
    .library(name: "UIKitCompatGTK", targets: ["UIKitCompatGTK"]),
  ]
  package.targets += [
    .target(name: "ActionSheetsGTK", path: "Sources/NotBuilt/ActionSheetsGTK"),
    .target(
      name: "UIKitCompatGTK", dependencies: ["ActionSheetsGTK", "UIKitCompat"],
      path: "Sources/NotBuilt/UIKitCompatGTK"),
  ]
}

// The reader of Swift for `actionsheet lint` is built on the toolchain's own SwiftSyntax, which links only to the
// toolchain's libraries. It joins the package when it is asked for:
//
//     ACTIONSHEETS_LINT=1 swift build --product actionsheet-lint-swift
if !["", "0"].contains(Context.environment["ACTIONSHEETS_LINT"] ?? "") {
  // SwiftSyntax lies beside the library that this manifest runs with,
  // `lib/swift/pm/ManifestAPI/libPackageDescription.so`.
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let path = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    .first { $0.contains("/pm/ManifestAPI/libPackageDescription.so") }?.drop { $0 != "/" }
  guard let path, let end = path.range(of: "/pm/ManifestAPI/") else {
    fatalError("cannot find the toolchain in /proc/self/maps")
  }
  let host = path[..<end.lowerBound] + "/host"
  package.products += [
    .executable(name: "actionsheet-lint-swift", targets: ["actionsheet-lint-swift"])
  ]
  package.targets += [
    .executableTarget(
      name: "actionsheet-lint-swift", dependencies: ["CLibrary"],
      // Optimized in every configuration: it reads all the sources of an app.
      swiftSettings: [.unsafeFlags(["-I", "\(host)", "-O"])],
      linkerSettings: [
        .unsafeFlags(["-L", "\(host)", "-Xlinker", "-rpath", "-Xlinker", "\(host)"])
      ]),
    .testTarget(name: "SwiftReaderTests", dependencies: ["actionsheet-lint-swift"]),
  ]
}
