// swift-format-ignore-file
// Generated from the files in Sources/CatalogChecks/Rules by TOASTSTRINGS_UPDATE=1 swift test --filter Generated; do not edit.
// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

enum RuleRegistry {
  static let rules: [any Rule.Type] = [
    ActionLabelCollision.self,
    ActionLabelForm.self,
    ArgOutsideSubstitution.self,
    DoubledPercent.self,
    DuplicateMember.self,
    DuplicateSourceText.self,
    EdgeWhitespace.self,
    EmptyTranslation.self,
    EndPunctuation.self,
    ExtraPlaceholder.self,
    HalfFinishedLocale.self,
    IdenticalToSource.self,
    InvalidJSON.self,
    InvalidPlaceholder.self,
    InvalidStructure.self,
    InvisibleCharacter.self,
    KeyPlaceholder.self,
    Layout.self,
    MachineTranslated.self,
    MarkupMismatch.self,
    MissingComment.self,
    MissingDeviceOther.self,
    MissingKey.self,
    MissingOtherForm.self,
    MissingPlaceholder.self,
    MissingPluralForm.self,
    MissingSourceText.self,
    MissingTranslation.self,
    MixedPlaceholders.self,
    NeedsReview.self,
    NewlineMismatch.self,
    NonLiteralKey.self,
    NoncanonicalLocale.self,
    PlaceholderOrder.self,
    PlaceholderType.self,
    PlaceholderWidth.self,
    PluralShape.self,
    PluralWithoutNumber.self,
    SpecifierMismatch.self,
    StaleEntry.self,
    StrayPercent.self,
    SubstitutionArgument.self,
    ToastTooLong.self,
    TranslationOfUntranslatable.self,
    TwinKeys.self,
    UnbalancedBidi.self,
    UndefinedSubstitution.self,
    UnlocalizedLiteral.self,
    UnpositionedPlaceholders.self,
    UnspeakableText.self,
    Untranslated.self,
    UnusedKey.self,
    UnusedPluralForm.self,
    UnusedSubstitution.self,
    WrongScript.self,
  ]

