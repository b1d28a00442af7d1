import type { Headers } from '../../site/headers';
import type { Deployment } from '../config/deployment-config';

/** Returns the port of a server, with its certificate if nginx ends TLS. */
export function listenLines({ tls, port }: Deployment): string[] {
  return tls === null ? [`listen ${String(port)};`] : ['listen 443 ssl http2;', ...tlsLines(tls)];
}

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

function tlsLines({ certificate, key }: { readonly certificate: string; readonly key: string }): string[] {
  return [
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    // A browser reads a record once it has all of it, and the head of a page requests the first picture: 16 kB take 90
    // ms on a slow phone.
    'ssl_buffer_size 4k;',
  ];
}
