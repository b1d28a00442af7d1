import { encodePart } from '../address-parts';
import type { SentRequest } from '../types';

/** Tokens in the form of a JWT. The forged token of `probe-auth.ts` is no secret and must stay in the curl command. */
const JWT = /\beyJ[\w-]{8,}\.[\w-]+\.(?!conformance\b)[\w-]+/g;

/** Secrets of a run, with the placeholders that replace them. */
export class Secrets {
  /** Placeholders of secrets that are masked in any text. */
  private readonly anywhere = new Map<string, string>();
  /** Placeholders of secrets that are masked only as whole values, in JSON and in forms. */
  private readonly inJson = new Map<string, string>();

  /**
   * Adds a secret that is masked everywhere, as `$NAME`. Ignores texts below 6 characters, which occur by chance.
   *
   * @param name without `$`
   */
  add(secret: string, name: string): void {
    if (secret.length >= 6) this.anywhere.set(secret, `$${name}`);
  }

  /** Adds a secret that is masked only as a whole value, of a JSON member or a form field, because a password may be any word. */
  addField(secret: string, name: string): void {
    if (secret !== '') this.inJson.set(secret, `$${name}`);
  }

  /** Adds a password of an example. It is masked everywhere if it has at least 8 characters and a digit, else only as a whole value. */
  addExample(secret: string): void {
    this.addField(secret, 'PASSWORD');
    if (/^(?=.*\d)\S{8,}$/.test(secret)) this.add(secret, 'PASSWORD');
  }

  /** Returns a text with all secrets replaced, and every other JWT, except the forged one, by `$TOKEN`. */
  mask(text: string): string {
    let masked = text;
    // A secret may be the beginning of a longer one.
    const longestFirst = [...this.anywhere].toSorted(([one], [other]) => other.length - one.length);
    for (const [secret, name] of longestFirst) masked = masked.replaceAll(secret, name);
    for (const [secret, name] of this.inJson) {
      masked = masked.replace(memberValue(secret), (_, before: string, quote: string) => `${before}${quote}${name}${quote}`);
      masked = masked.replace(formValue(secret), `=${name}`);
    }
    return masked.replaceAll(JWT, '$TOKEN');
  }

  /** Returns a line of a YAML or JSON file with the secrets replaced that are whole values, with or without quotes. */
  maskSource(line: string): string {
    let masked = line;
    for (const [secret, name] of [...this.anywhere, ...this.inJson])
      masked = masked.replace(sourceValue(secret), (_, before: string) => before + name);
    return masked;
  }

  /** Returns all placeholders, such as `$TOKEN`. */
  placeholders(): ReadonlySet<string> {
    return new Set(['$TOKEN', ...this.anywhere.values(), ...this.inJson.values()]);
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
  const either = [inJson, escapeJson(inJson)].map(escapePattern).join('|');
  return new RegExp(String.raw`(:\s*)(\\?")(?:${either})\2`, 'g');
}

/** Creates a pattern for a whole value of a form. */
const formValue = (secret: string) => new RegExp(`=${escapePattern(encodePart(secret))}(?=&|$)`, 'g');

/** Creates a pattern for a whole value of a line, after a colon, a dash, a comma or a bracket. */
const sourceValue = (secret: string) =>
  new RegExp(String.raw`((?:[:,[]|^\s*-)\s*["']?)${escapePattern(escapeJson(secret))}(?=["']?\s*(?:[,}\]]|$))`, 'g');

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);
