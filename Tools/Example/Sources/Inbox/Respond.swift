// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution

/// Answers a request in the language of the reader.
func respond(to request: Request) -> Response {
  let wishes = LanguagePreferences(acceptLanguage: request["accept-language"] ?? "")
  let texts = LocalizationBundle.module.preferring(wishes)
  let page = Page(path: request.path)
  return Response(status: page.status, body: texts.resolution(of: page.text))
}