  /// The documentation of each rule, by the name of its type.
  static let documentation: [String: String] = [
    "ActionLabelCollision": ##"""
      Two actions must not have one label.

      ## What it checks
      The labels of actions (see `action-label-form`) of one catalog, language by language: those that
      are the same where the source has different ones. Words of one meaning may share a label: Close
      and Dismiss, Delete and Remove, Done and Completed.

      ## Why it matters
      Who hears or sees “還原” cannot tell whether it undoes or restores.

      ## Example
      Bad, for Traditional Chinese:
      ```json
      "toast.action.undo" : …  "value" : "還原"
      "toast.action.restore" : …  "value" : "還原"
      ```
      Good:
      ```json
      "toast.action.restore" : …  "value" : "復原"
      ```

      ## Options
      - `keyParts`: the parts of a key that tell an action; `["action"]` if it is not given.
      - `synonyms`: source labels that may share a word, besides those above; a text with commas for each
        group, as in `["Later, Not Now"]`.

      ## References
      WCAG 2.2, success criterion 3.2.4, Consistent Identification.
      """##,
    "ActionLabelForm": ##"""
      The label of a toast's action must be short and no sentence.

      ## What it checks
      Labels of actions among the texts of toasts (see `toast-too-long`), in every language, the
      source's included: keys of which a part between dots or underscores is `action`, as
      `toast.archived.action`, unless they end with a word for a sentence, as `toast.action.message`
      does. A label must not end with a stop, break lines, have more than three words
      or twenty columns of half a Han character, or say what the message of its toast says
      (`toast.archived.message`, `.title`, or `toast.archived`). A question mark and an ellipsis are
      fine. Words are not counted in languages that put them together or write none apart.

      ## Why it matters
      The label is a button beside the message and is spoken inside a sentence, “Undo available”.

      ## Example
      Bad:
      ```json
      "value" : "Undo the last change."
      ```
      Good:
      ```json
      "value" : "Undo"
      ```

      ## Options
      - `keyParts`: the parts of a key that tell an action; `["action"]` if it is not given.
      - `words`: how many words a label may have; 3 if it is not given.
      - `columns`: how many columns a label may take; 20 if it is not given.

      ## References
      WCAG 2.2, success criterion 2.4.6, Headings and Labels.
      """##,
    "ArgOutsideSubstitution": ##"""
      `%arg` belongs into the forms of a substitution only.

      ## What it checks
      Every text that is no form of a substitution for the token `%arg`. Keys that hold `%arg` come from
      a tool and are the business of `twin-keys` and `key-placeholder`, and so are their texts.

      ## Why it matters
      Elsewhere the token stands for no argument: a formatter reads the number format `%a` and the
      letters `rg`.

      ## Example
      Bad, the plural form of a plain text:
      ```json
      "value" : "%arg files"
      ```
      Good:
      ```json
      "value" : "%lld files"
      ```

      ## References
      Apple, Localizing strings that contain plurals.
      """##,
    "DoubledPercent": ##"""
      A text without arguments should not double its percent signs.

      ## What it checks
      `%%` in every text, and in every key that is its own source text, where neither key nor source
      has an argument. Where the source has `%%` it is reported there and not in each language.

      ## Why it matters
      A text without arguments is not formatted, so both signs are shown.

      ## Example
      Bad, for the key `sale`:
      ```json
      "value" : "50%% off"
      ```
      Good:
      ```json
      "value" : "50% off"
      ```

      ## References
      Measured in 221 public catalogs: keys without placeholders keep the sign single, keys with
      placeholders double it.
      """##,
    "DuplicateMember": ##"""
      A name must not stand twice in one object.

      ## What it checks
      Every object of the file at any level. Names are compared by Unicode scalars after unescaping,
      so that a composed and a decomposed é are two names. No other rule looks at an entry in which a
      name stands twice, and commands that write refuse such a file.

      ## Why it matters
      Readers keep one of the copies without a word, and the next save drops the other. Merges that
      keep both sides make them.

      ## Example
      Bad:
      ```json
      "Undo" : {
        "comment" : "Button"
      },
      "Undo" : {
        "extractionState" : "manual"
      }
      ```
      Good:
      ```json
      "Undo" : {
        "comment" : "Button",
        "extractionState" : "manual"
      }
      ```

      ## References
      17 of 7,944 public catalog versions; manaflow-ai/cmux issue 11033, microsoft/testfx pull request
      8468.
      """##,
    "DuplicateSourceText": ##"""
      Two keys should not have the same source text.

      ## What it checks
      The plain source texts of all keys. Left alone are single words, which often need two
      translations, and keys whose comments differ, for then they are told apart on purpose. One finding
      a text, at the last key that has it.

      Off unless the configuration turns it on.

      ## Why it matters
      Two translations of one text drift apart.

      ## Example
      Bad: `toast.saved` and `note.saved`, both
      ```json
      "value" : "Changes saved"
      ```
      Good: one key, or comments that say why there are two.

      ## References
      Apple, String catalogs: comments tell translators where a text is used.
      """##,
    "EdgeWhitespace": ##"""
      A text must begin and end with a blank where its source does, and only there.

      ## What it checks
      Blanks at the start and at the end of every text, against those of the source text. Any blank
      counts as equal to any other (U+00A0 for a space) and one as equal to many. Direction marks and
      isolates are looked through; line breaks are the business of `newline-mismatch`. Full-width
      punctuation brings its own blank, so that `刪：` fits `Delete: `, and in Chinese and Japanese
      none is missed. In a form of a substitution the
      blank is right where the text around its token leaves none.

      ## Why it matters
      Texts with a blank at an end are joined with others: without it words run together. A blank that
      the source does not have shifts the text and is read out as a pause.

      ## Example
      Bad, German for `Undo`:
      ```json
      "value" : "Rückgängig "
      ```
      Good:
      ```json
      "value" : "Rückgängig"
      ```

      ## References
      415 texts of 626 public catalogs differ from their source in this way.
      """##,
    "EmptyTranslation": ##"""
      A text must not be empty or blank where the source language has text.

      ## What it checks
      Every text of the other languages, each plural form, device and substitution by itself, against
      the text of the source language in the same place. A `zero` form may be blank only if the
      source's is. Texts in state `new` are the business of `untranslated`. Silent where the source is
      blank too, where it has no letter, and in Interface Builder catalogs (`mul.lproj`) for keys that
      are empty in every language, which are a designer's placeholders.

      ## Why it matters
      Nothing is shown and nothing is spoken, yet the text counts as done.

      ## Example
      Bad:
      ```json
      "value" : "  "
      ```
      Good, or no localization at all, so that the source language is shown:
      ```json
      "value" : "Gespeichert"
      ```

      ## References
      About 330 such texts in state `translated` in 669 public catalogs, and 12,546 in state
      `needs_review` in one of them.
      """##,
    "EndPunctuation": ##"""
      A text should end in the same kind of mark as its source.

      ## What it checks
      The last mark of every text against that of the source text: full stop, colon, question mark,
      exclamation mark, ellipsis, or none, each in the shape that the script gives it (。 । ؟ ： … and so
      on; `;` asks in Greek; `...` is `…`). Blanks before the mark, closing quotation marks, brackets and
      markup after it do not matter. Thai and Lao end sentences without a mark.

      Off unless the configuration turns it on: most differences in public catalogs are right.

      ## Why it matters
      A list of toasts looks careless when only some of them end in a stop, and a screen reader pauses
      at some and not at others.

      ## Example
      Bad, German for `Saved`:
      ```json
      "value" : "Gespeichert."
      ```
      Good:
      ```json
      "value" : "Gespeichert"
      ```

      ## References
      1,965 texts of 626 public catalogs differ from their source in this way, 118 of them only by
      `...` for `…`.
      """##,
    "ExtraPlaceholder": ##"""
      A text must not read more arguments than the source passes.

      ## What it checks
      Every text for placeholders beyond the arguments of its key and source texts. Where the key is an
      identifier and the source has no text there is nothing to compare with. A percent sign after a
      digit, in a text without arguments, is `stray-percent`.

      ## Why it matters
      The formatter reads past the arguments: `(null)`, garbage, or a crash.

      ## Example
      Bad, for the source `Saved`:
      ```json
      "value" : "%@ gespeichert"
      ```
      Good:
      ```json
      "value" : "Gespeichert"
      ```

      ## References
      Apple, "String Format Specifiers". 7 of 132,580 public texts have such a fault.
      """##,
    "HalfFinishedLocale": ##"""
      A language should have text for all of a catalog or for nothing of it.

      ## What it checks
      Languages with text for less than half of the keys that are to be translated, in catalogs with
      at least 20 of them; one finding a catalog and language. Regional variants that hold only what
      differs are left out: those whose parent is in the catalog, and those of the source language.

      ## Why it matters
      A screen in two languages is worse than one in a foreign language. The single missing texts of
      such a language are infos of `missing-translation` unless it is required.

      ## Example
      Bad: Italian with text for 120 of 700 keys. Good: all 700, or none until they are there.

      ## References
      Of 2,942 pairs of a public catalog and a language 31 are below half, 2,676 above 95 %;
      ryanbr/noop issue 851.
      """##,
    "IdenticalToSource": ##"""
      A text that equals the source may have been forgotten.

      ## What it checks
      Texts of other languages that are, to the scalar, the text that they are compared with. The rule
      is off unless a project asks for it, since most such texts are right. It is silent for one word
      or less once placeholders and brands are taken out, for variants of the source language such as
      en-GB beside en, and for texts in state `new`.

      ## Why it matters
      A tool or a person filled in the source text and called it translated.

      ## Example
      Bad, in German:
      ```json
      "value" : "Changes saved"
      ```
      Good:
      ```json
      "value" : "Änderungen gesichert"
      ```

      ## Options
      - `brands`: a list of names that are the same in every language, such as
        `["Inkwell", "Visual Studio"]`; none by default.

      ## References
      19,908 of 132,580 texts in public catalogs equal the source, 15 in 100, and nearly all are right:
      OK, Wi-Fi, names.
      """##,
    "InvalidJSON": ##"""
      A catalog must be JSON in UTF-8, without the marks of an unfinished merge.

      ## What it checks
      The whole file: JSON syntax to the byte, UTF-8, text after the end, conflict markers of a
      version control system, nesting deeper than 512 levels. A byte-order mark, CRLF, tabs and a line
      break at the end are the business of `layout`.

      ## Why it matters
      Nothing else can be said about such a file, and no build can use it. The rule cannot be
      skipped or lowered; the exit status is 2, and the other files are still checked.

      ## Example
      Bad, a comma before the closing bracket:
      ```json
      "value" : "Saved",
      }
      ```
      Good:
      ```json
      "value" : "Saved"
      }
      ```

      ## References
      RFC 8259. Of 7,944 public catalog versions 46 are broken and 7 hold conflict markers.
      """##,
    "InvalidPlaceholder": ##"""
      What starts like a placeholder must be one.

      ## What it checks
      Every text, and every key that is its own source text: a number without a conversion (`%1`,
      `%1%`), a dollar sign without a number (`%$@`), a number of 0 or above 127, two lengths
      (`%Lld`), a full-width percent sign before a conversion, a `%#@` that is not closed; in a text
      with arguments also a percent sign that nothing follows or that starts no conversion. In a text
      without arguments a lone percent sign is prose. One finding a text, and none about missing
      arguments beside it.

      ## Why it matters
      The formatter drops or misreads it, and what follows.

      ## Example
      Bad, for the source `%@ of %@`:
      ```json
      "value" : "%1 von %2"
      ```
      Good:
      ```json
      "value" : "%1$@ von %2$@"
      ```

      ## References
      Apple, "String Format Specifiers". ResistanceTo/MiniWatts, pull request 1; 18 lone signs stand in
      public texts with arguments.
      """##,
    "InvalidStructure": ##"""
      A catalog must have the members of the format, each with a value of its type.

      ## What it checks
      Errors are a missing `sourceLanguage` or `strings`, a value of the wrong type, a plural form
      other than `zero`, `one`, `two`, `few`, `many` and `other`, a substitution without variations
      and an `argNum` that is no whole number. A missing `version` and `variations` beside a
      `stringUnit` are warnings. What a newer version of the format may have brought is an info:
      unknown members, states, kinds of variations and devices, a `version` above 1.3. `null` stands
      for a member that is not there, and an entry without members is normal.

      ## Why it matters
      Xcode and other tools refuse such a file or drop what they do not understand.

      ## Example
      Bad:
      ```json
      "state" : 3
      ```
      Good:
      ```json
      "state" : "translated"
      ```

      ## References
      The members were counted in 669 public catalogs; the misspelt form `onee` stands in 13 versions.
      openclaw/openclaw pull request 98610 is about a missing `version`.
      """##,
    "InvisibleCharacter": ##"""
      A text must not hold characters that nobody sees and that do not belong.

      ## What it checks
      Every text for zero-width spaces and joiners, soft hyphens, byte-order marks, replacement and
      private-use characters, variation selectors outside emoji, control characters other than tab and
      line break, direction marks in left-to-right text, and no-break spaces at an end; keys for
      direction controls. Allowed is what the script asks for (joiners in emoji, Indic and Arabic
      script, U+200B in Thai, Khmer, Lao and Burmese, a French no-break space before a colon) and what
      the source has as often. Private-use characters of the source language are taken as meant: they
      are how SF Symbols are typed.

      ## Why it matters
      Such characters break searching, comparing, braille and the breaking of lines, a screen reader may
      spell them out, and no review shows them.

      ## Example
      Bad, a zero-width space inside:
      ```json
      "value" : "後で\u200b通知"
      ```
      Good:
      ```json
      "value" : "後で通知"
      ```

      ## References
      Of 669 public catalogs 4 hold U+200B, 4 variation selectors after Han characters, 2 soft hyphens.
      Unicode Standard, chapter 23, Special Areas and Format Characters.
      """##,
    "KeyPlaceholder": ##"""
      A source text must read the arguments that its key names, and a key must not number them.

      ## What it checks
      The texts of the source language whose placeholders differ from those of the key in class,
      number or order (an error) or in width (a warning); where an identifier carries the placeholders,
      leaving an argument out is only a warning. Keys that number their placeholders (`%1$@`): an
      error, a warning where the key is kept by hand (`manual`, `migrated`); nothing is said where the
      sources of `--sources` have the key as it stands, typed for `NSLocalizedString`. A key without
      placeholders may have any source text, and numbers in source texts are right.

      ## Why it matters
      The key's placeholders are what the code passes. Interpolation never writes numbers, so it never
      looks up such a key.

      ## Example
      Bad, for the key `%lld toasts`:
      ```json
      "value" : "%@ toasts"
      ```
      Good:
      ```json
      "value" : "%lld toasts"
      ```

      ## References
      Apple, "Localizing strings that contain plurals". 17 public keys in 5 repositories number their
      placeholders.
      """##,
    "Layout": ##"""
      A catalog should have the bytes that Xcode would write.

      ## What it checks
      Indentation of two spaces, ` : ` after a name, one member a line, an empty line in an empty
      object, only the escapes that must be, LF, no byte-order mark, no line break at the end, and the
      order of members at every level. One finding a file, at the first byte that differs. A file that
      is laid out and ordered as Xcode did it on machines from before spring 2025 is an info.

      ## Why it matters
      The next build in Xcode rewrites the file, and the change that matters drowns in the difference.

      ## Example
      Bad:
      ```json
      "state": "translated"
      ```
      Good:
      ```json
      "state" : "translated"
      ```

      ## References
      Measured byte for byte on 2,215 public files; the order is that of Foundation's comparison of
      strings (numeric, case-insensitive, forced) in the root locale. `format` and `check --fix` write
      it.
      """##,
    "MachineTranslated": ##"""
      A text in state `machine_translated` has not been read by a person.

      ## What it checks
      The state of every text; one finding for each form. Catalogs have the state from version 1.3 on.
      The rule is off unless a project asks for it: some ship such texts on purpose.

      ## Why it matters
      Whether machine translations may be shipped is a project's decision; this makes it one that is
      kept.

      ## Example
      Bad:
      ```json
      "state" : "machine_translated"
      ```
      Good, once somebody has looked at it:
      ```json
      "state" : "translated"
      ```

      ## References
      1,897 of 348,819 texts in 669 public catalogs, all in one project.
      """##,
    "MarkupMismatch": ##"""
      A text must have the markup of its source.

      ## What it checks
      The number of Markdown strong spans and links, `^[…](inflect: true)`, the names in `${name}`, web
      addresses, and HTML tags of a short list, against the source text. Addresses may be others: links
      are localized too. `<…>` is a tag only under a known name that the source uses; `<None>` is prose.
      Inflection may be dropped in languages that do not inflect and in plural forms, and may be added.
      A phrase of a string set is compared with every phrase of the source.

      ## Why it matters
      A lost link cannot be followed, a translated `${applicationName}` is not filled in at run time,
      and a lost end of a span shows its asterisks.

      ## Example
      Bad, German for `Read [the guide](https://example.org)`:
      ```json
      "value" : "Lies den Leitfaden"
      ```
      Good:
      ```json
      "value" : "Lies [den Leitfaden](https://example.org)"
      ```

      ## References
      In 626 public catalogs 74 texts lost a strong span, 41 a link, and 42 changed a `${name}`.
      uzairansaruzi/hermex pull request 47.
      """##,
    "MissingComment": ##"""
      A key should tell translators where its text is seen.

      ## What it checks
      Keys without a `comment`, or with a blank one. Comments that Xcode generated count. Texts
      without a letter are left out. The rule is off unless a project asks for it.

      ## Why it matters
      *Open* may be a button or the state of a shop; without a comment a translator has to guess.

      ## Example
      Bad:
      ```json
      "Open" : {

      }
      ```
      Good:
      ```json
      "Open" : {
        "comment" : "Button: opens the file"
      }
      ```

      ## References
      18,723 of 28,102 entries of public catalogs have none.
      """##,
    "MissingDeviceOther": ##"""
      A text that varies by device needs a form for all other devices.

      ## What it checks
      Every device table for the form `other`. Where the source language's table has it, each language
      without it is reported; where the source lacks it too, the key is reported once.

      ## Why it matters
      A device that is not named has no text in this language.

      ## Example
      Bad:
      ```json
      "device" : { "iphone" : { … }, "mac" : { … } }
      ```
      Good:
      ```json
      "device" : { "mac" : { … }, "other" : { … } }
      ```

      ## References
      57 of the 67 device tables in 669 public catalogs lack the form; they belong to 12 keys.
      """##,
    "MissingKey": ##"""
      A text that the code looks up should be in its catalog.

      ## What it checks
      Keys in Swift sources that no catalog of their table has; the table is the name of the file.
      Tables without a catalog in the check, previews and tests are left out, and so is a key with a
      default value in a project that has no other language. A key whose placeholders could not be
      worked out counts as found when a key of the catalog fits, and weighs little otherwise.

      ## Why it matters
      What is not in the catalog cannot be translated; the text stays in one language.

      ## Example
      Bad:
      ```swift
      Text("Archive all")  // the catalog has no such key
      ```
      Good:
      ```
      toaststrings sync Localizable.xcstrings Sources
      ```

      ## References
      Needs `--sources`.
      """##,
    "MissingOtherForm": ##"""
      Every plural table must have the form `other`.

      ## What it checks
      The plural tables of all languages, also of those where CLDR gives every integer another form.

      ## Why it matters
      The format needs the form, and every number without a form of its own falls back to it.

      ## Example
      Bad, for Polish:
      ```json
      "plural" : { "few" : …, "many" : …, "one" : … }
      ```
      Good:
      ```json
      "plural" : { "few" : …, "many" : …, "one" : …, "other" : … }
      ```

      ## References
      UTS #35, Language Plural Rules. WeblateOrg/weblate, issue 18135: an export dropped the form.
      """##,
    "MissingPlaceholder": ##"""
      A text must show what its source shows.

      ## What it checks
      Every text for arguments that the source prints and it does not. An error where a number is
      missing from a text that is shown for several numbers, or where the gap makes later plain
      placeholders read wrong arguments; a warning where a text argument is left out and nothing else
      changes. A `zero`, `one` or `two` form may do without its number here: where such a form stands
      for several numbers, `plural-without-number` says so. What the source's own text leaves out is
      not missing.

      ## Why it matters
      The reader never learns the number or the name; a placeholder that has moved prints memory.

      ## Example
      Bad, for the source `%1$@ has %2$lld files`:
      ```json
      "value" : "%1$@ hat Dateien"
      ```
      Good:
      ```json
      "value" : "%1$@ hat %2$lld Dateien"
      ```

      ## References
      Apple, "String Format Specifiers". 43 public texts lack an argument, 183 more leave the number
      out of a `one` or `zero` form.
      """##,
    "MissingPluralForm": ##"""
      A plural table must have the forms that its language needs.

      ## What it checks
      Every plural table for the forms that numbers select in its language. An error where integers
      below 1,000,000 select the form, or where fractions do and the argument is not an integer; a note
      where only integers from 1,000,000 up do, where only fractions do and the argument is an integer,
      or where versions of CLDR disagree. The kind of the argument is that of the substitution's
      `formatSpecifier`, of the placeholder in the forms, or of the key. A table whose forms have no
      letter, only the number, gives no more than a note. `other` is the business of
      `missing-other-form`.

      ## Why it matters
      Common numbers fall to `other` and read wrong.

      ## Example
      Bad, for Ukrainian and `%lld`:
      ```json
      "plural" : { "few" : …, "one" : …, "other" : … }
      ```
      Good:
      ```json
      "plural" : { "few" : …, "many" : …, "one" : …, "other" : … }
      ```

      ## References
      UTS #35, Language Plural Rules, by the data of ICU. Public catalogs have `many` in 2 of 71 French
      and none of 29 Catalan tables, which is why rare numbers are no error.
      """##,
    "MissingSourceText": ##"""
      A key that is an identifier needs a text in the source language.

      ## What it checks
      Keys such as `toast.saved`, `save_button` or `saveButton` (no blank, a letter, and a dot, an
      underscore or an inner capital; placeholders may follow) without any text in the source
      language. A key that is a word or a sentence is its own text. Keys in state `manual` are
      included; Interface Builder catalogs (`mul.lproj`, keys `ObjectID.property`) are not.

      ## Why it matters
      The user sees `toast.saved`, and so does everybody whose language lacks the key.

      ## Example
      Bad:
      ```json
      "toast.undo" : {

      }
      ```
      Good:
      ```json
      "toast.undo" : {
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Undo"
            }
          }
        }
      }
      ```

      ## References
      28 cases in 626 public catalogs; MacPass/MacPass issue 780, XcodesOrg/XcodesApp pull request 533.
      What counts as an identifier is a heuristic of this project.
      """##,
    "MissingTranslation": ##"""
      A key should have text in every language of the catalog.

      ## What it checks
      Keys that are to be translated, against the languages that the catalog has text in and those that
      were asked for. An error where the language is required: by `--locales`, else by the
      configuration, else because it has text for at least half of the keys. An info elsewhere, and
      where another language is shown in its place: its parent (es-419 for es-MX, zh-Hant for zh-HK),
      or the source language for a variant of it (en for en-GB); with `--strict` that counts as missing.
      The source language itself, stale and untranslatable keys and texts without a letter are left
      out. A text in state `new` is there; see `untranslated`.

      ## Why it matters
      Users see a text in another language among their own.

      ## Example
      Bad, where German is required:
      ```json
      "Saved" : {

      }
      ```
      Good:
      ```json
      "Saved" : {
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Gesichert"
            }
          }
        }
      }
      ```

      ## References
      CLDR, supplemental data `parentLocales`; UTS #35, section 4.1.3. ryanbr/noop pull request 452 and
      minh-ton/reynard-browser pull request 389 show gates that count too much.
      """##,
    "MixedPlaceholders": ##"""
      Placeholders with and without numbers should not stand in one text.

      ## What it checks
      Every text that has both, such as `%2$lld of %@`; `%%` and `%#@name@` do not count. Where all of
      them read the right arguments nothing else is reported.

      ## Why it matters
      Those without a number count from 1 on their own, whatever numbers stand before them, which
      almost nobody expects.

      ## Example
      Bad, for the source `%@ of %lld`:
      ```json
      "value" : "%2$lld von %@"
      ```
      Good:
      ```json
      "value" : "%2$lld von %1$@"
      ```

      ## References
      Measured with Foundation: `%2$@ %@ %@` of a, b, c prints `b a b`. Asana/locheck, pull request 14.
      """##,
    "NeedsReview": ##"""
      A text in state `needs_review` waits for a person.

      ## What it checks
      The state of every text that is not blank; one finding for each form. Blank texts are the
      business of `empty-translation`, and texts without a letter in the source are left out.

      ## Why it matters
      Xcode ships such texts, and sets the state itself when the source text changes: the translation
      may say what the app no longer does.

      ## Example
      Bad:
      ```json
      "state" : "needs_review"
      ```
      Good, once somebody has looked at it:
      ```json
      "state" : "translated"
      ```

      ## References
      23,560 of 348,819 texts in 669 public catalogs.
      """##,
    "NewlineMismatch": ##"""
      A text must have as many line breaks as its source: at the start, at the end and in all.

      ## What it checks
      Line breaks of every text against those of the source text. CR LF counts as one, and so does the
      line separator U+2028. A backslash and an `n` typed as two characters are reported with a hint.

      ## Why it matters
      Layouts and joined texts rely on line breaks; a lost blank line makes one paragraph of two, and
      a screen reader then reads them as one sentence.

      ## Example
      Bad, German for a `Name:` that a line break follows:
      ```json
      "value" : "Name:"
      ```
      Good:
      ```json
      "value" : "Name:\n"
      ```

      ## References
      187 texts of 626 public catalogs differ from their source in this way.
      """##,
    "NonLiteralKey": ##"""
      A key should be one literal where it is looked up.

      ## What it checks
      Look-ups whose key is a variable, literals joined by `+`, a literal after `??` or beside a
      `String` in a conditional, an interpolation in `NSLocalizedString`, or what a function is given.
      `Text(name)` with a variable shows it as it is and is none of these.

      ## Why it matters
      Nothing can tell which keys are meant: they are never added to the catalog, and those that are
      there look unused.

      ## Example
      Bad:
      ```swift
      NSLocalizedString("status." + name, comment: "")
      ```
      Good:
      ```swift
      String(localized: "status.ready")
      ```

      ## References
      Needs `--sources`. formatjs/formatjs issue 4235.
      """##,
    "NoncanonicalLocale": ##"""
      A language should have the code that the run time looks for, and only one.

      ## What it checks
      Codes that CLDR does not know, outdated and unusual spellings (`iw` for `he`, `sr-CS` for
      `sr-RS`, `zh_CN` for `zh-Hans`), and two codes for one language in one catalog (`zh-Hans` and
      `zh-CN`, `nb` and `no`; `pt` and `pt-BR` where most texts are equal). A valid code that Xcode
      does not use by default, such as `zh-TW` alone, is an info. Region codes are fine, and so are
      pseudo codes such as `mul` and `Base`. One finding a catalog and code.

      ## Why it matters
      The run time looks for one of the spellings; texts under another one are never seen.

      ## Example
      Bad:
      ```json
      "zh_CN" : {
      ```
      Good:
      ```json
      "zh-Hans" : {
      ```

      ## References
      BCP 47; UTS #35, Annex C, for replaced subtags. `sr-CS` stands at 1,506 texts of one public
      catalog.
      """##,
    "PlaceholderOrder": ##"""
      Placeholders without numbers must stand in the order of the source.

      ## What it checks
      Every text whose plain placeholders are those of the source in another order, as far as their
      classes tell. With numbers (`%2$lld … %1$@`) any order is right; two placeholders of one class
      cannot be told apart.

      ## Why it matters
      Each placeholder reads the argument of the other: garbage or a crash.

      ## Example
      Bad, for the source `%@: %lld`:
      ```json
      "value" : "%lld：%@"
      ```
      Good:
      ```json
      "value" : "%2$lld：%1$@"
      ```

      ## References
      Apple, "String Format Specifiers"; IEEE Std 1003.1, `printf`, on numbered arguments.
      """##,
    "PlaceholderType": ##"""
      A placeholder must read the kind of argument that the source passes.

      ## What it checks
      Every text in which an argument is read as another class than the key and the source text say:
      integer, floating-point number, object, character, C string, pointer. `%11d` for `%lld` and
      `%1d` for `%ld` count too, since a typing error is all they can be. `%i` for `%d`, `%1$@` for
      `%@`, another integer format, precision and flags are no differences; `%#@name@` and `%arg`
      stand for what their substitution declares.

      ## Why it matters
      The app shows a wrong text, prints memory or crashes.

      ## Example
      Bad, for the source `%lld files`:
      ```json
      "value" : "%@ Dateien"
      ```
      Good:
      ```json
      "value" : "%lld Dateien"
      ```

      ## References
      Apple, "String Format Specifiers". 4 of 132,580 public texts have such a fault.
      """##,
    "PlaceholderWidth": ##"""
      A placeholder should read as many bits, and the sign, that the source passes.

      ## What it checks
      Every text that reads an argument of the right class with another length or sign, such as `%d`
      for `%lld` or `%u` for `%llu`. `%ld` and `%lld` are the same on 64-bit systems, as are `%f` and
      `%lf`.

      ## Why it matters
      Numbers from 2,147,483,648 on are shown wrong; below, nobody sees a difference.

      ## Example
      Bad, for the source `%lld files`:
      ```json
      "value" : "%d Dateien"
      ```
      Good:
      ```json
      "value" : "%lld Dateien"
      ```

      ## References
      Apple, "String Format Specifiers". 21 of 25 differences between the placeholders of public texts
      and their sources are this one.
      """##,
    "PluralShape": ##"""
      A text that is plural in the source should be plural in its translations, and the reverse.

      ## What it checks
      Keys whose texts vary by number, by themselves or in a substitution, on one side only. Silent
      where the language has no form but `other`, where the plural side has no form but `other`, and
      where the key is an identifier without a source text. Where the source text is plain and
      translations are plural, the source is at fault: one finding a key, at the first of them.

      ## Why it matters
      Counts read wrong on the plain side: "1 messages".

      ## Example
      Bad, where English has `one` and `other`:
      ```json
      "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
      ```
      Good:
      ```json
      "de" : { "variations" : { "plural" : { "one" : …, "other" : … } } }
      ```

      ## References
      UTS #35, Language Plural Rules. 31 public keys are plural on one side only, 26 of them in the
      translations.
      """##,
    "PluralWithoutNumber": ##"""
      A form that stands for several numbers must show the number.

      ## What it checks
      The forms `zero`, `one` and `two` where the table shows its number in `other`: a form may name
      its number in words where it stands for that number alone, as `one` does in English, but not
      where it is for others too, as in Russian (1, 21, 31) or French (0 and 1). With a `zero` form, 0
      is not counted. Fractions count where the argument may have one. A typed digit is not the number.

      ## Why it matters
      21 files are shown as "one file".

      ## Example
      Bad, for Ukrainian `one`:
      ```json
      "value" : "Один тост"
      ```
      Good:
      ```json
      "value" : "%lld тост"
      ```

      ## References
      UTS #35, Language Plural Rules, by the data of ICU. BrightspaceUI/core, pull request 2505;
      liamnichols/xcstrings-tool, issue 143.
      """##,
    "SpecifierMismatch": ##"""
      The placeholders of a key must be those that the code looks up.

      ## What it checks
      Interpolations whose key the catalog has with other placeholders only. Where the types of all
      arguments are unknown the catalog's are taken. An error becomes a warning where only the name of
      a member tells the type. A key of the catalog that other code looks up contradicts nobody.

      ## Why it matters
      The type of an argument is part of the key: a `Double` looks up `%lf left`, an `Int` `%lld left`.
      With `%d left` in the catalog the translation is never found, and nothing says so.

      ## Example
      Bad:
      ```json
      "%d left" : {}
      ```
      Good, for `Text("\(count) left")` with an `Int`:
      ```json
      "%lld left" : {}
      ```

      ## References
      Needs `--sources`. DodoApps/dodotidy pull request 9.
      """##,
    "StaleEntry": ##"""
      A key that Xcode no longer finds in the code is dead weight.

      ## What it checks
      Keys with `extractionState` `stale`, as Xcode or `sync` wrote it. Nothing else is reported for
      such a key.

      ## Why it matters
      Text that nobody sees is translated, reviewed and shipped. A key that is looked up through a
      variable is stale only in appearance: `manual` keeps it.

      ## Example
      Bad:
      ```json
      "extractionState" : "stale"
      ```
      Good, if the key is looked up by a variable; else remove the entry:
      ```json
      "extractionState" : "manual"
      ```

      ## References
      1,119 entries in 669 public catalogs. Entries without a translation are removed by
      `check --fix --unsafe`.
      """##,
    "StrayPercent": ##"""
      A percent sign must not read as a placeholder where a percent sign is meant.

      ## What it checks
      Every text, and every key that is its own source text. A percent sign that makes a conversion
      with what follows, as in `25%-ig` or `5%de`, is an error. Where only the blank after it makes it
      one, since a blank is a flag of printf (`50 % de`), that is prose: a warning in texts with
      arguments, else only a note. Percent signs before other characters, and at the end, are fine.

      ## Why it matters
      Xcode stops the build; where the text is formatted, it shows garbage or crashes.

      ## Example
      Bad:
      ```json
      "value" : "En 25%-ig rabatt"
      ```
      Good:
      ```json
      "value" : "En rabatt på 25 %"
      ```

      ## References
      nightscout/Trio, pull request 1362; TortugaPower/BookPlayer, pull request 969. 3 public texts have
      the error; 150 have a percent sign and a blank in prose.
      """##,
    "SubstitutionArgument": ##"""
      A substitution must read an argument that the key has, of the kind that the key passes.

      ## What it checks
      The `argNum` and the `formatSpecifier` of every substitution: two substitutions with one number,
      a number of 0 or beyond the arguments of the key, a specifier of another class than the key's
      argument (an error) or of another width (a warning), and one that is no specifier at all. A position on the token (`%2$#@files@`) wins
      over `argNum`; without either the tokens read the arguments in their order.

      ## Why it matters
      The wrong argument is printed, or chooses the form.

      ## Example
      Bad, for `%#@files@ in %#@folders@`:
      ```json
      "files" : { "argNum" : 1, … }, "folders" : { "argNum" : 1, … }
      ```
      Good:
      ```json
      "files" : { "argNum" : 1, … }, "folders" : { "argNum" : 2, … }
      ```

      ## References
      lionheart/openradar-mirror, issue 19719: the wrong argument is taken when a number is skipped.
      """##,
    "ToastTooLong": ##"""
      A toast must be short enough to be read before it leaves.

      ## What it checks
      The texts of toasts (catalogs and keys under `toasts` in the configuration, and the built-in ones)
      in every language: how long they take to read, and how many columns of half a Han character they
      are wide. The longest plural form counts; a placeholder counts as one word; a key that ends in
      `.message` counts together with the one that ends in `.title`. Two seconds to notice the toast and
      a quarter more than it takes to read it aloud make the time: ten seconds are reached by 20 English
      words, 39 Japanese and 28 Chinese characters.

      ## Why it matters
      A toast that takes longer must not end by itself, and then stays in the way until somebody closes
      it. Who reads slowly or listens loses the end of the text otherwise.

      ## Example
      Bad, 24 words:
      ```json
      "value" : "Your notes could not be saved because there is no connection to the server. They stay on this device, and we try again in a minute."
      ```
      Good, with an action “Details”:
      ```json
      "value" : "Saved on this device only. We try again in a minute."
      ```

      ## Options
      - `seconds`: the longest time to read, from 4 to 60; 10 if it is not given.

      How wide a text may be is said by `columns` under `toasts`; 120 if it is not given.

      ## References
      Reading rates: doi 10.1016/j.jml.2019.104047 (English aloud, 183 words a minute). WCAG 2.2, success
      criterion 2.2.1, Timing Adjustable.
      """##,
    "TranslationOfUntranslatable": ##"""
      A key that is not to be translated should have no translations.

      ## What it checks
      Entries with `shouldTranslate` false that have text in other languages than the source; one
      finding a key. A text in the source language is right, and stale entries are left to
      `stale-entry`.

      ## Why it matters
      The translations are ignored, or shown by surprise.

      ## Example
      Bad:
      ```json
      "Inkwell" : {
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Tintenfass"
            }
          }
        },
        "shouldTranslate" : false
      }
      ```
      Good:
      ```json
      "Inkwell" : {
        "shouldTranslate" : false
      }
      ```

      ## References
      53 of 149 such entries in 626 public catalogs. `check --fix` removes the localizations.
      """##,
    "TwinKeys": ##"""
      Two keys must not be spellings of one.

      ## What it checks
      All keys for those that are equal but for the specifier of a placeholder (`%@` and `%lld`, `%arg`),
      straight and curly quotation marks, blanks, `...` and `…`, or Unicode normalization. Keys that
      differ by capitals alone are an info: they are usually meant. Keys without a letter (`%@: %lld`) are
      left alone. A key that holds an escape of Swift as text (`\u{2026}`) is reported too.

      A stale key counts only where it holds translations that its twin lacks: that is what is left
      behind when a specifier changes in code. One finding a group, at its last key.

      ## Why it matters
      The code looks up one of them; the other holds the translations.

      ## Example
      Bad, beside `%lld files`:
      ```json
      "%d files" : { … }
      ```
      Good: only the one that the code looks up.

      ## References
      In 669 public catalogs 19 keys have a twin by specifier, 11 by blanks, 10 by quotation marks and 98
      by capitals. Zesty0wl/mac-performance-monitor pull request 59.
      """##,
    "UnbalancedBidi": ##"""
      Direction isolates and embeddings must be closed on the line that opens them.

      ## What it checks
      Isolates (U+2066, U+2067, U+2068, closed by U+2069) and embeddings or overrides (U+202A, U+202B,
      U+202D, U+202E, closed by U+202C) in every text, the source's own included, each line by itself.
      The marks U+200E, U+200F and U+061C stand alone and need no partner.

      ## Why it matters
      What is not closed turns the rest of the line around, also what the app adds to it, and can make
      a text look like another.

      ## Example
      Bad, Arabic with an isolate that is never closed:
      ```json
      "value" : "باسم \u2068%@"
      ```
      Good:
      ```json
      "value" : "باسم \u2068%@\u2069"
      ```

      ## References
      Unicode Standard Annex 9, sections 2.1 to 2.7. element-hq/riot-android issue 270.
      """##,
    "UndefinedSubstitution": ##"""
      Every `%#@name@` in a text needs a substitution of that name in the same language.

      ## What it checks
      The tokens `%#@name@` and `%1$#@name@` of every text, those in the forms of substitutions
      included, against the substitutions that the language declares for the key. They are declared for
      each language by itself: that the source language has one does not help another.

      ## Why it matters
      Without its forms the app shows the token itself or stops.

      ## Example
      Bad, where only `files` is declared:
      ```json
      "value" : "%#@filez@ verschoben"
      ```
      Good:
      ```json
      "value" : "%#@files@ verschoben"
      ```

      ## References
      SwiftGen/SwiftGen pull request 1124.
      """##,
    "UnlocalizedLiteral": ##"""
      A text that is shown should be looked up.

      ## What it checks
      Literals with letters that are given to a display parameter of type `String`, such as the title,
      the message or the action of a toast, in a project that localizes other texts.

      ## Why it matters
      A `String` is shown as it is: the toast appears in one language forever, and no tool of the
      system says so.

      ## Example
      Bad:
      ```swift
      ToastMessage(title: "Saved")
      ```
      Good:
      ```swift
      ToastMessage(title: String(localized: "Saved"))
      ```

      ## References
      Needs `--sources`.
      """##,
    "UnpositionedPlaceholders": ##"""
      Two or more placeholders of a text should have numbers.

      ## What it checks
      The texts, never the keys: interpolation writes keys without numbers, so a key that has them is
      not found. `%#@name@` does not count.

      ## Why it matters
      A translator cannot change the order. Xcode itself writes the numbers into the source text.

      ## Example
      Bad:
      ```json
      "value" : "%@ of %lld"
      ```
      Good:
      ```json
      "value" : "%1$@ of %2$lld"
      ```

      ## References
      Apple, "Formatting String Objects", on ordered parameters.
      """##,
    "UnspeakableText": ##"""
      The text of a toast must be one that can be spoken.

      ## What it checks
      The texts of toasts (see `toast-too-long`) in every language for what says nothing or the wrong
      thing aloud: only symbols or emoji, an identifier in the place of a text, two or more words all in
      capitals, private-use characters, Han characters in a language that is not written with them, an
      address as the whole text, dots in a row. Fine are abbreviations of up to five capitals, a text
      that is only a placeholder, and an ellipsis at the end.

      ## Why it matters
      The announcement for screen readers is made from this text. “✅ → 📦” is silence or a list of
      names; capitals may be spelled letter by letter; Han characters are read by a Chinese or a
      Japanese voice or by none.

      ## Example
      Bad:
      ```json
      "value" : "✅ → 📦"
      ```
      Good:
      ```json
      "value" : "Archived"
      ```

      ## References
      nvaccess/nvda, issue 7604 (capitals). WCAG 2.2, success criterion 4.1.3, Status Messages.
      """##,
    "Untranslated": ##"""
      A text in state `new` has not been translated.

      ## What it checks
      The state of every text in other languages than the source; one finding for each form. In the
      source language `new` is normal: Xcode writes it for keys with several arguments. Texts without
      a letter in the source are left out.

      ## Why it matters
      The text is shipped as it stands, but nobody has confirmed it; mostly it is the source text.
      An entry is translated only when all its forms are.

      ## Example
      Bad:
      ```json
      "state" : "new"
      ```
      Good:
      ```json
      "state" : "translated"
      ```

      ## References
      54,813 of 348,819 texts in 669 public catalogs.
      """##,
    "UnusedKey": ##"""
      A key should be looked up by some source.

      ## What it checks
      Keys that no source looks up and whose text stands in no source as a literal. Keys kept by hand
      (state `manual`) or taken over (`migrated`), stale ones, those that a key put together at run
      time may become, and catalogs of Info.plist, App Shortcuts and Interface Builder are left out.
      Nothing is said when a source could not be read in full.

      ## Why it matters
      Translators work for nothing. Removing a key that is used after all takes its translation away,
      so the rule keeps quiet when in doubt.

      ## Example
      Bad:
      ```json
      "Old banner" : {}
      ```
      Good: the key is removed, or marked stale by `toaststrings sync --complete`.

      ## References
      Needs `--sources`. FlineDev/BartyCrouch issue 276.
      """##,
    "UnusedPluralForm": ##"""
      A plural table should have no form that its language never selects.

      ## What it checks
      The forms of every plural table. `zero` is never unused, since Apple's formatter takes it for 0
      in every language, and a form that another version of CLDR selects is not reported.

      ## Why it matters
      The text is translated and never shown.

      ## Example
      Bad, for Korean:
      ```json
      "plural" : { "one" : …, "other" : … }
      ```
      Good:
      ```json
      "plural" : { "other" : … }
      ```

      ## References
      UTS #35, Language Plural Rules, by the data of ICU; transifex/cli, issue 108, on `zero`.
      """##,
    "UnusedSubstitution": ##"""
      A substitution that a language declares must be used by a text of that language.

      ## What it checks
      Each declared substitution for a `%#@name@` or `%1$#@name@` in a text of the same language, in
      each device and plural form and in the forms of other substitutions. A token that is misspelt is
      the business of `undefined-substitution` and counts as use here.

      ## Why it matters
      Its number is never shown; often the token was lost in translation.

      ## Example
      Bad, where `files` is declared:
      ```json
      "value" : "Verschoben"
      ```
      Good:
      ```json
      "value" : "%#@files@ verschoben"
      ```

      ## References
      Apple, Localizing strings that contain plurals.
      """##,
    "WrongScript": ##"""
      A text must be written in the script of its language.

      ## What it checks
      Texts in Simplified Chinese for two or more different characters that only Traditional Chinese
      has, and more of them than of its own, and the reverse; texts of four Latin words or more in
      languages that are written in another script. Names, addresses, paths, code and tokens are no
      words. Left alone are texts that equal the source or the key, those in state `new`, and the source
      language.

      ## Why it matters
      The text of another column was pasted: readers see another language, and a screen reader speaks
      it with the wrong voice.

      ## Example
      Bad, in Traditional Chinese:
      ```json
      "value" : "删除记忆"
      ```
      Good:
      ```json
      "value" : "刪除記憶"
      ```

      ## References
      ICU's transliterators Hans-Hant and Hant-Hans tell which characters belong to one side alone. In
      669 public catalogs 670 Simplified texts stand in Traditional columns.
      """##,
  ]
}
