// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

int32_t toast_boundaries(
  int32_t kind, const char *locale, const uint8_t *text, int32_t length, int32_t *offsets,
  int32_t capacity, int32_t *status
) {
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  if (kind < 0 || kind > TOAST_BREAK_SENTENCE) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  UErrorCode code = (UErrorCode)*status;
  UText *source = utext_openUTF8(NULL, (const char *)text, length, &code);
  UBreakIterator *iterator = ubrk_open(types[kind], locale, NULL, 0, &code);
  ubrk_setUText(iterator, source, &code);
  int32_t count = 0;
  if (U_SUCCESS(code)) {
    ubrk_first(iterator);
    for (int32_t next = ubrk_next(iterator); next != UBRK_DONE; next = ubrk_next(iterator)) {
      if (count < capacity) {
        offsets[count] = next;
      }
      count += 1;
    }
  }
  ubrk_close(iterator);
  utext_close(source);
  *status = code;
  return count;
}

int32_t toast_first_strong_direction(const uint8_t *text, int32_t length) {
  int32_t offset = 0;
  int32_t isolates = 0;
  while (offset < length) {
    UChar32 scalar;
    U8_NEXT(text, offset, length, scalar);
    if (scalar < 0) {
      continue;
    }
    // What stands in an isolate has no say (UAX #9, P2).
    switch (u_charDirection(scalar)) {
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE:
      case U_FIRST_STRONG_ISOLATE: isolates += 1; break;
      case U_POP_DIRECTIONAL_ISOLATE: isolates -= isolates > 0; break;
      case U_LEFT_TO_RIGHT:
        if (isolates == 0) {
          return 0;
        }
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        if (isolates == 0) {
          return 1;
        }
        break;
      default: break;
    }
  }
  return -1;
}

int32_t toast_locale_base_name(
  const char *name, char *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  int32_t length = uloc_getBaseName(name, buffer, capacity, &code);
  *status = code;
  return length;
}

int32_t toast_locale_for_tag(
  const char *tag, char *buffer, int32_t capacity, int32_t *status
) {
  UErrorCode code = (UErrorCode)*status;
  int32_t read = 0;
  int32_t length = uloc_forLanguageTag(tag, buffer, capacity, &read, &code);
  *status = code;
  return read > 0 ? length : 0;
}

static uint64_t word(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

static uint64_t mix(uint64_t a, uint64_t b) {
  __uint128_t product = (__uint128_t)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

uint64_t toast_hash(const uint8_t *bytes, int64_t length) {
  // Multiply and fold, 16 bytes a step. Not for hostile input by itself: tables that are built
  // from it are built once, from catalogs.
  const uint64_t p = 0xA0761D6478BD642Full;
  const uint64_t q = 0xE7037ED1A0B428DBull;
  uint64_t hash = p ^ (uint64_t)length;
  while (length > 16) {
    hash = mix(word(bytes) ^ q, word(bytes + 8) ^ hash);
    bytes += 16;
    length -= 16;
  }
  uint64_t a = 0;
  uint64_t b = 0;
  if (length >= 8) {
    a = word(bytes);
    b = word(bytes + length - 8);
  } else if (length >= 4) {
    uint32_t low;
    uint32_t high;
    memcpy(&low, bytes, sizeof low);
    memcpy(&high, bytes + length - 4, sizeof high);
    a = low;
    b = high;
  } else if (length > 0) {
    a = (uint64_t)bytes[0] << 16 | (uint64_t)bytes[length / 2] << 8 | bytes[length - 1];
  }
  return mix(a ^ q, b ^ hash);
}

int64_t toast_find_byte(const uint8_t *bytes, int64_t length, uint8_t value) {
  const uint8_t *found = memchr(bytes, value, (size_t)length);
  return found == NULL ? -1 : found - bytes;
}

int64_t toast_find_last_byte(const uint8_t *bytes, int64_t length, uint8_t value) {
  for (int64_t index = length; index > 0; index -= 1) {
    if (bytes[index - 1] == value) {
      return index - 1;
    }
  }
  return -1;
}

void *toast_zeroed(int64_t size) {
  void *memory = calloc(1, (size_t)size);
  if (memory == NULL) {
    abort();
  }
  return memory;
}

void toast_free(void *memory) {
  free(memory);
}

int32_t toast_bytes_equal(const uint8_t *a, const uint8_t *b, int64_t length) {
  return length == 0 || memcmp(a, b, (size_t)length) == 0;
}

static int32_t append(char *buffer, int32_t capacity, int32_t used, const char *text, char end) {
  size_t length = strlen(text);
  if (used + (int32_t)length + 1 <= capacity) {
    memcpy(buffer + used, text, length);
    buffer[used + (int32_t)length] = end;
  }
  return used + (int32_t)length + 1;
}

static int32_t append_wide(char *buffer, int32_t capacity, int32_t used, const UChar *text) {
  char name[64];
  int32_t length = u_strlen(text);
  if (length >= (int32_t)sizeof name) {
    return used;
  }
  u_UCharsToChars(text, name, length + 1);
  return append(buffer, capacity, used, name, ' ');
}

int32_t toast_parent_locales(char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode code = (UErrorCode)*status;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &code);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &code);
  UResourceBundle *children = NULL;
  int32_t used = 0;
  int32_t count = U_SUCCESS(code) ? ures_getSize(parents) : 0;
  for (int32_t index = 0; index < count; index += 1) {
    children = ures_getByIndex(parents, index, children, &code);
    if (U_FAILURE(code)) {
      break;
    }
    used = append(buffer, capacity, used, ures_getKey(children), ' ');
    if (ures_getType(children) == URES_STRING) {
      int32_t length = 0;
      used = append_wide(buffer, capacity, used, ures_getString(children, &length, &code));
    } else {
      int32_t size = ures_getSize(children);
      for (int32_t child = 0; child < size && U_SUCCESS(code); child += 1) {
        int32_t length = 0;
        used = append_wide(
          buffer, capacity, used, ures_getStringByIndex(children, child, &length, &code));
      }
    }
    used = append(buffer, capacity, used, "", '\n');
  }
  ures_close(children);
  ures_close(parents);
  ures_close(data);
  *status = code;
  return used;
}

static int is_word(uint8_t byte) {
  return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

int32_t toast_is_plain_ascii(const uint8_t *text, int64_t length) {
  if (length == 0) {
    return 1;
  }
  uint8_t all = 0;
  for (int64_t index = 0; index < length; index += 1) {
    all |= text[index];
  }
  return all < 0x80 && is_word(text[0]) && is_word(text[length - 1]);
}

const char *toast_environment(const char *name) {
  return getenv(name);
}
