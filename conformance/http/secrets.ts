import type { SentRequest } from '../types';

/** Tokens in the form of a JWT. The forged token of `probe-auth.ts` is no secret and must stay in the curl command. */
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.(?!conformance\b)[\w-]+/g;

/** Secrets of a run, with the placeholders that replace them. */
export class Secrets {
  /** Placeholders of secrets that are masked in any text. */
  private readonly anywhere = new Map<string, string>();
  /** Placeholders of secrets that are masked only as values in JSON. */
  private readonly inJson = new Map<string, string>();

  /** Adds a secret that is masked everywhere, as `$NAME`. Ignores texts below 6 characters, which occur by chance. */
  add(secret: string, name: string): void {
    if (secret.length >= 6) this.anywhere.set(secret, `$${name}`);
  }

  /** Adds a secret that is masked only as the whole value of a JSON member, because a password may be any word. */
  addField(secret: string, name: string): void {
    if (secret !== '') this.inJson.set(secret, `$${name}`);
  }

  /** Returns a text with all secrets replaced. */
  mask(text: string): string {
    let masked = text;
    for (const [secret, name] of this.anywhere) masked = masked.replaceAll(secret, name);
    for (const [secret, name] of this.inJson)
      masked = masked.replace(memberValue(secret), (_, before: string, quote: string) => `${before}${quote}${name}${quote}`);
    return masked.replaceAll(JWT, '$TOKEN');
  }

  /** Returns a request with all secrets replaced. */
  maskRequest({ method, url, headers, body }: SentRequest): SentRequest {
    const shown = Object.entries(headers).map(([name, value]) => [name, this.mask(value)]);
    return { method, url: this.mask(url), headers: Object.fromEntries(shown), body: body === null ? null : this.mask(body) };
  }
}

/** Creates a pattern for a whole value of a JSON member, also in pretty-printed JSON and in JSON inside a JSON string. */
function memberValue(secret: string): RegExp {
  const inJson = escapeJson(secret);
  const either = [inJson, escapeJson(inJson)].map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`(:\s*)(\\?")(?:${either})\2`, 'g');
}

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);
