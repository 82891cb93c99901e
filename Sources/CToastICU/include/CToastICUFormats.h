// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// Formatters, boundaries and language matching, behind plain C types.
//
// The conventions of CToastICU.h hold. In addition:
// - Text that goes in or out is UTF-8 with an explicit length; malformed input becomes U+FFFD.
// - A function that writes text returns the length that all of it needs. When that is above the
//   capacity, nothing useful was written and the caller tries again with more room.
// - Open functions return NULL together with a failure status.

#ifndef TOAST_ICU_FORMATS_H
#define TOAST_ICU_FORMATS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: Numbers

/// A number formatter made from a skeleton. Immutable; may be used from several threads at a time.
typedef struct toast_number_formatter toast_number_formatter;

toast_number_formatter *toast_number_open(
  const char *skeleton, const char *locale, int32_t *status);
void toast_number_close(toast_number_formatter *formatter);

/// Format a number and, when `rules` is not NULL, choose its plural category by the digits that
/// are shown. `category` may be NULL when `rules` is.
int32_t toast_number_format_integer(
  const toast_number_formatter *formatter, int64_t number, const struct toast_plural_rules *rules,
  uint8_t *buffer, int32_t capacity, int32_t *category, int32_t *status);
int32_t toast_number_format_double(
  const toast_number_formatter *formatter, double number, const struct toast_plural_rules *rules,
  uint8_t *buffer, int32_t capacity, int32_t *category, int32_t *status);
/// `decimal` is ASCII such as "-1.50" or "1E400".
int32_t toast_number_format_decimal(
  const toast_number_formatter *formatter, const char *decimal,
  const struct toast_plural_rules *rules,
  uint8_t *buffer, int32_t capacity, int32_t *category, int32_t *status);

/// The categories of 0 to `count` - 1, one byte each.
void toast_plural_select_range(
  const struct toast_plural_rules *rules, uint8_t *categories, int32_t count, int32_t *status);

/// The decimal separator of a locale.
int32_t toast_decimal_separator(
  const char *locale, uint8_t *buffer, int32_t capacity, int32_t *status);

/// A double as C's %a prints it, in the "C" locale. `precision` below zero stands for none.
int32_t toast_hexadecimal_double(
  double number, int32_t precision, int32_t uppercase, int32_t alternate, uint8_t *buffer,
  int32_t capacity);

/// Ordinal numbers such as "2nd", by ICU's rule-based formatter. Not for concurrent use.
typedef struct toast_ordinal_formatter toast_ordinal_formatter;
toast_ordinal_formatter *toast_ordinal_open(const char *locale, int32_t *status);
void toast_ordinal_close(toast_ordinal_formatter *formatter);
int32_t toast_ordinal_format(
  const toast_ordinal_formatter *formatter, int64_t number, uint8_t *buffer, int32_t capacity,
  int32_t *status);

// MARK: Lists

enum { TOAST_LIST_AND = 0, TOAST_LIST_OR = 1, TOAST_LIST_UNITS = 2 };
enum { TOAST_WIDTH_WIDE = 0, TOAST_WIDTH_SHORT = 1, TOAST_WIDTH_NARROW = 2 };

/// Immutable; may be used from several threads at a time.
typedef struct toast_list_formatter toast_list_formatter;
toast_list_formatter *toast_list_open(
  const char *locale, int32_t type, int32_t width, int32_t *status);
void toast_list_close(toast_list_formatter *formatter);
/// The items stand in `text` one after another; `lengths` are their lengths in bytes.
int32_t toast_list_format(
  const toast_list_formatter *formatter, const uint8_t *text, const int32_t *lengths,
  int32_t count, uint8_t *buffer, int32_t capacity, int32_t *status);

// MARK: Dates

enum { TOAST_DATE_NONE = -1, TOAST_DATE_FULL = 0, TOAST_DATE_LONG = 1, TOAST_DATE_MEDIUM = 2,
       TOAST_DATE_SHORT = 3 };

/// Not for concurrent use.
typedef struct toast_date_formatter toast_date_formatter;
/// `zone` is a time zone name such as "Europe/Riga".
toast_date_formatter *toast_date_open(
  const char *locale, const char *zone, int32_t date_style, int32_t time_style, int32_t *status);
/// Opens a formatter for the fields of a skeleton such as "yMMMd".
toast_date_formatter *toast_date_open_skeleton(
  const char *locale, const char *zone, const char *skeleton, int32_t *status);
