// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// Conversions between the UTF-16 of ICU and the UTF-8 of this package.

#ifndef TOAST_UTF8_H
#define TOAST_UTF8_H

#include <unicode/ustring.h>

/// Room on the stack for most formatted texts; longer ones take a second call with heap memory.
enum { TOAST_TEXT_CAPACITY = 256 };

/// Writes UTF-16 as UTF-8 and returns the length that all of it needs.
static inline int32_t toast_utf8(
  const UChar *text, int32_t length, uint8_t *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t needed = 0;
  u_strToUTF8WithSub((char *)buffer, capacity, &needed, text, length, 0xFFFD, NULL, &code);
  if (U_FAILURE(code) && code != U_BUFFER_OVERFLOW_ERROR) {
    *status = code;
    return 0;
  }
  return needed;
}

/// Calls an ICU function that fills a UTF-16 buffer, with more room when the first was too small,
/// and writes the text as UTF-8. `CALL` sees `wide`, `room` and `code`.
#define TOAST_WRITE(CALL, buffer, capacity, status, result)                                   \
  do {                                                                                        \
    UChar toast_stack[TOAST_TEXT_CAPACITY];                                                   \
    UChar *wide = toast_stack;                                                                \
    int32_t room = TOAST_TEXT_CAPACITY;                                                       \
    UErrorCode code = U_ZERO_ERROR;                                                           \
    int32_t length = CALL;                                                                    \
    if (code == U_BUFFER_OVERFLOW_ERROR) {                                                    \
      room = length + 1;                                                                      \
      wide = (UChar *)malloc((size_t)room * sizeof(UChar));                                   \
      code = wide == NULL ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;                         \
      if (wide != NULL) {                                                                     \
        length = CALL;                                                                        \
      }                                                                                       \
    }                                                                                         \
    if (U_FAILURE(code)) {                                                                    \
      *(status) = code;                                                                       \
      (result) = 0;                                                                           \
    } else {                                                                                  \
      (result) = toast_utf8(wide, length, (buffer), (capacity), (status));                    \
    }                                                                                         \
    if (wide != toast_stack) {                                                                \
      free(wide);                                                                             \
    }                                                                                         \
  } while (0)

#endif
