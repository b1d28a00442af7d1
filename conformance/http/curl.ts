import type { SentRequest } from '../types';

/** Headers of the transport, which curl sets itself. */
const TRANSPORT_HEADERS = new Set(['host', 'connection', 'accept-encoding', 'content-length', 'user-agent']);

/** Returns a curl command that repeats a request. Secrets must be masked before, by `Secrets.maskRequest`. */
export function toCurl({ method, url, headers, body }: SentRequest): string {
  const shown = Object.entries(headers).filter(([name]) => !TRANSPORT_HEADERS.has(name.toLowerCase()));
  return [
    'curl -i',
    ...(method === 'HEAD' ? ['--head'] : method === 'GET' && body === null ? [] : [`-X ${method}`]),
    shellQuote(url),
    ...shown.map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${shellQuote(body)}`]),
  ].join(' ');
}

/** Quotes a text for the shell. Text with `$NAME`, as in a masked secret, gets double quotes, so the shell substitutes it. */
const shellQuote = (text: string) =>
  /\$[A-Z_]+/.test(text) ? `"${text.replaceAll(/["\\`]/g, String.raw`\$&`)}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;
