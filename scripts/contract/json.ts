export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Node of a document, with its JSON pointer as a URI fragment (`#/paths/…`). */
export interface JsonNode {
  pointer: string;
  node: JsonObject;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the members of an object; none of another value. */
export function members(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Appends keys to a JSON pointer. */
export function appendPointer(pointer: string, ...keys: (string | number)[]): string {
  const tokens = keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return [pointer, ...tokens].join('/');
}

/**
 * Follows references.
 * @returns the last resolved node if a reference is missing or circular
 */
export function resolve(document: JsonObject, start: JsonNode): JsonNode {
  const seen = new Set<string>();
  let current = start;
  while (typeof current.node['$ref'] === 'string' && !seen.has(current.pointer)) {
    seen.add(current.pointer);
    const node = lookUp(document, current.node['$ref']);
    if (!isObject(node)) return current;
    current = { pointer: current.node['$ref'], node };
  }
  return current;
}

/** Returns the node at a pointer (`#/paths/…`), which may be a reference, or undefined. */
export function lookUp(document: JsonObject, pointer: string): Json | undefined {
  const tokens = pointer.split('/').slice(1);
  return tokens.reduce<Json | undefined>((node, token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    return Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined;
  }, document);
}
