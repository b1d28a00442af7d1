import { shortJson } from '../text';
import type { Item } from './list-response';
import { memberFor } from './list-response';
import { allowedValues, numberKeyword, parameterFor } from './list-parameters';
import type { ListProbe } from './list-probe';

/** Maximum number of values of the sort parameter that are tried. */
const MAX_SORTS = 8;

/** Minimum number of different values. Fewer values may be sorted by chance. */
const MIN_DIFFERENT_VALUES = 3;

/** Maximum size of the page that is checked. */
const MAX_ITEMS = 50;

type Direction = 'ascending' | 'descending' | null;

/** Sorted request of a list. */
interface Sort {
  query: Readonly<Record<string, unknown>>;
  /** Name of the member by which the items are sorted, as spelled in the parameter's value. */
  key: string;
  /** Direction; null if the contract does not state it, so that both are right. */
  direction: Direction;
}

/**
 * Checks that a list is in the order that its sort parameter demands, for each value of its enum that names a member of the items, and in
 * each direction. Ends at the first wrong order.
 */
export async function probeSorting(probe: ListProbe): Promise<void> {
  const { context, operation } = probe;
  const { store } = context;
  const sort = parameterFor(operation, store, 'sort');
  if (sort === undefined || sort.schema === null) return;
  const size = parameterFor(operation, store, 'size');
  const sized = size === undefined ? {} : { [size.name]: Math.min(MAX_ITEMS, numberKeyword(store, size, 'maximum') ?? MAX_ITEMS) };
  const direction = parameterFor(operation, store, 'direction');
  const directions =
    direction === undefined || direction === sort || direction.schema === null ? [] : allowedValues(store, direction.schema);
  const sorts = allowedValues(store, sort.schema)
    .filter((value) => typeof value === 'string')
    .slice(0, MAX_SORTS)
    .flatMap((value): Sort[] => {
      const own = parseSort(value);
      const query = { ...sized, [sort.name]: value };
      if (own.direction !== null || direction === undefined || directions.length === 0) return [{ ...own, query }];
      return directions.map((one) => ({
        key: own.key,
        query: { ...query, [direction.name]: one },
        direction: /^desc/i.test(String(one)) ? 'descending' : 'ascending',
      }));
    });
  for (const one of sorts) {
    const sorted = await probe.request(one.query);
    const member = sorted === null ? undefined : memberFor(sorted.list.items, one.key);
    if (sorted === null || member === undefined) continue;
    const values = sorted.list.items.map((item: Item) => item[member]);
    if (isSorted(values, one.direction)) continue;
    probe.report('list-sort', sorted.call, {
      pointer: `?${sort.name}`,
      says: `the items are sorted by \`${member}\`${one.direction === null ? '' : `, ${one.direction}`}`,
      expected: 'a sorted list',
      actual: shortJson(values.slice(0, 6), 120),
      advice: 'In Laravel: ->orderBy($column, $direction) with the validated values, on a number or date column and not on a text.',
    });
    return;
  }
}

/** Parses a value of the sort parameter into member and direction: `-price`, `price_desc`, `price:asc` or `price`. */
function parseSort(value: string): { key: string; direction: Direction } {
  const [, sign = '', key = '', , order = ''] = /^([-+]?)(.*?)([_:.\s-](asc|desc)(?:ending)?)?$/i.exec(value) ?? [];
  if (sign === '-' || /^desc/i.test(order)) return { key, direction: 'descending' };
  return { key, direction: sign === '+' || /^asc/i.test(order) ? 'ascending' : null };
}

/** Returns true if values are sorted by at least one usual comparison, or are too few or of different types. Null is ignored. */
function isSorted(all: readonly unknown[], direction: Direction): boolean {
  const values = all.filter((value) => value !== null && value !== undefined);
  if (new Set(values.map(String)).size < MIN_DIFFERENT_VALUES) return true;
  const areNumbers = values.every((value) => typeof value === 'number');
  if (!areNumbers && !values.every((value) => typeof value === 'string')) return true;
  // Numbers have one order only; in that of texts 100 comes before 20.
  const comparisons = areNumbers ? COMPARISONS.slice(0, 1) : COMPARISONS;
  const directions = direction === null ? [1, -1] : [direction === 'ascending' ? 1 : -1];
  return comparisons.some((compare) => directions.some((sign) => isMonotone(values, (one, other) => compare(one, other) * sign)));
}

type Compare = (one: unknown, other: unknown) => number;

const byValue = (one: number | string, other: number | string) => (one < other ? -1 : one > other ? 1 : 0);
const bare = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Usual comparisons: databases differ in how they compare upper case, punctuation, numbers in texts, and dates. */
const COMPARISONS: readonly Compare[] = [
  (one, other) => (typeof one === 'number' && typeof other === 'number' ? one - other : byValue(String(one), String(other))),
  (one, other) => String(one).localeCompare(String(other), 'en'),
  // Numbers within texts are compared by value: '9 Chaves' before '10 Cajus'.
  (one, other) => String(one).localeCompare(String(other), 'en', { numeric: true }),
  (one, other) => byValue(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => bare(one).localeCompare(bare(other), 'en'),
  (one, other) => (isDate(one) && isDate(other) ? Date.parse(String(one)) - Date.parse(String(other)) : Number.NaN),
];

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

const isMonotone = (values: readonly unknown[], compare: Compare) =>
  values.every((value, index) => index === 0 || compare(values[index - 1], value) <= 0);
