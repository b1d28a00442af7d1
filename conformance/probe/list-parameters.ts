import { numberOf, readConstraints } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';

/** Patterns of parameter names, by the role of the parameter in a list. */
const ROLES = {
  page: /^(?:page|page_?(?:number|index|no)|page\[number\])$/i,
  size: /^(?:per_?page|page_?size|limit|size|take|max_?results|page\[size\])$/i,
  offset: /^(?:offset|skip|start_?index)$/i,
  cursor: /^(?:cursor|after|page_?token|next_?token|continuation_?token|starting_?after|page\[cursor\])$/i,
  sort: /^(?:sort|sort_?by|order_?by|ordering|order)$/i,
  direction: /^(?:direction|dir|sort_?(?:dir|direction|order)|order_?(?:dir|direction)|order)$/i,
  search: /^(?:q|s|search|query|term|busca)$/i,
} as const;

/** Role of a query parameter in a list: `page`, `size`, `offset`, `cursor`, `sort`, `direction` (of the sort) or `search`. */
export type Role = keyof typeof ROLES;

/** Returns the query parameter of a list that has a role; undefined if there is none. */
export function parameterFor(operation: Operation, store: DocumentStore, role: Role): Parameter | undefined {
  return operation.parameters.find(({ in: location, name, schema }) => {
    if (location !== 'query' || schema === null || !ROLES[role].test(name)) return false;
    // A parameter `order` is a direction if it has no enum, or only directions in it. Otherwise it names the member to sort by.
    if (!/^order$/i.test(name)) return true;
    return (role === 'direction') === allowedValues(store, schema).every((value) => /^(?:asc|desc)/i.test(String(value)));
  });
}

/** Returns true for a query parameter that has none of the roles, so that it may be a filter. */
export const isFilter = ({ in: location, name, schema }: Parameter): boolean =>
  location === 'query' && schema !== null && !Object.values(ROLES).some((pattern) => pattern.test(name));

/** Returns the values of an enum, also of the items of an array; none without an enum. Only the first alternative counts. */
export function allowedValues(store: DocumentStore, schema: NonNullable<Parameter['schema']>): unknown[] {
  const [constraints] = readConstraints(store, schema);
  if (constraints === undefined) return [];
  const values = constraints.keywords.get('enum')?.value;
  if (Array.isArray(values)) return values as unknown[];
  return constraints.items === null ? [] : allowedValues(store, constraints.items);
}

/** Returns the numeric value of a keyword; undefined if the schema does not have it. Only the first alternative counts. */
export function numberKeyword(store: DocumentStore, { schema }: Parameter, keyword: 'minimum' | 'maximum' | 'default'): number | undefined {
  const [constraints] = schema === null ? [] : readConstraints(store, schema);
  return constraints && numberOf(constraints, keyword);
}
