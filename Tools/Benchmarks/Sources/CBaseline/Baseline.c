// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#define _GNU_SOURCE
#include "CBaseline.h"

#include <dlfcn.h>
#include <stddef.h>
#include <time.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t baseline_thread_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
int64_t baseline_wall_time(void) { return nanoseconds(CLOCK_MONOTONIC); }

baseline_message *baseline_message_open(const char *locale, const char *pattern) {
  UChar wide[512];
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  u_strFromUTF8(wide, 512, &length, pattern, -1, &code);
  return (baseline_message *)umsg_open(wide, length, locale, NULL, &code);
}

int32_t baseline_message_format(
  const baseline_message *message, double number, uint8_t *buffer, int32_t capacity
) {
  UChar wide[256];
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = umsg_format((const UMessageFormat *)message, wide, 256, &code, number);
  int32_t needed = 0;
  u_strToUTF8((char *)buffer, capacity, &needed, wide, length, &code);
  return needed;
}

// Counts calls of malloc of this thread: a counter that threads share would be what is measured.
static _Thread_local int64_t allocations;

extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

int64_t baseline_allocations(void) {
  return allocations;
}
