export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Node of a document, with its JSON pointer as a URI fragment (`#/paths/…`). */
export interface JsonNode {
  pointer: string;
  node: JsonObject;
}

/** Returns true for an object, false also for a list and null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the members of an object; none of another value. */
export function members(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns the keys of a JSON pointer (`#/paths/…`). */
export function tokensOf(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Appends keys to a JSON pointer. */
export function appendPointer(pointer: string, ...keys: (string | number)[]): string {
  const tokens = keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return [pointer, ...tokens].join('/');
}

/**
 * Follows the reference (`$ref`) of a node within the document, and that of each node to which it leads. Keys beside a `$ref` are ignored.
 * @returns the node at the end, with its own pointer; the last one that was found if a reference is missing or circular
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
export function lookUp(document: Json | undefined, pointer: string): Json | undefined {
  return tokensOf(pointer).reduce<Json | undefined>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)];
    return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }, document);
}
