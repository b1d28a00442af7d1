import type { ContractNode } from './contract-node';
import type { DocumentStore } from './document-store';
import { isRecord } from './pointer';

/** Media type of a body, a response or a parameter. */
export interface MediaType {
  /** Name in lower case, without parameters. */
  type: string;
  schema: ContractNode | null;
  examples: readonly unknown[];
  node: ContractNode;
}

/** Returns the media types of an object with `content`, in its order; an empty list without `content`. */
export function readMediaTypes(store: DocumentStore, owner: ContractNode): MediaType[] {
  return store.members(store.child(owner, 'content')).map(([type, node]) => ({
    type: stripParameters(type),
    schema: store.child(node, 'schema'),
    examples: readExamples(store, node),
    node,
  }));
}

/** Returns the values of the examples: `example` first, then those of `examples` that have a `value`. */
export function readExamples(store: DocumentStore, owner: ContractNode): unknown[] {
  const one = store.child(owner, 'example');
  const many = store.members(store.child(owner, 'examples')).flatMap(([, node]) => {
    const example = store.resolveRef(node).value;
    return isRecord(example) && 'value' in example ? [example['value']] : [];
  });
  return one === null ? many : [one.value, ...many];
}

/** Returns a content type in lower case, without parameters such as `charset`. */
export const stripParameters = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Returns true for JSON, including `application/…+json`. The type may have parameters and upper case. */
export const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json$/.test(stripParameters(type));

/** Returns true if a documented type, possibly a range such as `image/*`, matches a type. Both are in lower case, without parameters. */
export function matchesMediaType(documented: string, type: string): boolean {
  if (documented === '*/*' || documented === type) return true;
  return documented.endsWith('/*') && type.startsWith(documented.slice(0, -1));
}
