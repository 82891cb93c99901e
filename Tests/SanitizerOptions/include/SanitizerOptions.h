// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// Nothing is declared here: the sanitizers call what SanitizerOptions.c defines, by its name.
