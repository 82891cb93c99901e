// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

// Announcements carry notes, whose type lives in a module that is no product of its own.
@_exported public import SpokenText
