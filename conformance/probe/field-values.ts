import type { ContractNode } from '../contract/contract-node';
import { isNullType, numberOf, readConstraints } from '../contract/schema-constraints';
import type { SchemaConstraints } from '../contract/schema-constraints';
import { MAX_TEXT_LENGTH } from '../limits';
import { boundaryValues } from './boundary-values';
import type { BoundaryValue } from './boundary-values';
import type { Field } from './fields';
import { nameStem } from './id-pool';
import { allowedValues } from './list-parameters';
import type { RunContext } from './run-context';
import { isFreeTextName } from './unusual-text';
import type { Maker } from './value-maker';

type Sources = Pick<RunContext, 'contract' | 'store'> & { maker: Pick<Maker, 'alternatives' | 'another' | 'full'> };

/** Maximum number of items that are generated for a list. A `maxItems` from this number on is not tried. */
const MAX_ITEMS = 50;

/** One point in time, in UTC and with an offset. */
const TIME = { utc: '2026-11-21T17:05:00Z', offset: '2026-11-21T20:05:00+03:00' };

/**
 * Returns values just inside and just outside of each constraint of a field, lists of several items, its alternatives, a text of
 * two-byte letters and a time with an offset; for a path or a form only those of the constraints. A query parameter without a valid
 * value gets a generated one. A validator must confirm `valid` before a value is sent.
 */
export function fieldValues(sources: Sources, field: Field): BoundaryValue[] {
  const own = boundaryValues(sources.store, field.schema);
  // A form has no common notation of lists and objects.
  if (field.in === 'path' || (field.in === 'body' && field.isText)) return own;
  const all = [
    ...own,
    ...wideText(sources, field),
    ...listValues(sources, field),
    ...alternativeValues(sources, field),
    ...timeValues(sources, field),
  ];
  if (field.in === 'body' || all.some(({ valid, value }) => valid && value !== null)) return all;
  const value = sources.maker.full(field.schema, field.name);
  return [...all, { keyword: 'type', location: field.schema, value, valid: true, isPlain: false }];
}

/** Returns the longest text of a body with letters of two bytes, because a limit counts characters; none without a limit. */
function wideText(sources: Sources, { schema, name, in: location }: Field): BoundaryValue[] {
  const maxLength = readConstraints(sources.store, schema)[0]?.keywords.get('maxLength');
  const length = Number(maxLength?.value);
  if (maxLength === undefined || location !== 'body' || length > MAX_TEXT_LENGTH || !isOfSchemaAlone(sources, schema, name)) return [];
  const [value, same] = ['é'.repeat(length), 'e'.repeat(length)];
  return [{ keyword: 'maxLength', location: maxLength, value, valid: true, isPlain: true, same }];
}

/** Returns lists of different lengths, also with items that are equal or wrong; none for a field that is no list. */
function listValues(sources: Sources, { schema, name, in: location }: Field): BoundaryValue[] {
  const { store, maker } = sources;
  const [constraints, ...others] = readConstraints(store, schema).filter((one) => !isNullType(one));
  if (constraints === undefined || others.length > 0 || constraints.items === null || !constraints.types.includes('array')) return [];
  const { keywords, items } = constraints;
  const [min, max] = [numberOf(constraints, 'minItems') ?? 0, numberOf(constraints, 'maxItems') ?? Number.POSITIVE_INFINITY];
  const allowed = allowedValues(store, items);
  const all = differentItems(maker, items, allowed, Math.max(2, Math.min(min, MAX_ITEMS), max < MAX_ITEMS ? max + 1 : 0));
  const list = (keyword: string, value: unknown[], valid: boolean): BoundaryValue[] => {
    const fits = value.length >= min && value.length <= max;
    const isPlain = isOfSchemaAlone(sources, items, name) && (location === 'body' || !isText(store, items));
    return fits || keyword === 'maxItems' ? [{ keyword, location: keywords.get(keyword) ?? schema, value, valid, isPlain }] : [];
  };
  // The items of a list in a query are texts.
  const wrong = boundaryValues(store, items).filter(
    ({ valid, isConvertible }) => !valid && !(isConvertible === true && location === 'query'),
  );
  return [
    ...list('items', all.slice(0, Math.max(2, min)), true),
    ...(allowed.length > 2 ? list('enum', allowed, true) : []),
    ...(min === 0 && location === 'body' ? list('minItems', [], true) : []),
    ...(all.length > max ? [...list('maxItems', all.slice(0, max), true), ...list('maxItems', all, false)] : []),
    ...(keywords.get('uniqueItems')?.value === true && location === 'body' && all.length > 0
      ? list('uniqueItems', [...all.slice(0, Math.max(1, min - 1)), all[0]], false)
      : []),
    ...wrong.map((one) => ({
      ...one,
      keyword: `${one.keyword} of an item`,
      value: [...all.slice(0, Math.max(0, min - 1)), one.value],
    })),
  ];
}

