// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// What the benchmarks measure themselves against, and their clocks.

#ifndef TOAST_BASELINE_H
#define TOAST_BASELINE_H

#include <stdint.h>

/// A cached ICU message format with one number.
typedef struct baseline_message baseline_message;
baseline_message *baseline_message_open(const char *locale, const char *pattern);
int32_t baseline_message_format(const baseline_message *message, double number, uint8_t *buffer, int32_t capacity);

/// CPU time of this thread and elapsed time, in nanoseconds.
int64_t baseline_thread_time(void);
int64_t baseline_wall_time(void);
/// How often memory was asked for since the program began.
int64_t baseline_allocations(void);

#endif
