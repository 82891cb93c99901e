// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

@_exported import StringResolution
@_exported import ToastPresentation
