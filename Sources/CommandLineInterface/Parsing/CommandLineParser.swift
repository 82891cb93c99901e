// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Takes a command line apart by a table.
///
/// Pure: nothing is read, printed or ended here.
///
/// The grammar:
/// - Options stand anywhere after the name of their command, common ones before it too; names are
///   never abbreviated. `--name value`, `--name=value`, `-n value`; `-nvalue` and bundles are not
///   understood.
/// - `--` ends the options. `-` is an operand or a value like any other, and so is `-5`.
/// - The word after an option that takes a value is that value, also when it begins with one dash,
///   as translated texts do (`--value '- item'`). Two things are no values: a word that begins with
///   two dashes, and a short option of the command; they point to a forgotten value, and
///   `--name=--word` says so if they are meant.
/// - `--help` and `-h` before `--` win over every other mistake but an unknown command.
package struct CommandLineParser {
  private let root: CommandSpec
  private var path: [String] = []
  private var command: CommandSpec
  private var options: [OptionSpec]
  private var occurrences: [ParsedArguments.Occurrence] = []
  private var operands: [String] = []
  private var helpForm: Invocation.HelpForm?
  private var wantsVersion = false
  private var isHelpCommand = false

  private init(_ root: CommandSpec) {
    self.root = root
    command = root
    options = root.options
  }

  /// What a command line asks for.
  ///
  /// - Parameters:
  ///   - words: The arguments without the tool's own name.
  ///   - root: The table of the tool.
  /// - Returns: The command with its options and operands, or the help or version to show.
  /// - Throws: What cannot be understood, and what to do about it.
  package static func parse(
    _ words: [String],
    with root: CommandSpec
  ) throws(UsageError)
    -> Invocation
  {
    var parser = Self(root)
    do throws(UsageError) {
      return try parser.parse(words)
    } catch {
      let optionWords = words.prefix { $0 != "--" }
      guard error.kind != .unknownCommand else { throw error }
      if optionWords.contains("--help") { return .help(path: parser.path, .full) }
      if optionWords.contains("-h") { return .help(path: parser.path, .short) }
      throw error
    }
  }

  private mutating func parse(_ words: [String]) throws(UsageError) -> Invocation {
    var index = words.startIndex
    var optionsEnded = false
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if optionsEnded || !isOption(word) {
        try takeOperand(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try takeOption(word, words: words, next: &index)
      }
    }
    return try finish()
  }

  /// A lone dash is no option, and neither is a negative number.
  private func isOption(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard scalars.first == "-", let second = scalars.dropFirst().first else { return false }
    return !("0"..."9").contains(second)
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    guard !isHelpCommand, !command.subcommands.isEmpty else {
      operands.append(word)
      return
    }
    if path.isEmpty, word == "help" {
      isHelpCommand = true
      return
    }
    try enter(word)
  }

  private mutating func enter(_ name: String) throws(UsageError) {
    guard let scope = root.scope(at: path + [name]) else {
      throw .unknownCommand(name, in: command, at: path)
    }
    path.append(name)
    command = scope.command
    options = scope.options
  }

  private mutating func takeOption(
    _ word: String,
    words: [String],
    next: inout Int
  ) throws(UsageError) {
    let parts = word.split(atFirst: "=")
    let spelling = parts?.head ?? word
    guard let option = options.first(where: { $0.spellings.contains(spelling) }) else {
      throw unknownOption(word, spelling: spelling)
    }
    guard let value = option.value else {
      guard parts == nil else { throw .valueUnwanted(word, option: spelling, at: path) }
      takeFlag(option, spelling: spelling)
      return
    }
    if let parts {
      // "-n=value" would read as the value "=value" elsewhere; one way to write it is enough.
      guard spelling.starts(withScalars: "--") else {
        throw .attachedValue(word, short: spelling, rest: parts.tail, at: path)
      }
      try take(parts.tail, for: option, value, spelling: spelling)
      return
    }
    guard next < words.endIndex else {
      throw .valueMissing(spelling, placeholder: value.placeholder, at: path)
    }
    let candidate = words[next]
    guard !readsAsOption(candidate) else {
      throw .valueLooksLikeOption(spelling, long: option.long, word: candidate, at: path)
    }
    next += 1
    try take(candidate, for: option, value, spelling: spelling)
  }

  private func readsAsOption(_ word: String) -> Bool {
    word.starts(withScalars: "--") || options.contains { $0.spellings.contains(word) }
  }

  private mutating func takeFlag(_ option: OptionSpec, spelling: String) {
    switch option.long {
    case OptionSpec.help.long:
      if helpForm != .full { helpForm = spelling == "-h" ? .short : .full }
    case OptionSpec.version.long where path.isEmpty:
      wantsVersion = true
    default:
      let isOn = spelling != "--no-\(option.long)"
      occurrences.append(.init(long: option.long, isOn: isOn, values: []))
    }
  }

  private mutating func take(
    _ text: String,
    for option: OptionSpec,
    _ value: ValueSpec,
    spelling: String
  ) throws(UsageError) {
    var items = [text]
    if value.repetition == .list {
      items = text.split(atEvery: ",")
      guard !items.contains("") else { throw .emptyItem(text, option: spelling, at: path) }
    }
    for item in items {
      try validate(item, value, spelling: spelling)
    }
    occurrences.append(.init(long: option.long, isOn: true, values: items))
  }

  private func validate(
    _ item: String,
    _ value: ValueSpec,
    spelling: String
  ) throws(UsageError) {
    switch value.form {
    case .text:
      guard !(value.completion.isPath && item.isEmpty) else {
        throw .emptyValue(spelling, at: path)
      }
    case .integer(let bounds):
      guard let number = Int(item), bounds.contains(number) else {
        throw .notAnInteger(item, option: spelling, bounds: bounds, at: path)
      }
    case .choice(let choices):
      try require(item, in: choices, place: "'\(spelling)'")
    case .pair(let names):
      guard let pair = item.split(atFirst: "=") else {
        throw .notAPair(item, option: spelling, placeholder: value.placeholder, at: path)
      }
      try require(pair.head, in: names, place: "'\(spelling)'")
    }
  }

  private func require(_ word: String, in choices: ChoiceSet, place: String?) throws(UsageError) {
    guard !choices.accepts(word) else { return }
    throw .unknown(
      choices.noun,
      word,
      in: place,
      candidates: choices.values,
      reference: choices.reference ?? UsageError.reference(path)
    )
  }

  private func unknownOption(_ word: String, spelling: String) -> UsageError {
    let scalars = Array(spelling.unicodeScalars)
    if scalars.count > 2, scalars[1] != "-",
      options.contains(where: { $0.short == scalars[1] && $0.value != nil }),
      // "-format" is a slip for "--format" rather than "-f ormat".
      !options.contains(where: { "-\($0.long)" == spelling })
    {
      let rest = word.dropping(scalars: 2)
      return .attachedValue(word, short: "-\(scalars[1])", rest: rest, at: path)
    }
    if path.isEmpty,
      command.subcommands.contains(where: {
        $0.options.contains { $0.spellings.contains(spelling) }
      })
    {
      return .optionBeforeCommand(spelling)
    }
    return .unknownOption(spelling, near: options.flatMap(\.spellings), at: path)
  }

  private mutating func finish() throws(UsageError) -> Invocation {
    if isHelpCommand {
      for name in operands {
        try enter(name)
      }
      return .help(path: path, helpForm ?? .full)
    }
    if let helpForm { return .help(path: path, helpForm) }
    if wantsVersion { return .version }
    guard command.subcommands.isEmpty else { throw .missingCommand(path) }
    for option in options where option.isRequired {
      guard occurrences.contains(where: { $0.long == option.long }) else {
        throw .optionMissing(option, at: path)
      }
    }
    return .run(
      ParsedArguments(
        path: path,
        options: options,
        occurrences: occurrences,
        operandsByName: try assignOperands()
      )
    )
  }

  /// Words go to the operands from left to right; the last operand may take any number.
  private func assignOperands() throws(UsageError) -> [String: [String]] {
    var rest = operands[...]
    var assigned: [String: [String]] = [:]
    for argument in command.arguments {
      let words = argument.count.isMany ? rest : rest.prefix(1)
      guard !(argument.count.isRequired && words.isEmpty) else {
        throw .argumentMissing(argument, at: path)
      }
      for word in words {
        if argument.completion.isPath, word.isEmpty { throw .argumentEmpty(argument, at: path) }
        if let choices = argument.choices {
          try require(word, in: choices, place: nil)
        }
      }
      assigned[argument.name] = Array(words)
      rest = rest.dropFirst(words.count)
    }
    if let surplus = rest.first { throw .argumentUnexpected(surplus, at: path) }
    return assigned
  }
}
