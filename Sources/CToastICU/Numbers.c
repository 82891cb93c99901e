// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"
#include "Utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

enum { KEYWORD_CAPACITY = 16, SKELETON_CAPACITY = 512 };

static int32_t category_of(const UChar *keyword, int32_t length) {
  if (length < 3) {
    return TOAST_PLURAL_OTHER;
  }
  switch (keyword[0]) {
    case u'z': return TOAST_PLURAL_ZERO;
    case u't': return TOAST_PLURAL_TWO;
    case u'f': return TOAST_PLURAL_FEW;
    case u'm': return TOAST_PLURAL_MANY;
    default: return keyword[1] == u'n' ? TOAST_PLURAL_ONE : TOAST_PLURAL_OTHER;
  }
}

toast_number_formatter *toast_number_open(
  const char *skeleton, const char *locale, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UChar wide[SKELETON_CAPACITY];
  size_t length = strlen(skeleton);
  if (length >= SKELETON_CAPACITY) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  u_charsToUChars(skeleton, wide, (int32_t)length);
  UNumberFormatter *formatter =
    unumf_openForSkeletonAndLocale(wide, (int32_t)length, locale, &code);
  *status = code;
  if (U_FAILURE(code)) {
    unumf_close(formatter);
    return NULL;
  }
  return (toast_number_formatter *)formatter;
}

void toast_number_close(toast_number_formatter *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

static int32_t finish(
  UFormattedNumber *formatted, const struct toast_plural_rules *rules, uint8_t *buffer,
  int32_t capacity, int32_t *category, UErrorCode before, int32_t *status
) {
  int32_t needed = 0;
  if (U_FAILURE(before)) {
    *status = before;
  } else {
    TOAST_WRITE(
      unumf_resultToString(formatted, wide, room, &code), buffer, capacity, status, needed);
    if (rules != NULL) {
      UErrorCode code = U_ZERO_ERROR;
      UChar keyword[KEYWORD_CAPACITY];
      int32_t length = uplrules_selectFormatted(
        (const UPluralRules *)rules, formatted, keyword, KEYWORD_CAPACITY, &code);
      *category = U_SUCCESS(code) ? category_of(keyword, length) : TOAST_PLURAL_OTHER;
    }
  }
  unumf_closeResult(formatted);
  return needed;
}

int32_t toast_number_format_integer(
  const toast_number_formatter *formatter, int64_t number, const struct toast_plural_rules *rules,
  uint8_t *buffer, int32_t capacity, int32_t *category, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatInt((const UNumberFormatter *)formatter, number, formatted, &code);
  return finish(formatted, rules, buffer, capacity, category, code, status);
}

int32_t toast_number_format_double(
  const toast_number_formatter *formatter, double number, const struct toast_plural_rules *rules,
  uint8_t *buffer, int32_t capacity, int32_t *category, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDouble((const UNumberFormatter *)formatter, number, formatted, &code);
  return finish(formatted, rules, buffer, capacity, category, code, status);
}

int32_t toast_number_format_decimal(
  const toast_number_formatter *formatter, const char *decimal,
  const struct toast_plural_rules *rules,
  uint8_t *buffer, int32_t capacity, int32_t *category, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDecimal((const UNumberFormatter *)formatter, decimal, -1, formatted, &code);
  return finish(formatted, rules, buffer, capacity, category, code, status);
}

void toast_plural_select_range(
  const struct toast_plural_rules *rules, uint8_t *categories, int32_t count, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  for (int32_t number = 0; number < count; number += 1) {
    UChar keyword[KEYWORD_CAPACITY];
    int32_t length =
      uplrules_select((const UPluralRules *)rules, number, keyword, KEYWORD_CAPACITY, &code);
    categories[number] =
      (uint8_t)(U_SUCCESS(code) ? category_of(keyword, length) : TOAST_PLURAL_OTHER);
  }
  *status = code;
}

int32_t toast_decimal_separator(
  const char *locale, uint8_t *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode opening = (UErrorCode)*status;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &opening);
  int32_t needed = 0;
  if (U_FAILURE(opening)) {
    *status = opening;
  } else {
    TOAST_WRITE(
      unum_getSymbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL, wide, room, &code), buffer, capacity,
      status, needed);
  }
  unum_close(format);
  return needed;
}

int32_t toast_hexadecimal_double(
  double number, int32_t precision, int32_t uppercase, int32_t alternate, uint8_t *buffer,
  int32_t capacity
) {
  // No locale is ever set by this package, so that the point is ".".
  char format[8] = "%";
  size_t used = 1;
  if (alternate) {
    format[used++] = '#';
  }
  if (precision >= 0) {
    format[used++] = '.';
    format[used++] = '*';
  }
  format[used++] = uppercase ? 'A' : 'a';
  format[used] = '\0';
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-nonliteral"
  return precision >= 0
    ? snprintf((char *)buffer, (size_t)capacity, format, precision, number)
    : snprintf((char *)buffer, (size_t)capacity, format, number);
#pragma clang diagnostic pop
}

toast_ordinal_formatter *toast_ordinal_open(const char *locale, int32_t *status) {
  UErrorCode code = (UErrorCode)*status;
  UNumberFormat *format = unum_open(UNUM_ORDINAL, NULL, 0, locale, NULL, &code);
  *status = code;
  if (U_FAILURE(code)) {
    unum_close(format);
    return NULL;
  }
  return (toast_ordinal_formatter *)format;
}

void toast_ordinal_close(toast_ordinal_formatter *formatter) {
  unum_close((UNumberFormat *)formatter);
}

int32_t toast_ordinal_format(
  const toast_ordinal_formatter *formatter, int64_t number, uint8_t *buffer, int32_t capacity,
  int32_t *status
) {
  int32_t needed = 0;
  TOAST_WRITE(
    unum_formatInt64((const UNumberFormat *)formatter, number, wide, room, NULL, &code), buffer,
    capacity, status, needed);
  return needed;
}
