import type { SentRequest } from '../types';

/** Except the forged token of `probe-auth.ts`, which is no secret and must stay in the curl command. */
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.(?!conformance\b)[\w-]+/g;

/** The secrets of a run, with the names that replace them. */
export class Secrets {
  private readonly anywhere = new Map<string, string>();
  private readonly inJson = new Map<string, string>();

  /** Registers a secret to mask everywhere. Ignores texts under 6 characters, which are common. */
  add(secret: string, name: string): void {
    if (secret.length >= 6) this.anywhere.set(secret, `$${name}`);
  }

  /** Masks only whole JSON member values, because a password may be any word. */
  addField(secret: string, name: string): void {
    if (secret !== '') this.inJson.set(secret, `$${name}`);
  }

  mask(text: string): string {
    let masked = text;
    for (const [secret, name] of this.anywhere) masked = masked.replaceAll(secret, name);
    for (const [secret, name] of this.inJson) {
      for (const quote of ['"', String.raw`\"`]) masked = masked.replaceAll(`:${quote}${secret}${quote}`, `:${quote}${name}${quote}`);
    }
    return masked.replaceAll(JWT, '$TOKEN');
  }

  maskRequest({ method, url, headers, body }: SentRequest): SentRequest {
    const shown = Object.entries(headers).map(([name, value]) => [name, this.mask(value)]);
    return { method, url: this.mask(url), headers: Object.fromEntries(shown), body: body === null ? null : this.mask(body) };
  }
}

/** Transport headers that do not matter for repeating a request. */
const TRANSPORT_HEADERS = new Set(['host', 'connection', 'accept-encoding', 'content-length', 'user-agent']);

/** Returns a curl command. Does not mask: pass the result of {@link Secrets.maskRequest}. */
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

/** A masked secret gets double quotes, so that the shell substitutes `$NAME`. */
const shellQuote = (text: string) =>
  /\$[A-Z_]+/.test(text) ? `"${text.replaceAll(/["\\`]/g, String.raw`\$&`)}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;
