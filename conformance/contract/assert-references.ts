import { ContractError } from './contract-error';
import type { ContractNode, DocumentStore } from './document-store';
import { appendPointer, isRecord } from './pointer';
import { findReferences } from './references';

/**
 * Resolves every reference once, because a check that meets a broken one later would be lost.
 *
 * @throws ContractError with the location of a reference that leads nowhere or to itself
 */
export function assertReferences(store: DocumentStore): void {
  const owners = [...store.documents].flatMap(([file, { parsed }]) =>
    findReferences(parsed).map(({ pointer, value }): ContractNode => ({ file, pointer, value })),
  );
  for (const owner of owners) store.resolveRef(owner);
  const finished = new Set<string>();
  for (const owner of owners) assertEnds(store, owner, [], finished);
}

/** A recursive schema needs a property or an item in between; otherwise no value could ever be validated. */
function assertEnds(store: DocumentStore, node: ContractNode, path: readonly string[], finished: Set<string>): void {
  const key = `${node.file}#${node.pointer}`;
  if (finished.has(key)) return;
  if (path.includes(key))
    throw new ContractError(`${store.formatLocation(node)}: this schema refers to itself without a property or an item in between`);
  for (const next of inPlaceSchemas(store, node)) assertEnds(store, next, [...path, key], finished);
  finished.add(key);
}

/** Returns the schemas that apply to the same value. */
function inPlaceSchemas(store: DocumentStore, node: ContractNode): ContractNode[] {
  const { value } = node;
  if (!isRecord(value)) return [];
  const member = (...segments: string[]): ContractNode => store.node(node.file, appendPointer(node.pointer, ...segments));
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = value[keyword];
    return Array.isArray(list) ? list.map((_, index) => member(keyword, String(index))) : [];
  });
  const single = ['not', 'if', 'then', 'else'].filter((keyword) => isRecord(value[keyword])).map((keyword) => member(keyword));
  return [...(typeof value['$ref'] === 'string' ? [store.followRef(node, value['$ref'])] : []), ...lists, ...single];
}
