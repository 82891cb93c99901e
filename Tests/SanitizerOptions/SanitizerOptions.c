// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "SanitizerOptions.h"

#if __has_feature(address_sanitizer)
// What LeakSanitizer asks for its options when the program starts; those in LSAN_OPTIONS win. The file of
// suppressions stands beside this one.
const char *__lsan_default_options(void);

const char *__lsan_default_options(void) {
  return "print_suppressions=0:suppressions='" __FILE__ ".suppressions'";
}
#endif

#if __has_feature(thread_sanitizer)
// What ThreadSanitizer overlooks.
//
// All that a ToastQueue holds is behind one Mutex of the standard library, and so are the rows that tests claim. Where
// a thread has to wait for a Mutex, it is taken in a library that the sanitizer does not see into, so that it takes the
// next access for a race: eight tasks that each add to an array in a Mutex, and nothing else, are reported too.
const char *__tsan_default_suppressions(void);

const char *__tsan_default_suppressions(void) { return "race:ToastQueue.swift\nrace:FactRows.swift\n"; }
#endif
