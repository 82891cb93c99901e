// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What stands before the findings on the page of a report.
enum HTMLReportPage {
  /// The page up to its first section.
  ///
  /// The switches at the top hide rows by style alone. The policy forbids everything that the page
  /// does not hold itself, should an escape ever fail.
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>String catalogs</title>
    <style>
    :root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
    body { margin: 1rem auto; max-width: 80rem; padding: 0 1rem; }
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid; padding: .25rem .5rem; text-align: start; vertical-align: top; }
    td { overflow-wrap: anywhere; }
    td:nth-child(1), td:nth-child(2) { white-space: nowrap; }
    .error td:nth-child(2) { font-weight: bold; }
    body:has(#errors:not(:checked)) .error { display: none; }
    body:has(#warnings:not(:checked)) .warning { display: none; }
    body:has(#infos:not(:checked)) .info { display: none; }
    </style>
    </head>
    <body>
    <header>
    <h1>String catalogs</h1>
    <p><a href="#summary">Summary</a></p>
    <p>
    <label><input type="checkbox" id="errors" checked> errors</label>
    <label><input type="checkbox" id="warnings" checked> warnings</label>
    <label><input type="checkbox" id="infos"> infos</label>
    </p>
    </header>
    <main>

    """
}
