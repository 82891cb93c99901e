// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What `--color` says.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}
