import { parseYaml } from '@redocly/openapi-core';

import type { Json } from './json';

const parsed = new Map<string, { readonly text: string; readonly value: Json }>();

/**
 * Parses a source of the contract. A process that parses it again gets the same object while the text is the same, so callers must not
 * change it: parsing all sources takes longer than every other step of a check.
 * @throws if the text is no YAML
 */
export function parseSource(file: string, text: string): Json {
  const known = parsed.get(file);
  if (known?.text === text) return known.value;
  const value = parseYaml(text) as Json;
  parsed.set(file, { text, value });
  return value;
}
