import type { SentRequest } from '../types';

/** A JWT, except the forged token of `probe-auth.ts`, which is no secret and must stay in the curl command. */
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.(?!conformance\b)[\w-]+/g;

/** The secrets of a run, each with the name that replaces it in reports. */
export class Secrets {
  private readonly anywhere = new Map<string, string>();
  private readonly inJson = new Map<string, string>();

  /** Registers a secret to be masked as `$NAME` everywhere. Ignores texts under 6 characters, which are common. */
  add(secret: string, name: string): void {
    if (secret.length >= 6) this.anywhere.set(secret, `$${name}`);
  }

  /** Registers a secret that is masked only as a whole JSON member value, because a password may be any word. */
  addField(secret: string, name: string): void {
    if (secret !== '') this.inJson.set(secret, `$${name}`);
  }

  /** Returns a text with its secrets masked. */
  mask(text: string): string {
    let masked = text;
    for (const [secret, name] of this.anywhere) masked = masked.replaceAll(secret, name);
    for (const [secret, name] of this.inJson) {
      for (const quote of ['"', String.raw`\"`]) masked = masked.replaceAll(`:${quote}${secret}${quote}`, `:${quote}${name}${quote}`);
    }
    return masked.replaceAll(JWT, '$TOKEN');
  }

  /** Returns a request with its secrets masked. */
  maskRequest({ method, url, headers, body }: SentRequest): SentRequest {
    const shown = Object.entries(headers).map(([name, value]) => [name, this.mask(value)]);
    return { method, url: this.mask(url), headers: Object.fromEntries(shown), body: body === null ? null : this.mask(body) };
  }
}

/** Headers added by the transport, which do not matter for repeating a request. */
const TRANSPORT_HEADERS = new Set(['host', 'connection', 'accept-encoding', 'content-length', 'user-agent']);

/** Returns a curl command that repeats a request. Does not mask: pass the result of {@link Secrets.maskRequest}. */
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

/** Quotes a text for a shell. A text with a masked secret gets double quotes, so that the shell substitutes `$NAME`. */
const shellQuote = (text: string) =>
  /\$[A-Z_]+/.test(text) ? `"${text.replaceAll(/["\\`]/g, String.raw`\$&`)}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;
