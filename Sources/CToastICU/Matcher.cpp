// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// ICU 72 has no C interface to its locale matcher.

#include "CToastICU.h"

#include <new>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <utility>
#include <vector>

namespace {

struct Matcher {
  icu::LocaleMatcher matcher;
};

icu::Locale localeFor(const char *name) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(name, code);
  if (U_FAILURE(code) || locale.isBogus() || *locale.getLanguage() == '\0') {
    return icu::Locale(name);
  }
  return locale;
}

}  // namespace

toast_matcher *toast_matcher_open(
  const char *const *supported, int32_t count, const char *fallback, int32_t favor,
  int32_t *status
) {
  UErrorCode code = static_cast<UErrorCode>(*status);
  std::vector<icu::Locale> locales;
  for (int32_t index = 0; index < count; index += 1) {
    locales.push_back(localeFor(supported[index]));
  }
  icu::LocaleMatcher::Builder builder;
  builder.setSupportedLocales(locales.begin(), locales.end());
  if (fallback != nullptr) {
    icu::Locale locale = localeFor(fallback);
    builder.setDefaultLocale(&locale);
  } else {
    builder.setNoDefaultLocale();
  }
  if (favor == TOAST_FAVOR_SCRIPT) {
    builder.setFavorSubtag(ULOCMATCH_FAVOR_SCRIPT);
  }
  icu::LocaleMatcher matcher = builder.build(code);
  *status = code;
  if (U_FAILURE(code)) {
    return nullptr;
  }
  auto *result = new (std::nothrow) Matcher{std::move(matcher)};
  if (result == nullptr) {
    *status = U_MEMORY_ALLOCATION_ERROR;
  }
  return reinterpret_cast<toast_matcher *>(result);
}

void toast_matcher_close(toast_matcher *matcher) {
  delete reinterpret_cast<Matcher *>(matcher);
}

int32_t toast_matcher_match(
  const toast_matcher *matcher, const char *const *desired, int32_t count,
  int32_t *desired_index, int32_t *status
) {
  UErrorCode code = static_cast<UErrorCode>(*status);
  std::vector<icu::Locale> locales;
  for (int32_t index = 0; index < count; index += 1) {
    locales.push_back(localeFor(desired[index]));
  }
  icu::Locale::RangeIterator<std::vector<icu::Locale>::iterator> wishes(
    locales.begin(), locales.end());
  const auto *own = reinterpret_cast<const Matcher *>(matcher);
  icu::LocaleMatcher::Result result = own->matcher.getBestMatchResult(wishes, code);
  *status = code;
  *desired_index = U_SUCCESS(code) ? result.getDesiredIndex() : -1;
  return U_SUCCESS(code) ? result.getSupportedIndex() : -1;
}