/** Returns true for free texts. In a query they may name records that do not exist. */
const isText = (store: Sources['store'], schema: ContractNode) =>
  readConstraints(store, schema).some(({ types, keywords }) => types.includes('string') && !keywords.has('enum'));

/** Returns `count` different items, or fewer if there are no more. */
function differentItems(maker: Sources['maker'], items: ContractNode, allowed: readonly unknown[], count: number): unknown[] {
  if (allowed.length > 0) return allowed.slice(0, count);
  const made = new Map<string, unknown>();
  for (let attempt = 0; attempt < count * 2 && made.size < count; attempt += 1) {
    const item = maker.another(items);
    made.set(JSON.stringify(item), item);
  }
  return [...made.values()];
}

/** Returns a value for each alternative of an object; none for a field with a single one, or with texts and numbers. */
function alternativeValues(sources: Sources, { schema, name }: Field): BoundaryValue[] {
  const found = readConstraints(sources.store, schema).filter((one) => !isNullType(one));
  if (found.length < 2 || found.every(({ properties }) => properties.size === 0)) return [];
  const isPlain = found.every((one) => isOfConstraintsAlone(sources, one, name));
  return sources.maker.alternatives(schema).map((value) => ({ keyword: 'oneOf', location: schema, value, valid: true, isPlain }));
}

/** Returns a time with an offset, which a server must read like the same time in UTC; none for a field that is no time. */
function timeValues({ store }: Sources, { schema, in: location }: Field): BoundaryValue[] {
  const format = readConstraints(store, schema)
    .find((one) => !isNullType(one))
    ?.keywords.get('format');
  if (format?.value !== 'date-time' || location !== 'query') return [];
  return [{ keyword: 'format', location: format, value: TIME.offset, valid: true, isPlain: true, same: TIME.utc }];
}

/**
 * Returns true if only the schema says which values are right, so that a refusal of a valid one is a fault. Without an enum, a number
 * needs both limits for that, and a text with a format or a pattern, or with the name of a record, never qualifies.
 *
 * @param name of the field, or of the list that has the schema as its items
 * @param visited places of the schemas that were looked at before, because schemas may be recursive
 */
export function isOfSchemaAlone(sources: Sources, schema: ContractNode, name: string, visited = new Set<string>()): boolean {
  const { file, pointer } = sources.store.resolveRef(schema);
  const place = `${file}#${pointer}`;
  if (visited.has(place)) return true;
  visited.add(place);
  return readConstraints(sources.store, schema).every((one) => isNullType(one) || isOfConstraintsAlone(sources, one, name, visited));
}

/** Returns true for flags, enums, numbers with two limits, and texts that name nothing; and for lists and objects of them. */
function isOfConstraintsAlone(
  sources: Sources,
  { types, keywords, properties, items }: SchemaConstraints,
  name: string,
  visited = new Set<string>(),
): boolean {
  if (keywords.has('enum') || keywords.has('const') || types.includes('boolean')) return true;
  if (properties.size > 0) return [...properties].every(([member, schema]) => isOfSchemaAlone(sources, schema, member, visited));
  if (items !== null) return isOfSchemaAlone(sources, items, name, visited);
  if (types.includes('number') || types.includes('integer')) return keywords.has('minimum') && keywords.has('maximum');
  const isFree = types.includes('string') && !keywords.has('format') && !keywords.has('pattern') && isFreeTextName(name);
  return isFree && !namesResource(sources, name);
}

/** Returns true for the name of a kind of records, such as `coupon` beside /coupons: its text names one of them. */
const namesResource = ({ contract }: Pick<Sources, 'contract'>, name: string): boolean =>
  contract.operations.some(({ id, path }) =>
    [...path.split('/'), ...id.split(/(?=[A-Z])|_/)].some((part) => nameStem(part) === nameStem(name.split('.').at(-1) ?? '')),
  );
