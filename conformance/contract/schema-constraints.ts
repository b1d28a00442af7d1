import type { ContractNode } from './contract-node';
import type { DocumentStore } from './document-store';
import { discriminatorTag } from './discriminator';
import { appendPointer, isRecord } from './pointer';

/** Constraints of a schema for one alternative of its `oneOf` and `anyOf`. References and `allOf` are merged into them. */
export interface SchemaConstraints {
  /** Allowed types; empty for any type. */
  types: readonly string[];
  /** Nodes of the keywords with a plain value, by keyword: `minimum`, `pattern`, `enum`, `readOnly`… */
  keywords: ReadonlyMap<string, ContractNode>;
  /** Schemas of the properties by name. If several parts of the schema describe a property, only the first one is kept. */
  properties: ReadonlyMap<string, ContractNode>;
  /** Places that require a property, by its name. */
  required: ReadonlyMap<string, ContractNode>;
  items: ContractNode | null;
  examples: readonly unknown[];
  /** Values of the members by which a `discriminator` tells the alternatives apart, by name. */
  tags: ReadonlyMap<string, string>;
}

/** Returns true for the alternative that allows null alone. */
export const isNullType = ({ types }: Pick<SchemaConstraints, 'types'>): boolean => types.length === 1 && types[0] === 'null';

/** Returns the value of a keyword that is a number; undefined if the schema has none. */
export function numberOf({ keywords }: Pick<SchemaConstraints, 'keywords'>, keyword: string): number | undefined {
  const value = keywords.get(keyword)?.value;
  return typeof value === 'number' ? value : undefined;
}

const KEYWORDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'enum',
  'const',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'readOnly',
  'writeOnly',
  'contentMediaType',
  'contentEncoding',
  'description',
] as const;

/** Keywords of which the larger or the smaller value wins if two schemas set them. Of other keywords, the first value wins. */
const LARGER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const SMALLER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/** Results by file and pointer. Otherwise a schema that many others refer to would be merged once for each way that leads to it. */
const known = new WeakMap<DocumentStore, Map<string, readonly SchemaConstraints[]>>();

/** Maximum number of alternatives of a schema, because the numbers of nested ones multiply. */
const MAX_ALTERNATIVES = 16;

/**
 * Returns the constraints of each alternative in the order of the contract, but only the first {@link MAX_ALTERNATIVES}. An alternative
 * whose types exclude each other is left out, so that the list may be empty. Ignores `not`, `if` and other keywords that
 * {@link SchemaConstraints} has no member for.
 */
export function readConstraints(store: DocumentStore, schema: ContractNode): SchemaConstraints[] {
  const byPlace = known.get(store) ?? new Map<string, readonly SchemaConstraints[]>();
  known.set(store, byPlace);
  const place = `${schema.file}#${schema.pointer}`;
  const found = byPlace.get(place) ?? mergeConstraints(store, schema);
  byPlace.set(place, found);
  return [...found];
}

/**
 * Merges the constraints. The recursion ends, because a contract whose schema refers to itself without a property or an item in
 * between is rejected.
 */
function mergeConstraints(store: DocumentStore, schema: ContractNode): SchemaConstraints[] {
  const node = store.resolveRef(schema);
  const own = ownConstraints(store, node);
  const beside = refSiblings(schema, node);
  let all = beside === null ? [own] : combine([ownConstraints(store, beside)], [own]);
  for (const [, part] of store.members(store.child(node, 'allOf'))) all = combine(all, readConstraints(store, part));
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = store.members(store.child(node, keyword));
    const alternatives = branches.flatMap(([, branch]) => {
      const tag = discriminatorTag(node, branch);
      const constraints = readConstraints(store, branch);
      return tag === null ? constraints : constraints.map((one) => ({ ...one, tags: new Map([...one.tags, tag]) }));
    });
    if (branches.length > 0) all = combine(all, alternatives.slice(0, MAX_ALTERNATIVES));
  }
  return all;
}

/** Returns the keywords beside a `$ref`, which OpenAPI 3.1 allows; null if there are none. */
function refSiblings(schema: ContractNode, target: ContractNode): ContractNode | null {
  if (schema.file === target.file && schema.pointer === target.pointer) return null;
  if (!isRecord(schema.value)) return null;
  const rest = Object.fromEntries(Object.entries(schema.value).filter(([name]) => name !== '$ref'));
  return Object.keys(rest).length === 0 ? null : { ...schema, value: rest };
}

/** Returns the constraints that a schema states itself. */
function ownConstraints(store: DocumentStore, node: ContractNode): SchemaConstraints {
  const value = isRecord(node.value) ? node.value : {};
  const inside = (...segments: string[]): ContractNode => {
    const pointer = appendPointer(node.pointer, ...segments);
    return { file: node.file, pointer, value: value[segments[0] ?? ''] };
  };
  const keywords = KEYWORDS.filter((name) => name in value).map((name) => [name, inside(name)] as const);
  const { type, required, properties } = value;
  const examples = Array.isArray(value['examples']) ? (value['examples'] as unknown[]) : 'example' in value ? [value['example']] : [];
  return {
    types: Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [],
    keywords: new Map(keywords),
    properties: new Map(store.members(isRecord(properties) ? inside('properties') : null)),
    required: new Map(Array.isArray(required) ? required.map((name) => [String(name), inside('required')]) : []),
    items: 'items' in value ? inside('items') : null,
    examples,
    tags: new Map(),
  };
}

const combine = (some: readonly SchemaConstraints[], others: readonly SchemaConstraints[]) =>
  some.flatMap((one) => others.flatMap((other) => merge(one, other) ?? [])).slice(0, MAX_ALTERNATIVES);

/** Merges the constraints of two schemas that both apply; null if their types exclude each other, so that no value is valid. */
function merge(one: SchemaConstraints, other: SchemaConstraints): SchemaConstraints | null {
  const types = [...new Set([...one.types, ...other.types])].filter((type) => allowsType(one, type) && allowsType(other, type));
  if (types.length === 0 && one.types.length + other.types.length > 0) return null;
  const keywords = new Map(one.keywords);
  for (const [name, node] of other.keywords) {
    const known = keywords.get(name);
    if (known === undefined || isTighter(name, node.value, known.value)) keywords.set(name, node);
  }
  return {
    types,
    keywords,
    properties: new Map([...other.properties, ...one.properties]),
    required: new Map([...other.required, ...one.required]),
    items: one.items ?? other.items,
    examples: [...one.examples, ...other.examples],
    tags: new Map([...one.tags, ...other.tags]),
  };
}

/** Returns true if a schema allows a type. An integer is a number. */
const allowsType = ({ types }: SchemaConstraints, type: string) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const isTighter = (name: string, value: unknown, known: unknown) =>
  (LARGER.has(name) && Number(value) > Number(known)) || (SMALLER.has(name) && Number(value) < Number(known));
