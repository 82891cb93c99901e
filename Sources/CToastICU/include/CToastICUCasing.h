// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// Case mapping, behind plain C types. The conventions of CToastICU.h hold.

#ifndef TOAST_ICU_CASING_H
#define TOAST_ICU_CASING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The lower-case form of a UTF-8 text in the way of a language ("I" is "ı" in Turkish).
///
/// Returns the length that all of it needs; above the capacity nothing useful was written.
int32_t toast_lowercase(
  const char *locale, const uint8_t *text, int32_t length, uint8_t *buffer, int32_t capacity,
  int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
