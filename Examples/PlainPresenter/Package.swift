// swift-tools-version: 6.2

import PackageDescription

// A package of its own: what it uses is what the library offers to authors of presenters.
let package = Package(
  name: "PlainPresenter",
  dependencies: [.package(name: "ActionSheet", path: "../..")],
  targets: [
    .executableTarget(
      name: "PlainPresenter",
      dependencies: [.product(name: "ActionSheets", package: "ActionSheet")])
  ],
  swiftLanguageModes: [.v6]
)
