import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { appendPointer, isRecord } from '../contract/pointer';
import { readConstraints } from '../contract/schema-constraints';
import type { SchemaConstraints } from '../contract/schema-constraints';

/** Maximum depth of values that are searched. */
const MAX_DEPTH = 12;

/** Maximum number of items of a list that are searched, because all have the same schema. */
const MAX_ITEMS = 20;

/** Object in a value, with its schema. */
export interface WalkedObject {
  schema: ContractNode;
  /** Constraints of the alternatives of the schema. */
  alternatives: readonly SchemaConstraints[];
  value: Readonly<Record<string, unknown>>;
  pointer: string;
}

/** Yields the objects in a value that the schema describes, the outer ones first. @param skips returns true for a member to leave out */
export function* walkObjects(
  store: DocumentStore,
  schema: ContractNode,
  value: unknown,
  skips: (object: WalkedObject, name: string) => boolean = () => false,
  pointer = '',
  depth = 0,
): Generator<WalkedObject> {
  const alternatives = readConstraints(store, schema);
  if (depth > MAX_DEPTH || alternatives.length === 0) return;
  if (Array.isArray(value)) {
    const items = alternatives.find((one) => one.items !== null)?.items ?? null;
    if (items === null) return;
    for (const [index, item] of value.slice(0, MAX_ITEMS).entries())
      yield* walkObjects(store, items, item, skips, appendPointer(pointer, index), depth + 1);
  }
  if (!isRecord(value)) return;
  const object = { schema, alternatives, value, pointer };
  yield object;
  for (const [name, member] of Object.entries(value)) {
    const property = alternatives.find(({ properties }) => properties.has(name))?.properties.get(name);
    if (property !== undefined && !skips(object, name))
      yield* walkObjects(store, property, member, skips, appendPointer(pointer, name), depth + 1);
  }
}
