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
    for (const [secret, name] of this.inJson)
      masked = masked.replace(memberValue(secret), (_, before: string, quote: string) => `${before}${quote}${name}${quote}`);
    return masked.replaceAll(JWT, '$TOKEN');
  }

  maskRequest({ method, url, headers, body }: SentRequest): SentRequest {
    const shown = Object.entries(headers).map(([name, value]) => [name, this.mask(value)]);
    return { method, url: this.mask(url), headers: Object.fromEntries(shown), body: body === null ? null : this.mask(body) };
  }
}

/** Matches a whole member value, also in pretty-printed JSON and in JSON inside a JSON string. */
function memberValue(secret: string): RegExp {
  const inJson = escapeJson(secret);
  const either = [inJson, escapeJson(inJson)].map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`(:\s*)(\\?")(?:${either})\2`, 'g');
}

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);
