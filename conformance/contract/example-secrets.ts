import type { DocumentStore } from './document-store';
import { isRecord } from './pointer';

/** Names of members with a password. */
const PASSWORD = /(?:password|passwd|senha|secret|pin|cvv)(?:_?confirmation)?$/i;

/** Keywords of a schema with values that requests may have. */
const VALUE_KEYWORDS = ['example', 'examples', 'default', 'const'];

/**
 * Returns the passwords, PINs and other secrets in the examples, defaults and constants of a contract, which may be those of real
 * accounts. A secret is a text under the name of one, or in a schema with such a name or with `format: password`.
 */
export function exampleSecrets({ documents }: Pick<DocumentStore, 'documents'>): ReadonlySet<string> {
  const found = new Set<string>();
  const visited = new Set<object>();
  for (const { parsed } of documents.values()) visit(parsed);
  return found;

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isRecord(value) && value['format'] === 'password') addValues(value);
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      if (!Array.isArray(value) && PASSWORD.test(name)) {
        if (typeof member === 'string') add(member);
        else if (isRecord(member)) addValues(member);
      }
      visit(member);
    }
  }

  function addValues(schema: Readonly<Record<string, unknown>>): void {
    for (const keyword of VALUE_KEYWORDS) for (const value of [schema[keyword]].flat()) if (typeof value === 'string') add(value);
  }

  function add(secret: string): void {
    if (secret !== '') found.add(secret);
  }
}
