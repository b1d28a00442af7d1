import type { Headers } from '../../site/headers';

/**
 * Returns the lines that serve files of which each has a `.br` and a `.gz` file beside it.
 *
 * @param missing last argument of `try_files`: a named location or a status, which serves missing files
 * @param file path of the served file; by default that of the request
 */
export function compressedLines(missing = '=404', file = '$uri'): string[] {
  // The header is not set on errors, such as 405, because nginx does not compress them.
  return ['add_header Content-Encoding $site_encoding;', ...staticLines(missing, file)];
}

/** Returns the lines that serve the page of an error, compressed although its status is an error. */
export function compressedErrorLines(): string[] {
  return ['add_header Content-Encoding $site_encoding always;', ...staticLines('=404', '$uri')];
}

function staticLines(missing: string, file: string): string[] {
  // Ranges are off, because the error of an invalid range would have the file's Content-Encoding.
  return [
    'types {}',
    'max_ranges 0;',
    'gzip_static on;',
    'add_header Vary Accept-Encoding always;',
    `try_files ${file}$site_br ${file} ${missing};`,
  ];
}

/** Returns the location `@missing`, which responds to missing files with 404. It has the headers of errors from its server. */
export function missingLocation(): string[] {
  return block('location @missing', ['default_type "text/plain; charset=utf-8";', 'return 404 "Not found";']);
}

/** Returns the lines that set headers, also on errors. */
export function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/** Returns a block with indented lines. */
export function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** Quotes a text for nginx, which still replaces variables in it, such as `$uri`. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Escapes a text for a regular expression. */
export function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
