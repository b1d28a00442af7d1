import type { ContractNode } from '../contract/contract-node';
import { discriminatorTag } from '../contract/discriminator';
import type { DocumentStore } from '../contract/document-store';
import { appendPointer, isRecord } from '../contract/pointer';
import { readConstraints } from '../contract/schema-constraints';

/** Maximum depth of values that are searched, and number of items of a list, because all have the same schema. */
const MAX_DEPTH = 12;
const MAX_ITEMS = 20;

/** Object, and the alternative that its discriminator names. */
interface Named {
  schema: ContractNode;
  value: unknown;
  pointer: string;
}

/** Returns the objects in a value whose discriminator names one of their alternatives: they must match that one, and not another. */
export function namedAlternatives(store: DocumentStore, schema: ContractNode, value: unknown, pointer = '', depth = 0): Named[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  const alternatives = readConstraints(store, schema);
  if (Array.isArray(value)) {
    const items = alternatives.find((one) => one.items !== null)?.items ?? null;
    if (items === null) return [];
    return value
      .slice(0, MAX_ITEMS)
      .flatMap((item: unknown, index) => namedAlternatives(store, items, item, appendPointer(pointer, index), depth + 1));
  }
  if (!isRecord(value)) return [];
  const owner = store.resolveRef(schema);
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) => store.members(store.child(owner, keyword)).map(([, branch]) => branch));
  const branch = branches.find((one) => {
    const [name, tag] = discriminatorTag(owner, one) ?? [];
    return name !== undefined && value[name] === tag;
  });
  const inside = Object.entries(value).flatMap(([name, member]) => {
    const property = alternatives.find(({ properties }) => properties.has(name))?.properties.get(name);
    return property === undefined ? [] : namedAlternatives(store, property, member, appendPointer(pointer, name), depth + 1);
  });
  return branch === undefined ? inside : [{ schema: branch, value, pointer }, ...inside];
}
