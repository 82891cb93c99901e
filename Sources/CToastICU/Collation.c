// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <unicode/ucol.h>

toast_collator *toast_collator_open(int32_t *status) {
  UErrorCode code = (UErrorCode)*status;
  UCollator *collator = ucol_open("root", &code);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &code);
  ucol_setStrength(collator, UCOL_TERTIARY);
  *status = code;
  return (toast_collator *)collator;
}

void toast_collator_close(toast_collator *collator) {
  ucol_close((UCollator *)collator);
}

int32_t toast_collator_compare(
  const toast_collator *collator,
  const char *first,
  int32_t first_length,
  const char *second,
  int32_t second_length,
  int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  int32_t result = ucol_strcollUTF8(
    (const UCollator *)collator, first, first_length, second, second_length, &code);
  *status = code;
  return result;
}
