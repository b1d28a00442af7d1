import { readConstraints } from '../contract/schema-constraints';
import type { ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { appendPointer, parsePointer } from '../contract/pointer';
import type { SchemaError } from './schema-error';
import { walkObjects } from './walk-value';
import type { WalkedObject } from './walk-value';

/** Keywords of members that only responses (`readOnly`) or only requests (`writeOnly`) may have. */
type Keyword = 'readOnly' | 'writeOnly';

/** Returns the place of the keyword in the first alternative of a property; null unless the keyword is true in all of them. */
export function directionKeyword(store: DocumentStore, property: ContractNode, keyword: Keyword): ContractNode | null {
  const nodes = readConstraints(store, property).map(({ keywords }) => keywords.get(keyword));
  const [first] = nodes;
  return first !== undefined && nodes.every((node) => node?.value === true) ? first : null;
}

/**
 * Returns the errors without those about missing members with this keyword. OpenAPI makes them required only in the other direction.
 *
 * @param keyword `readOnly` for a request, `writeOnly` for a response
 */
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

/** Returns an error for each member of a response that is write-only, within the depth and the items that `walkObjects` searches. */
export function writeOnlyMembers(store: DocumentStore, schema: ContractNode, value: unknown): SchemaError[] {
  const placeOf = ({ alternatives }: WalkedObject, name: string): ContractNode | null => {
    const places = alternatives
      .flatMap(({ properties }) => properties.get(name) ?? [])
      .map((one) => directionKeyword(store, one, 'writeOnly'));
    return places.includes(null) ? null : (places[0] ?? null);
  };
  const objects = [...walkObjects(store, schema, value, (object, name) => placeOf(object, name) !== null)];
  return objects.flatMap((object) =>
    Object.entries(object.value).flatMap(([name, actual]) => {
      const location = placeOf(object, name);
      return location === null
        ? []
        : [{ pointer: appendPointer(object.pointer, name), keyword: 'writeOnly', location, limit: true, actual }];
    }),
  );
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
