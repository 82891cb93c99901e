// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <string.h>
#include <unicode/uscript.h>
#include <unicode/utrans.h>

enum { IDENTIFIER_CAPACITY = 64 };

void toast_script_code(uint32_t scalar, char *buffer) {
  UErrorCode code = U_ZERO_ERROR;
  const char *name = NULL;
  if (scalar <= 0x10FFFF) {
    UScriptCode script = uscript_getScript((UChar32)scalar, &code);
    name = U_SUCCESS(code) ? uscript_getShortName(script) : NULL;
  }
  strncpy(buffer, name == NULL ? "Zzzz" : name, 4);
  buffer[4] = '\0';
}

int32_t toast_transliterator_rules(
  const char *identifier, uint16_t *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  UChar wide[IDENTIFIER_CAPACITY];
  int32_t length = 0;
  while (identifier[length] != '\0' && length < IDENTIFIER_CAPACITY) {
    wide[length] = (UChar)identifier[length];
    length += 1;
  }
  UTransliterator *transliterator =
    utrans_openU(wide, length, UTRANS_FORWARD, NULL, 0, NULL, &code);
  int32_t result = 0;
  if (U_SUCCESS(code)) {
    result = utrans_toRules(transliterator, 0, buffer, capacity, &code);
    utrans_close(transliterator);
  }
  *status = code;
  return result;
}