void toast_date_close(toast_date_formatter *formatter);
/// `time` is in milliseconds since 1970-01-01T00:00:00Z.
int32_t toast_date_format(
  const toast_date_formatter *formatter, double time, uint8_t *buffer, int32_t capacity,
  int32_t *status);
/// Whether a time zone name is known: 1 or 0.
int32_t toast_time_zone_exists(const char *zone);

// MARK: Relative dates

enum { TOAST_UNIT_YEAR = 0, TOAST_UNIT_QUARTER = 1, TOAST_UNIT_MONTH = 2, TOAST_UNIT_WEEK = 3,
       TOAST_UNIT_DAY = 4, TOAST_UNIT_HOUR = 5, TOAST_UNIT_MINUTE = 6, TOAST_UNIT_SECOND = 7 };

/// May be used from several threads at a time.
typedef struct toast_relative_formatter toast_relative_formatter;
toast_relative_formatter *toast_relative_open(
  const char *locale, int32_t width, int32_t *status);
void toast_relative_close(toast_relative_formatter *formatter);
/// `numeric` is 1 for "1 day ago", 0 for "yesterday" where the language has such a word.
int32_t toast_relative_format(
  const toast_relative_formatter *formatter, double offset, int32_t unit, int32_t numeric,
  uint8_t *buffer, int32_t capacity, int32_t *status);

// MARK: Locale names

/// The name without keywords, with underscores ("zh_Hant_HK").
int32_t toast_locale_base_name(
  const char *name, char *buffer, int32_t capacity, int32_t *status);
/// ICU's name of a BCP 47 tag with its extensions as keywords ("ar_AE@numbers=latn"); the length
/// is 0 when no part of the tag could be read.
int32_t toast_locale_for_tag(
  const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// All explicit parents of CLDR, as lines of a parent and its children with blanks between them.
int32_t toast_parent_locales(char *buffer, int32_t capacity, int32_t *status);

// MARK: CLDR language matching

enum { TOAST_FAVOR_LANGUAGE = 0, TOAST_FAVOR_SCRIPT = 1 };

/// ICU's LocaleMatcher. Immutable; may be used from several threads at a time.
typedef struct toast_matcher toast_matcher;
/// `fallback` is the default locale or NULL.
toast_matcher *toast_matcher_open(
  const char *const *supported, int32_t count, const char *fallback, int32_t favor,
  int32_t *status);
void toast_matcher_close(toast_matcher *matcher);
/// The index of the best supported locale, -1 for the default one or none.
/// `desired_index` gets the index of the wish that matched, -1 for none.
int32_t toast_matcher_match(
  const toast_matcher *matcher, const char *const *desired, int32_t count,
  int32_t *desired_index, int32_t *status);

// MARK: Text boundaries

enum { TOAST_BREAK_CHARACTER = 0, TOAST_BREAK_WORD = 1, TOAST_BREAK_LINE = 2,
       TOAST_BREAK_SENTENCE = 3 };

/// Finds the boundaries of a UTF-8 text as byte offsets, the start left out, the end included.
/// Returns how many there are; at most `capacity` are written.
int32_t toast_boundaries(
  int32_t kind, const char *locale, const uint8_t *text, int32_t length, int32_t *offsets,
  int32_t capacity, int32_t *status);

// MARK: Direction

/// The first strong direction in a UTF-8 text: 0 left to right, 1 right to left, -1 none.
int32_t toast_first_strong_direction(const uint8_t *text, int32_t length);

/// 1 when a text is ASCII with a letter or digit at both ends, or empty; 0 when not.
int32_t toast_is_plain_ascii(const uint8_t *text, int64_t length);

// MARK: Environment

/// The value of an environment variable, NULL when it is not set.
const char *toast_environment(const char *name);

// MARK: Bytes

/// A 64-bit hash of bytes. The same on every run, since compiled tables rely on it.
/// `bytes` may be NULL when there are none.
uint64_t toast_hash(const uint8_t *bytes, int64_t length);
/// 1 when two runs of bytes are the same, 0 when not.
int32_t toast_bytes_equal(const uint8_t *a, const uint8_t *b, int64_t length);
/// The offset of the first byte of a value, -1 when there is none.
int64_t toast_find_byte(const uint8_t *bytes, int64_t length, uint8_t value);
/// The offset of the last byte of a value, -1 when there is none.
int64_t toast_find_last_byte(const uint8_t *bytes, int64_t length, uint8_t value);
/// Memory of zeroes that is given back with `toast_free`; ends the program when there is none.
__attribute__((returns_nonnull)) void *toast_zeroed(int64_t size);
void toast_free(void *memory);

#ifdef __cplusplus
}
#endif

#endif
