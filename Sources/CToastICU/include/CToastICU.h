// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// The parts of the system's ICU that this package uses, behind plain C types.
//
// No <unicode/...> header may be included here: a Swift module that saw them beside Foundation
// would mix them with the toolchain's own copy of ICU, whose types have other layouts.
//
// Conventions
// - A status is an ICU error code: zero or below is success (below zero are warnings). Functions
//   that take one do nothing when it already holds a failure.
// - Locale identifiers, subtags and resource names are NUL-terminated ASCII; identifiers have
//   ICU's spelling (zh_Hant_HK).
// - A function that fills a buffer returns the full length without the terminator, NUL-terminates
//   where room is left, and reports a short buffer as ICU does (U_BUFFER_OVERFLOW_ERROR).

#ifndef TOAST_ICU_H
#define TOAST_ICU_H

#include <stdint.h>

#include "CToastICUCasing.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Room enough for every locale identifier that ICU produces, terminator included.
#define TOAST_LOCALE_CAPACITY 160

// MARK: Versions

/// The versions that the library was loaded with, as text such as "72.1", "42" and "15.0".
/// Each buffer holds at least 20 characters.
void toast_versions(char *icu, char *cldr, char *unicode);

// MARK: Plural rules

/// The rules of one locale. Immutable once open; may be used from several threads at a time.
typedef struct toast_plural_rules toast_plural_rules;

/// Plural categories, also the bit positions in the result of `toast_plural_categories`.
enum {
  TOAST_PLURAL_ZERO = 0,
  TOAST_PLURAL_ONE = 1,
  TOAST_PLURAL_TWO = 2,
  TOAST_PLURAL_FEW = 3,
  TOAST_PLURAL_MANY = 4,
  TOAST_PLURAL_OTHER = 5
};

/// Opens the cardinal (ordinal == 0) or ordinal rules of a locale. Close with toast_plural_close.
toast_plural_rules *toast_plural_open(const char *locale, int32_t ordinal, int32_t *status);
void toast_plural_close(toast_plural_rules *rules);

/// The categories that the rules can give: bit n stands for category n.
int32_t toast_plural_categories(const toast_plural_rules *rules, int32_t *status);

/// The category of a number with as many fraction digits as its shortest spelling has.
int32_t toast_plural_select(const toast_plural_rules *rules, double number, int32_t *status);

/// The category of a decimal number with exactly the fraction digits of its spelling.
/// `decimal` is "1", "1.50" or, for compact notation such as "1.1 million", "1.1c6".
int32_t toast_plural_select_decimal(
  const toast_plural_rules *rules, const char *locale, const char *decimal, int32_t *status);

/// The name of the set of cardinal rules that CLDR has for exactly this identifier ("set7"); many
/// locales share one. The length is 0 when there is none.
int32_t toast_plural_rule_set(
  const char *locale, char *buffer, int32_t capacity, int32_t *status);

// MARK: Collation

/// The root order with numbers by value, to the third level. Immutable once open; may be used from
/// several threads at a time.
typedef struct toast_collator toast_collator;

/// Opens the collator. Close with toast_collator_close.
toast_collator *toast_collator_open(int32_t *status);
void toast_collator_close(toast_collator *collator);

/// Compares two texts in UTF-8: below zero when the first comes first, above zero when the second
/// does, else zero.
int32_t toast_collator_compare(
  const toast_collator *collator,
  const char *first,
  int32_t first_length,
  const char *second,
  int32_t second_length,
  int32_t *status
);

// MARK: Locale data

/// The kinds of subtag that CLDR lists.
enum { TOAST_SUBTAG_LANGUAGE = 0, TOAST_SUBTAG_SCRIPT = 1, TOAST_SUBTAG_REGION = 2,
       TOAST_SUBTAG_VARIANT = 3 };

/// What CLDR's validity data says of a subtag.
enum { TOAST_VALIDITY_UNKNOWN = 0, TOAST_VALIDITY_REGULAR = 1, TOAST_VALIDITY_DEPRECATED = 2,
       TOAST_VALIDITY_SPECIAL = 3, TOAST_VALIDITY_PRIVATE = 4 };

/// The validity of a subtag in its canonical case (lower, Title, UPPER, lower).
int32_t toast_subtag_validity(int32_t kind, const char *subtag, int32_t *status);

/// The replacement of a deprecated or legacy subtag in CLDR's alias data ("he" for "iw", "RS ME"
/// for "CS"); the length is 0 when there is none.
int32_t toast_subtag_replacement(
  int32_t kind, const char *subtag, char *buffer, int32_t capacity, int32_t *status);

/// CLDR's explicit parent ("es_419" for "es_MX", "root" for "zh_Hant"); the length is 0 when the
/// data names none and the parent follows by truncation.
int32_t toast_locale_explicit_parent(
  const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// Adds the likely subtags ("zh_TW" to "zh_Hant_TW"), or takes those away that are implied.
int32_t toast_locale_maximize(
  const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t toast_locale_minimize(
  const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// 1 when the locale's likely script runs from right to left, 0 when not.
int32_t toast_locale_is_right_to_left(const char *locale);

// MARK: Scripts

/// The ISO 15924 code of a scalar's script: four ASCII letters and a terminator. "Zzzz" for what
/// is no scalar or has no script.
void toast_script_code(uint32_t scalar, char *buffer);

/// The rules of one of ICU's transliterators (such as "Hans-Hant"), in ICU's rule syntax, UTF-16.
int32_t toast_transliterator_rules(
  const char *identifier, uint16_t *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#include "CToastICUFormats.h"

#endif
