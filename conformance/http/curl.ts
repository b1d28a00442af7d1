import type { SentRequest } from '../types';

/** Headers of the transport, which curl sets itself. */
const TRANSPORT_HEADERS = new Set(['host', 'connection', 'accept-encoding', 'content-length', 'user-agent']);

/**
 * Returns a curl command that repeats a request, without the headers of the transport. Secrets must be masked before, by
 * `Secrets.maskRequest`. Their placeholders are variables that the user of the command must set. The shell substitutes nothing else,
 * because a server can put any text into an id or an ETag.
 *
 * @param placeholders such as `$TOKEN`
 */
export function toCurl({ method, url, headers, body }: SentRequest, placeholders: ReadonlySet<string>): string {
  const shellQuote = (text: string) => quote(text, placeholders);
  const shown = Object.entries(headers).filter(([name]) => !TRANSPORT_HEADERS.has(name.toLowerCase()));
  return [
    'curl -i',
    ...(method === 'HEAD' ? ['--head'] : method === 'GET' && body === null ? [] : [`-X ${method}`]),
    shellQuote(url),
    ...shown.map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-binary ${shellQuote(body)}`]),
  ].join(' ');
}

/** Quotes a text for the shell, with double quotes if it has a placeholder, which the shell then substitutes. */
function quote(text: string, placeholders: ReadonlySet<string>): string {
  const parts = text.split(/(\$[A-Z0-9_]+)/);
  if (!parts.some((part) => placeholders.has(part))) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return `"${parts.map((part) => (placeholders.has(part) ? part : part.replaceAll(/["\\`$]/g, String.raw`\$&`))).join('')}"`;
}
