// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <unicode/ucasemap.h>

int32_t toast_lowercase(
  const char *locale, const uint8_t *text, int32_t length, uint8_t *buffer, int32_t capacity,
  int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UCaseMap *map = ucasemap_open(locale, 0, &code);
  int32_t result = 0;
  if (U_SUCCESS(code)) {
    result = ucasemap_utf8ToLower(
      map, (char *)buffer, capacity, (const char *)text, length, &code);
    ucasemap_close(map);
  }
  // A short buffer is told by the length alone.
  *status = code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
  return result;
}
