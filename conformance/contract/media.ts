import type { DocumentStore, ContractNode } from './document-store';
import { isRecord } from './pointer';

/** One content type of a request or an answer. */
export interface MediaType {
  /** Lower case, without parameters: `application/json`. */
  type: string;
  schema: ContractNode | null;
  examples: readonly unknown[];
  node: ContractNode;
}

/** The content types that something lists under `content`. */
export function readMediaTypes(store: DocumentStore, owner: ContractNode): MediaType[] {
  return store.members(store.child(owner, 'content')).map(([type, node]) => ({
    type: stripParameters(type),
    schema: store.child(node, 'schema'),
    examples: readExamples(store, node),
    node,
  }));
}

/** The examples of a parameter, header or content type: `example` first, then those of `examples`. */
export function readExamples(store: DocumentStore, owner: ContractNode): unknown[] {
  const one = store.child(owner, 'example');
  const many = store.members(store.child(owner, 'examples')).flatMap(([, node]) => {
    const example = store.resolveRef(node).value;
    return isRecord(example) && 'value' in example ? [example['value']] : [];
  });
  return one === null ? many : [one.value, ...many];
}

/** A content type in lower case, without its parameters. */
export const stripParameters = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Whether a body of this content type is JSON. */
export const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json$/.test(stripParameters(type));

/** Whether a documented content type, which may be a range as `image/*`, takes in another. */
export function matchesMediaType(documented: string, type: string): boolean {
  if (documented === '*/*' || documented === type) return true;
  return documented.endsWith('/*') && type.startsWith(documented.slice(0, -1));
}
