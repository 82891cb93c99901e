// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#include "CToastICU.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

_Static_assert(U_MAX_VERSION_STRING_LENGTH <= 20, "the header promises 20 characters");

// "42.0.0.0" is written "42", "72.1.0.0" is written "72.1".
static void write_version(const UVersionInfo version, int minimum, char *buffer) {
  int fields = U_MAX_VERSION_LENGTH;
  while (fields > minimum && version[fields - 1] == 0) {
    fields -= 1;
  }
  UVersionInfo kept;
  memcpy(kept, version, sizeof(UVersionInfo));
  u_versionToString(kept, buffer);
  char *end = buffer;
  for (int field = 0; *end != '\0'; end += 1) {
    if (*end == '.') {
      field += 1;
      if (field == fields) {
        break;
      }
    }
  }
  *end = '\0';
}

void toast_versions(char *icu, char *cldr, char *unicode) {
  UVersionInfo version;
  u_getVersion(version);
  write_version(version, 2, icu);
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &status);
  if (U_SUCCESS(status)) {
    write_version(version, 1, cldr);
  } else {
    strcpy(cldr, "unknown");
  }
  u_getUnicodeVersion(version);
  write_version(version, 2, unicode);
}
