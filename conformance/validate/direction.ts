import { readConstraints } from '../contract/schema-constraints';
import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { appendPointer, isRecord, parsePointer } from '../contract/pointer';
import type { SchemaError } from './schema-error';

/** Keywords of members that only responses (`readOnly`) or only requests (`writeOnly`) may have. */
type Keyword = 'readOnly' | 'writeOnly';

/** Maximum depth of values that are searched. */
const MAX_DEPTH = 12;

/** Maximum number of items of a list that are searched, because all have the same schema. */
const MAX_ITEMS = 20;

/** Returns the place of the keyword of a property; null unless all its alternatives have it. */
export function directionKeyword(store: DocumentStore, property: ContractNode, keyword: Keyword): ContractNode | null {
  const nodes = readConstraints(store, property).map(({ keywords }) => keywords.get(keyword));
  const [first] = nodes;
  return first !== undefined && nodes.every((node) => node?.value === true) ? first : null;
}

/** Drops the errors about missing members with this keyword. OpenAPI makes them required only in the other direction. */
export function dropOtherDirection(
  store: DocumentStore,
  schema: ContractNode,
  errors: readonly SchemaError[],
  keyword: Keyword,
): SchemaError[] {
  const isForbidden = ({ keyword: failed, pointer }: SchemaError) =>
    failed === 'required' && propertiesAt(store, schema, pointer).some((property) => directionKeyword(store, property, keyword) !== null);
  return errors.filter((error) => !isForbidden(error));
}

/** Returns an error for each member of a response that is write-only. */
export function writeOnlyMembers(store: DocumentStore, schema: ContractNode, value: unknown, pointer = '', depth = 0): SchemaError[] {
  const alternatives = readConstraints(store, schema);
  if (depth > MAX_DEPTH || alternatives.length === 0) return [];
  if (Array.isArray(value)) {
    const items = alternatives.find((one) => one.items !== null)?.items ?? null;
    if (items === null) return [];
    return value
      .slice(0, MAX_ITEMS)
      .flatMap((item: unknown, index) => writeOnlyMembers(store, items, item, appendPointer(pointer, index), depth + 1));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const properties = alternatives.flatMap((one) => one.properties.get(name) ?? []);
    const [property] = properties;
    if (property === undefined) return [];
    const at = appendPointer(pointer, name);
    const keywords = properties.map((one) => directionKeyword(store, one, 'writeOnly'));
    const [found] = keywords;
    if (found !== null && found !== undefined && !keywords.includes(null))
      return [{ pointer: at, keyword: 'writeOnly', location: found, limit: true, actual: member }];
    return writeOnlyMembers(store, property, member, at, depth + 1);
  });
}

/** Returns the schemas of the member at a pointer, of all alternatives. */
function propertiesAt(store: DocumentStore, schema: ContractNode, pointer: string): ContractNode[] {
  let nodes: ContractNode[] = [schema];
  for (const segment of parsePointer(pointer)) {
    nodes = nodes
      .flatMap((node) => readConstraints(store, node))
      .flatMap(({ properties, items }) => {
        const next = properties.get(segment) ?? (/^\d+$/.test(segment) ? items : null);
        return next === null ? [] : [next];
      });
  }
  return nodes;
}
