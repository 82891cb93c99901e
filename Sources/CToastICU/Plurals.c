// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { KEYWORD_CAPACITY = 16, SPELLING_CAPACITY = 64, SKELETON_CAPACITY = 80 };

static const UPluralRules *rules_of(const toast_plural_rules *rules) {
  return (const UPluralRules *)rules;
}

// The six keywords differ in their first letter, or for "two" and "other" are alone with it:
// zero, one/other, two, few, many.
static int32_t category_of(const UChar *keyword, int32_t length) {
  if (length < 3) {
    return -1;
  }
  switch (keyword[0]) {
    case u'z': return TOAST_PLURAL_ZERO;
    case u't': return TOAST_PLURAL_TWO;
    case u'f': return TOAST_PLURAL_FEW;
    case u'm': return TOAST_PLURAL_MANY;
    case u'o': return keyword[1] == u'n' ? TOAST_PLURAL_ONE : TOAST_PLURAL_OTHER;
    default: return -1;
  }
}

toast_plural_rules *toast_plural_open(const char *locale, int32_t ordinal, int32_t *status) {
  UErrorCode code = (UErrorCode)*status;
  UPluralRules *rules = uplrules_openForType(
    locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &code);
  *status = code;
  return (toast_plural_rules *)rules;
}

void toast_plural_close(toast_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

int32_t toast_plural_categories(const toast_plural_rules *rules, int32_t *status) {
  UErrorCode code = (UErrorCode)*status;
  UEnumeration *keywords = uplrules_getKeywords(rules_of(rules), &code);
  int32_t set = 0;
  int32_t length = 0;
  const UChar *keyword = uenum_unext(keywords, &length, &code);
  while (U_SUCCESS(code) && keyword != NULL) {
    int32_t category = category_of(keyword, length);
    if (category >= 0) {
      set |= (int32_t)1 << category;
    }
    keyword = uenum_unext(keywords, &length, &code);
  }
  uenum_close(keywords);
  *status = code;
  return set;
}

int32_t toast_plural_select(const toast_plural_rules *rules, double number, int32_t *status) {
  UErrorCode code = (UErrorCode)*status;
  UChar keyword[KEYWORD_CAPACITY];
  int32_t length = uplrules_select(rules_of(rules), number, keyword, KEYWORD_CAPACITY, &code);
  *status = code;
  return U_SUCCESS(code) ? category_of(keyword, length) : -1;
}

int32_t toast_plural_select_decimal(
  const toast_plural_rules *rules, const char *locale, const char *decimal, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  if (U_FAILURE(code)) {
    return -1;
  }
  const char *exponent = strchr(decimal, 'c');
  size_t mantissa = exponent == NULL ? strlen(decimal) : (size_t)(exponent - decimal);
  if (mantissa == 0 || mantissa + 8 > SPELLING_CAPACITY) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return -1;
  }
  const char *point = memchr(decimal, '.', mantissa);
  size_t fraction = point == NULL ? 0 : mantissa - (size_t)(point - decimal) - 1;

  // A precision of exactly the digits that are written: "precision-integer" or ".000".
  char skeleton[SKELETON_CAPACITY];
  size_t used = (size_t)snprintf(
    skeleton, sizeof skeleton, "%s%s", exponent == NULL ? "" : "compact-long ",
    fraction == 0 ? "precision-integer" : ".");
  for (size_t digit = 0; digit < fraction; digit += 1) {
    skeleton[used++] = '0';
  }
  UChar wide[SKELETON_CAPACITY];
  for (size_t index = 0; index < used; index += 1) {
    wide[index] = (UChar)skeleton[index];
  }
  // ICU reads "1.1c6" as the decimal number 1.1E6.
  char spelling[SPELLING_CAPACITY];
  memcpy(spelling, decimal, mantissa);
  int written = snprintf(
    spelling + mantissa, sizeof spelling - mantissa, "%s%s", exponent == NULL ? "" : "E",
    exponent == NULL ? "" : exponent + 1);
  if (written < 0 || (size_t)written >= sizeof spelling - mantissa) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return -1;
  }

  UNumberFormatter *formatter =
    unumf_openForSkeletonAndLocale(wide, (int32_t)used, locale, &code);
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDecimal(formatter, spelling, -1, formatted, &code);
  UChar keyword[KEYWORD_CAPACITY];
  int32_t length =
    uplrules_selectFormatted(rules_of(rules), formatted, keyword, KEYWORD_CAPACITY, &code);
  unumf_closeResult(formatted);
  unumf_close(formatter);
  *status = code;
  return U_SUCCESS(code) ? category_of(keyword, length) : -1;
}

int32_t toast_plural_rule_set(
  const char *locale, char *buffer, int32_t capacity, int32_t *status
) {
  buffer[0] = '\0';
  if (U_FAILURE((UErrorCode)*status)) {
    return 0;
  }
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &code);
  UResourceBundle *locales = ures_getByKey(plurals, "locales", NULL, &code);
  if (U_FAILURE(code)) {
    *status = code;
  }
  int32_t length = 0;
  const UChar *name = ures_getStringByKey(locales, locale, &length, &code);
  int32_t result = 0;
  if (U_SUCCESS(code) && length < capacity) {
    u_UCharsToChars(name, buffer, length);
    buffer[length] = '\0';
    result = length;
  }
  ures_close(locales);
  ures_close(plurals);
  return result;
}
