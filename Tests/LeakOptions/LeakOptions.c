// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "LeakOptions.h"

#if __has_feature(address_sanitizer)
// What LeakSanitizer asks for its options when the program starts; those in LSAN_OPTIONS win. The file of
// suppressions stands beside this one.
const char *__lsan_default_options(void);

const char *__lsan_default_options(void) {
  return "print_suppressions=0:suppressions='" __FILE__ ".suppressions'";
}
#endif
