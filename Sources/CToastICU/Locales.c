// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

enum { SUBTAG_CAPACITY = 64 };

// Copies an invariant resource string into ASCII. What is longer than a locale identifier can be
// is nothing that these functions look for, so it becomes the empty string.
static int32_t ascii_of(const UChar *text, int32_t length, char *out, int32_t capacity) {
  if (text == NULL || length >= capacity) {
    out[0] = '\0';
    return 0;
  }
  for (int32_t index = 0; index < length; index += 1) {
    if (text[index] > 0x7F) {
      out[0] = '\0';
      return 0;
    }
    out[index] = (char)text[index];
  }
  out[length] = '\0';
  return length;
}

// CLDR shortens runs of subtags that differ in the last letter: "aa~c" stands for aa, ab, ac.
static int range_holds(const char *item, int32_t length, const char *subtag) {
  const char *tilde = memchr(item, '~', (size_t)length);
  if (tilde == NULL) {
    return strcmp(item, subtag) == 0;
  }
  size_t prefix = (size_t)(tilde - item);
  if (prefix == 0 || strlen(subtag) != prefix || memcmp(item, subtag, prefix - 1) != 0) {
    return 0;
  }
  return item[prefix - 1] <= subtag[prefix - 1] && subtag[prefix - 1] <= tilde[1];
}

static int list_holds(const UResourceBundle *list, const char *subtag) {
  int32_t count = ures_getSize(list);
  int found = 0;
  for (int32_t index = 0; index < count && !found; index += 1) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *text = ures_getStringByIndex(list, index, &length, &code);
    char ascii[SUBTAG_CAPACITY];
    // Most items fail on the first letter; the language list has 2,600 items.
    if (U_SUCCESS(code) && length > 0 && text[0] == (UChar)subtag[0]
        && ascii_of(text, length, ascii, SUBTAG_CAPACITY) > 0) {
      found = range_holds(ascii, length, subtag);
    }
  }
  return found;
}

static int32_t validity_of_list(const char *name) {
  if (name == NULL) {
    return TOAST_VALIDITY_UNKNOWN;
  }
  if (strcmp(name, "regular") == 0 || strcmp(name, "macroregion") == 0) {
    return TOAST_VALIDITY_REGULAR;
  }
  if (strcmp(name, "deprecated") == 0) {
    return TOAST_VALIDITY_DEPRECATED;
  }
  if (strcmp(name, "special") == 0) {
    return TOAST_VALIDITY_SPECIAL;
  }
  if (strcmp(name, "private_use") == 0 || strcmp(name, "reserved") == 0) {
    return TOAST_VALIDITY_PRIVATE;
  }
  return TOAST_VALIDITY_UNKNOWN;
}

int32_t toast_subtag_validity(int32_t kind, const char *subtag, int32_t *status) {
  static const char *const names[] = {"language", "script", "region", "variant"};
  if (kind < 0 || kind > TOAST_SUBTAG_VARIANT) {
    return TOAST_VALIDITY_UNKNOWN;
  }
  UErrorCode code = (UErrorCode)*status;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &code);
  UResourceBundle *validity = ures_getByKey(data, "idValidity", NULL, &code);
  UResourceBundle *lists = ures_getByKey(validity, names[kind], NULL, &code);
  int32_t result = TOAST_VALIDITY_UNKNOWN;
  if (U_SUCCESS(code)) {
    UResourceBundle *list = NULL;
    int32_t count = ures_getSize(lists);
    for (int32_t index = 0; index < count && result == TOAST_VALIDITY_UNKNOWN; index += 1) {
      list = ures_getByIndex(lists, index, list, &code);
      int32_t meaning = validity_of_list(U_SUCCESS(code) ? ures_getKey(list) : NULL);
      if (meaning != TOAST_VALIDITY_UNKNOWN && list_holds(list, subtag)) {
        result = meaning;
      }
    }
    ures_close(list);
  }
  ures_close(lists);
  ures_close(validity);
  ures_close(data);
  *status = code;
  return result;
}

int32_t toast_subtag_replacement(
  int32_t kind, const char *subtag, char *buffer, int32_t capacity, int32_t *status
) {
  static const char *const names[] = {"language", "script", "territory", "variant"};
  buffer[0] = '\0';
  if (kind < 0 || kind > TOAST_SUBTAG_VARIANT || U_FAILURE((UErrorCode)*status)) {
    return 0;
  }
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &code);
  UResourceBundle *alias = ures_getByKey(metadata, "alias", NULL, &code);
  UResourceBundle *table = ures_getByKey(alias, names[kind], NULL, &code);
  if (U_FAILURE(code)) {
    *status = code;
  }
  UResourceBundle *entry = ures_getByKey(table, subtag, NULL, &code);
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(entry, "replacement", &length, &code);
  int32_t result = U_SUCCESS(code) ? ascii_of(text, length, buffer, capacity) : 0;
  ures_close(entry);
  ures_close(table);
  ures_close(alias);
  ures_close(metadata);
  return result;
}

int32_t toast_locale_explicit_parent(
  const char *locale, char *buffer, int32_t capacity, int32_t *status
) {
  buffer[0] = '\0';
  UErrorCode code = (UErrorCode)*status;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &code);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &code);
  int32_t result = 0;
  if (U_SUCCESS(code)) {
    UResourceBundle *children = NULL;
    int32_t count = ures_getSize(parents);
    for (int32_t index = 0; index < count && result == 0; index += 1) {
      children = ures_getByIndex(parents, index, children, &code);
      if (U_FAILURE(code)) {
        break;
      }
      const char *parent = ures_getKey(children);
      size_t length = parent == NULL ? 0 : strlen(parent);
      if (length == 0 || length >= (size_t)capacity) {
        continue;
      }
      // A nested table (parents for one purpose only, such as segmentation) has no strings of
      // its own, so the search passes it by.
      if (list_holds(children, locale)) {
        memcpy(buffer, parent, length + 1);
        result = (int32_t)length;
      }
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(data);
  *status = code;
  return result;
}

int32_t toast_locale_maximize(
  const char *locale, char *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  int32_t length = uloc_addLikelySubtags(locale, buffer, capacity, &code);
  *status = code;
  return length;
}

int32_t toast_locale_minimize(
  const char *locale, char *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  int32_t length = uloc_minimizeSubtags(locale, buffer, capacity, &code);
  *status = code;
  return length;
}

int32_t toast_locale_is_right_to_left(const char *locale) {
  return uloc_isRightToLeft(locale) ? 1 : 0;
}
