// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// Nothing is declared here: LeakSanitizer calls what LeakOptions.c defines, by its name.
