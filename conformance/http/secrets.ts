import type { SentRequest } from '../types';

/** A JWT, but for the one that the checks make up themselves. */
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.(?!conformance\b)[\w-]+/g;

/** Keeps what must not be seen in a report: each secret by the name that stands in for it. */
export class Secrets {
  private readonly anywhere = new Map<string, string>();
  private readonly inJson = new Map<string, string>();

  /** From now on `$NAME` stands wherever this secret did. Short texts are left alone, for they stand everywhere. */
  add(secret: string, name: string): void {
    if (secret.length >= 6) this.anywhere.set(secret, `$${name}`);
  }

  /** As {@link add}, but only where it is the value of a member: a password may be any word. */
  addField(secret: string, name: string): void {
    if (secret !== '') this.inJson.set(secret, `$${name}`);
  }

  /** A text with its secrets taken out. */
  mask(text: string): string {
    let masked = text;
    for (const [secret, name] of this.anywhere) masked = masked.replaceAll(secret, name);
    for (const [secret, name] of this.inJson) {
      for (const quote of ['"', String.raw`\"`]) masked = masked.replaceAll(`:${quote}${secret}${quote}`, `:${quote}${name}${quote}`);
    }
    return masked.replaceAll(JWT, '$TOKEN');
  }

  /** A request with its secrets taken out. */
  maskRequest({ method, url, headers, body }: SentRequest): SentRequest {
    const shown = Object.entries(headers).map(([name, value]) => [name, this.mask(value)]);
    return { method, url: this.mask(url), headers: Object.fromEntries(shown), body: body === null ? null : this.mask(body) };
  }
}

/** Headers that the transport adds, and that say nothing to whoever repeats a request. */
const TRANSPORT_HEADERS = new Set(['host', 'connection', 'accept-encoding', 'content-length', 'user-agent']);

/** A curl line that sends the request again. Give it a masked one. */
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

/** Quoted for a shell. In double quotes where a secret's name has to be filled in. */
const shellQuote = (text: string) =>
  /\$[A-Z_]+/.test(text) ? `"${text.replaceAll(/["\\`]/g, String.raw`\$&`)}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;
