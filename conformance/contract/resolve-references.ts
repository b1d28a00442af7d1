import { ContractError } from './contract-error';
import type { ContractNode } from './contract-node';
import { decodePart } from '../address-parts';
import { appendPointer, isRecord } from './pointer';
import { findReferences } from './references';
import type { Reference } from './references';
import { resolveAddress } from './source-files';

/** Documents of a contract whose references are to be resolved. */
interface Documents {
  readonly documents: ReadonlyMap<string, { readonly parsed: unknown }>;
  /** Returns the node at a pointer; its value is undefined if nothing is there. */
  node(file: string, pointer: string): ContractNode;
  /** Returns `file:line` for messages. */
  formatLocation(node: ContractNode): string;
}

/**
 * Resolves every reference of a contract before the run, so that a broken one fails at once and not within a check.
 *
 * @returns the nodes that the objects with a `$ref` stand for, by object
 * @throws ContractError with the location of a reference that leads nowhere or to itself, or of a schema that contains itself without
 * a property or an item in between
 */
export function resolveReferences(documents: Documents): ReadonlyMap<unknown, ContractNode> {
  const owners = [...documents.documents].flatMap(([file, { parsed }]) =>
    findReferences(parsed).map((reference) => ({ file, ...reference })),
  );
  const next = new Map(owners.map((owner) => [owner.value, findTarget(documents, owner)]));
  const targets = new Map(owners.map((owner) => [owner.value, followAll(owner)]));
  const finished = new Set<unknown>();
  for (const owner of owners) assertEnds(owner, []);
  return targets;

  /** Returns the node at the end of a chain of references. */
  function followAll(owner: Owner): ContractNode {
    const visited = new Set<unknown>();
    let current: ContractNode = owner;
    for (let target = next.get(current.value); target !== undefined; target = next.get(current.value)) {
      if (visited.has(current.value)) throw new ContractError(`${documents.formatLocation(owner)}: ${owner.ref} resolves to itself`);
      visited.add(current.value);
      current = target;
    }
    return current;
  }

  /** Throws if a schema refers to itself without a property or an item in between: no value could ever be validated. */
  function assertEnds(node: ContractNode, path: readonly unknown[]): void {
    if (finished.has(node.value)) return;
    if (path.includes(node.value))
      throw new ContractError(`${documents.formatLocation(node)}: this schema refers to itself without a property or an item in between`);
    for (const schema of inPlaceSchemas(node)) assertEnds(schema, [...path, node.value]);
    finished.add(node.value);
  }

  /** Returns the schemas that apply to the same value as a schema: those of `$ref`, `allOf`, `not` and others. */
  function inPlaceSchemas({ file, pointer, value }: ContractNode): ContractNode[] {
    if (!isRecord(value)) return [];
    const member = (...segments: string[]): ContractNode => documents.node(file, appendPointer(pointer, ...segments));
    const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
      const list = value[keyword];
      return Array.isArray(list) ? list.map((_, index) => member(keyword, String(index))) : [];
    });
    const single = ['not', 'if', 'then', 'else'].filter((keyword) => isRecord(value[keyword])).map((keyword) => member(keyword));
    const target = targets.get(value);
    return [...(target === undefined ? [] : [target]), ...lists, ...single];
  }
}

type Owner = ContractNode & Reference;

/** Returns the node that a reference names, which may be a reference itself. */
function findTarget(documents: Documents, owner: Owner): ContractNode {
  const [target = '', fragment = ''] = owner.ref.split('#');
  const file = target === '' ? owner.file : resolveAddress(owner.file, target);
  const name = decodePart(fragment);
  const pointer = name === '' || name.startsWith('/') ? name : findAnchor(documents.documents.get(file)?.parsed, name);
  const node = pointer === null ? null : documents.node(file, pointer);
  if (node?.value === undefined) throw new ContractError(`${documents.formatLocation(owner)}: ${owner.ref} cannot be resolved`);
  return node;
}

/** Pointers of the objects with an `$anchor`, by anchor, for each document that was searched. */
const anchors = new WeakMap<object, ReadonlyMap<string, string>>();

/** Returns the pointer of the object with an `$anchor`; null if there is none. */
function findAnchor(document: unknown, anchor: string): string | null {
  if (typeof document !== 'object' || document === null) return null;
  const known = anchors.get(document) ?? collectAnchors(document);
  anchors.set(document, known);
  return known.get(anchor) ?? null;
}

/** Returns the pointers of the objects with an anchor; of several with the same one, the first. */
function collectAnchors(document: object): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visit(document, '');
  return found;

  function visit(value: object, pointer: string): void {
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      if ((name === '$anchor' || name === '$dynamicAnchor') && typeof member === 'string' && !found.has(member)) found.set(member, pointer);
      else if (typeof member === 'object' && member !== null) visit(member, appendPointer(pointer, name));
    }
  }
}
