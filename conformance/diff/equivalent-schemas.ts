import { isDeepStrictEqual } from 'node:util';

import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { isRecord } from '../contract/pointer';
import { isNullType, readConstraints } from '../contract/schema-constraints';
import type { SchemaConstraints } from '../contract/schema-constraints';

/**
 * Keywords that the comparison knows: constraints, and keywords that do not limit values. A schema with any other keyword is not
 * compared.
 */
const COMPARED = new Set(
  'type enum const format pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems readOnly writeOnly properties required items oneOf anyOf allOf nullable $ref title description example examples default deprecated'.split(
    ' ',
  ),
);

/** Keywords of constraints that do not limit values. */
const SILENT = new Set(['description', 'default']);

/** Maximum depth of nested schemas. Deeper ones count as different. */
const MAX_DEPTH = 8;

/**
 * Returns true if two schemas allow the same values, even if they write null, enums or references differently. Schemas that
 * cannot be compared, and those with the same alternatives in another order, count as different.
 */
export function areEquivalent(old: readonly [DocumentStore, ContractNode], updated: readonly [DocumentStore, ContractNode]): boolean {
  const [one, other] = [canonical(...old, 0), canonical(...updated, 0)];
  return one !== null && isDeepStrictEqual(one, other);
}

/** Returns a form that is equal for schemas that allow the same values; null for a schema that cannot be compared. */
function canonical(store: DocumentStore, schema: ContractNode, depth: number): unknown {
  if (depth > MAX_DEPTH || !hasOnlyCompared(store, schema)) return null;
  const all = readConstraints(store, schema);
  const nullable = all.some(allowsNull);
  const forms = all.filter((one) => !isNullType(one)).map((one) => canonicalAlternative(store, one, depth));
  return forms.includes(null) ? null : { nullable, forms };
}

/** Returns true for an alternative that names null as a type or, without types, in its enum. */
function allowsNull({ types, keywords }: SchemaConstraints): boolean {
  const values = keywords.get('enum')?.value;
  const isNamed = types.includes('null');
  return Array.isArray(values) ? values.includes(null) && (isNamed || types.length === 0) : isNamed;
}

function canonicalAlternative(
  store: DocumentStore,
  { types, keywords, properties, required, items }: SchemaConstraints,
  depth: number,
): unknown {
  const members = [...properties].map(([name, member]) => [name, canonical(store, member, depth + 1)] as const);
  const list = items === null ? undefined : canonical(store, items, depth + 1);
  if (list === null || members.some(([, member]) => member === null)) return null;
  return {
    types: types.filter((type) => type !== 'null').toSorted(),
    keywords: Object.fromEntries(
      [...keywords]
        .filter(([name]) => !SILENT.has(name))
        .map(([name, { value }]) => [name, name === 'enum' && Array.isArray(value) ? withoutNull(value) : value]),
    ),
    properties: Object.fromEntries(members),
    required: [...required.keys()].toSorted(),
    items: list,
  };
}

const withoutNull = (values: readonly unknown[]) =>
  values
    .filter((value) => value !== null)
    .map((value) => JSON.stringify(value))
    .toSorted();

/** Returns true if a schema and its alternatives have only keywords that can be compared. */
function hasOnlyCompared(store: DocumentStore, schema: ContractNode): boolean {
  const { value } = store.resolveRef(schema);
  if (!isRecord(value) || Object.keys(value).some((name) => !COMPARED.has(name))) return false;
  return ['oneOf', 'anyOf', 'allOf'].every((keyword) =>
    store.members(store.child(schema, keyword)).every(([, part]) => hasOnlyCompared(store, part)),
  );
}
