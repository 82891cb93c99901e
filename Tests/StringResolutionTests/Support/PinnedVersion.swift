// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

/// Whether the system has the version that the expectations are taken from.
let isICU72 = ICUVersion.current.icu == "72.1"

/// What a test skipped for another version says.
let notICU72 = Comment(
  rawValue: "pinned to ICU 72.1 and CLDR 42; this system has ICU \(ICUVersion.current.icu) "
    + "and CLDR \(ICUVersion.current.cldr)"
)
