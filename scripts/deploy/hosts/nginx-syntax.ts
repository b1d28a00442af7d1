import type { Headers } from '../../site/headers';

/** Returns the lines for compressible files, each of which has a `.br` and a `.gz` file beside it. */
export function compressedLines(missing = '=404', file = '$uri'): string[] {
  // Errors of nginx, such as 405, are not compressed.
  return ['add_header Content-Encoding $site_encoding;', ...staticLines(missing, file)];
}

/** Returns those lines for the page of an error, whose status is not a success. */
export function compressedErrorLines(): string[] {
  return ['add_header Content-Encoding $site_encoding always;', ...staticLines('=404', '$uri')];
}

function staticLines(missing: string, file: string): string[] {
  // Without ranges, because the error of a wrong one would have the encoding of the file.
  return [
    'types {}',
    'max_ranges 0;',
    'gzip_static on;',
    'add_header Vary Accept-Encoding always;',
    `try_files ${file}$site_br ${file} ${missing};`,
  ];
}

/** Returns the location of missing files. It inherits the headers of errors from its server. */
export function missingLocation(): string[] {
  return block('location @missing', ['default_type "text/plain; charset=utf-8";', 'return 404 "Not found";']);
}

export function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

export function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}'];
}

export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Escapes a text for a regular expression. */
export function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
