// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"
#include "Utf8.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/udisplaycontext.h>
#include <unicode/ulistformatter.h>
#include <unicode/ureldatefmt.h>

enum { NAME_CAPACITY = 128, PATTERN_CAPACITY = 256 };

toast_list_formatter *toast_list_open(
  const char *locale, int32_t type, int32_t width, int32_t *status
) {
  static const UListFormatterType types[] = {
    ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS};
  static const UListFormatterWidth widths[] = {
    ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  if (type < 0 || type > TOAST_LIST_UNITS || width < 0 || width > TOAST_WIDTH_NARROW) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  UErrorCode code = (UErrorCode)*status;
  UListFormatter *formatter = ulistfmt_openForType(locale, types[type], widths[width], &code);
  *status = code;
  return (toast_list_formatter *)formatter;
}

void toast_list_close(toast_list_formatter *formatter) {
  ulistfmt_close((UListFormatter *)formatter);
}

int32_t toast_list_format(
  const toast_list_formatter *formatter, const uint8_t *text, const int32_t *lengths,
  int32_t count, uint8_t *buffer, int32_t capacity, int32_t *status
) {
  int32_t total = 0;
  for (int32_t index = 0; index < count; index += 1) {
    total += lengths[index];
  }
  // A UTF-8 byte never needs more than one UTF-16 unit.
  UChar *units = (UChar *)malloc(((size_t)total + 1) * sizeof(UChar));
  const UChar **items = (const UChar **)malloc(((size_t)count + 1) * sizeof(UChar *));
  int32_t *sizes = (int32_t *)malloc(((size_t)count + 1) * sizeof(int32_t));
  int32_t needed = 0;
  if (units == NULL || items == NULL || sizes == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    UErrorCode conversion = U_ZERO_ERROR;
    UChar *next = units;
    for (int32_t index = 0; index < count; index += 1) {
      int32_t size = 0;
      u_strFromUTF8WithSub(
        next, total - (int32_t)(next - units) + 1, &size, (const char *)text, lengths[index],
        0xFFFD, NULL, &conversion);
      items[index] = next;
      sizes[index] = size;
      next += size;
      text += lengths[index];
    }
    if (U_FAILURE(conversion)) {
      *status = conversion;
    } else {
      TOAST_WRITE(
        ulistfmt_format(
          (const UListFormatter *)formatter, items, sizes, count, wide, room, &code),
        buffer, capacity, status, needed);
    }
  }
  free(units);
  free(items);
  free(sizes);
  return needed;
}

static UDateFormatStyle date_style(int32_t style) {
  switch (style) {
    case TOAST_DATE_FULL: return UDAT_FULL;
    case TOAST_DATE_LONG: return UDAT_LONG;
    case TOAST_DATE_MEDIUM: return UDAT_MEDIUM;
    case TOAST_DATE_SHORT: return UDAT_SHORT;
    default: return UDAT_NONE;
  }
}

static int32_t wide_name(const char *name, UChar *buffer) {
  size_t length = strlen(name);
  if (length >= NAME_CAPACITY) {
    return -1;
  }
  u_charsToUChars(name, buffer, (int32_t)length);
  return (int32_t)length;
}

toast_date_formatter *toast_date_open(
  const char *locale, const char *zone, int32_t date, int32_t time, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UChar name[NAME_CAPACITY];
  int32_t length = wide_name(zone, name);
  if (length < 0) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  UDateFormat *format =
    udat_open(date_style(time), date_style(date), locale, name, length, NULL, 0, &code);
  *status = code;
  return (toast_date_formatter *)format;
}

toast_date_formatter *toast_date_open_skeleton(
  const char *locale, const char *zone, const char *skeleton, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UChar name[NAME_CAPACITY];
  UChar fields[NAME_CAPACITY];
  int32_t length = wide_name(zone, name);
  int32_t size = wide_name(skeleton, fields);
  if (length < 0 || size < 0) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  UChar pattern[PATTERN_CAPACITY];
  UDateTimePatternGenerator *generator = udatpg_open(locale, &code);
  int32_t used =
    udatpg_getBestPattern(generator, fields, size, pattern, PATTERN_CAPACITY, &code);
  udatpg_close(generator);
  UDateFormat *format = U_FAILURE(code)
    ? NULL
    : udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, name, length, pattern, used, &code);
  *status = code;
  return (toast_date_formatter *)format;
}

void toast_date_close(toast_date_formatter *formatter) {
  udat_close((UDateFormat *)formatter);
}

int32_t toast_date_format(
  const toast_date_formatter *formatter, double time, uint8_t *buffer, int32_t capacity,
  int32_t *status
) {
  int32_t needed = 0;
  TOAST_WRITE(
    udat_format((const UDateFormat *)formatter, time, wide, room, NULL, &code), buffer, capacity,
    status, needed);
  return needed;
}

int32_t toast_time_zone_exists(const char *zone) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  UChar canonical[NAME_CAPACITY];
  int32_t length = wide_name(zone, name);
  if (length <= 0) {
    return 0;
  }
  ucal_getCanonicalTimeZoneID(name, length, canonical, NAME_CAPACITY, NULL, &code);
  return U_SUCCESS(code) ? 1 : 0;
}

toast_relative_formatter *toast_relative_open(
  const char *locale, int32_t width, int32_t *status
) {
  static const UDateRelativeDateTimeFormatterStyle styles[] = {
    UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW};
  if (width < 0 || width > TOAST_WIDTH_NARROW) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  UErrorCode code = (UErrorCode)*status;
  URelativeDateTimeFormatter *formatter =
    ureldatefmt_open(locale, NULL, styles[width], UDISPCTX_CAPITALIZATION_NONE, &code);
  *status = code;
  return (toast_relative_formatter *)formatter;
}

void toast_relative_close(toast_relative_formatter *formatter) {
  ureldatefmt_close((URelativeDateTimeFormatter *)formatter);
}

int32_t toast_relative_format(
  const toast_relative_formatter *formatter, double offset, int32_t unit, int32_t numeric,
  uint8_t *buffer, int32_t capacity, int32_t *status
) {
  static const URelativeDateTimeUnit units[] = {
    UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_QUARTER, UDAT_REL_UNIT_MONTH, UDAT_REL_UNIT_WEEK,
    UDAT_REL_UNIT_DAY, UDAT_REL_UNIT_HOUR, UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_SECOND};
  if (unit < 0 || unit > TOAST_UNIT_SECOND) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  const URelativeDateTimeFormatter *own = (const URelativeDateTimeFormatter *)formatter;
  int32_t needed = 0;
  if (numeric) {
    TOAST_WRITE(
      ureldatefmt_formatNumeric(own, offset, units[unit], wide, room, &code), buffer, capacity,
      status, needed);
  } else {
    TOAST_WRITE(
      ureldatefmt_format(own, offset, units[unit], wide, room, &code), buffer, capacity, status,
      needed);
  }
  return needed;
}
