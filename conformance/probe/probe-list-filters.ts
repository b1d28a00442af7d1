import { isDeepStrictEqual } from 'node:util';

import type { Parameter } from '../contract/contract';
import { readConstraints } from '../contract/schema-constraints';
import type { Call } from '../http/client';
import { shortJson } from '../text';
import { isSameValue, memberFor } from './list-response';
import type { Item, ListResponse } from './list-response';
import { allowedValues, isFilter, parameterFor } from './list-parameters';
import type { ListProbe } from './list-probe';
import { missingItem, probeFilteredPages } from './probe-filtered-pages';
import type { WorkingFilter } from './probe-filtered-pages';

/** Maximum number of values of a filter that are tried. */
const MAX_VALUES = 2;

/** Search text that no item contains. */
const NONSENSE = 'zqxjkvwq';

/**
 * Checks the optional filters that name a member of the items, also two together, with an order and on a second page; the limits such
 * as `price_min`; and the search. The values are those of the items, so that an empty list is not checked.
 */
export async function probeFilters(probe: ListProbe): Promise<void> {
  const filters = probe.operation.parameters.filter(
    (parameter) => isFilter(parameter) && !parameter.required && !BARE_LIMIT.test(parameter.name),
  );
  const working: WorkingFilter[] = [];
  for (const filter of filters) {
    // `kinds` takes several values of `kind`.
    const member = memberFor(probe.list.items, filter.name) ?? memberFor(probe.list.items, filter.name.replace(/s$/, ''));
    if (member === undefined) await probeLimit(probe, filter);
    else working.push(...(await probeFilter(probe, filter, member)));
  }
  await probeCombination(probe, working);
  await probeFilteredOrder(probe, working);
  await probeFilteredPages(probe, working);
  await probeSearch(probe);
}

/**
 * Checks that a filter returns only items with its value, and not an empty list if the value occurs.
 *
 * @returns the filter with each value for which it worked
 */
async function probeFilter(probe: ListProbe, filter: Parameter, member: string): Promise<WorkingFilter[]> {
  const { context, list } = probe;
  const values = [...new Set(list.items.flatMap((item) => item[member]).filter(isScalar))];
  const isList = filter.schema !== null && readConstraints(context.store, filter.schema).some(({ types }) => types.includes('array'));
  const working: WorkingFilter[] = [];
  for (const value of values.slice(0, MAX_VALUES)) {
    const one = { filter, member, value, sent: isList ? [value] : value };
    const found = await tryFilters(probe, [one]);
    if (found === 'wrong') return [];
    if (found === 'right') working.push(one);
  }
  const [first, second] = working;
  if (!isList || first === undefined || second === undefined) return working;
  const both = { ...first, value: [first.value, second.value], sent: [first.value, second.value] };
  return (await tryFilters(probe, [both])) === 'wrong' ? [] : working;
}

/** Sends two filters with the values of one item, which must be the only ones that the items have. */
async function probeCombination(probe: ListProbe, working: readonly WorkingFilter[]): Promise<void> {
  for (const one of working) {
    const other = working.find(({ filter }) => filter !== one.filter);
    const item = probe.list.items.find((candidate) => isSameValue(candidate[one.member], one.value));
    const value = other === undefined || item === undefined ? undefined : [item[other.member]].flat().find(isScalar);
    if (other === undefined || value === undefined) continue;
    await tryFilters(probe, [one, { ...other, value, sent: Array.isArray(other.sent) ? [value] : value }]);
    return;
  }
}

/** Sends a filter together with an order. */
async function probeFilteredOrder(probe: ListProbe, [first]: readonly WorkingFilter[]): Promise<void> {
  const sort = parameterFor(probe.operation, probe.context.store, 'sort');
  const [order] = sort === undefined || sort.schema === null ? [] : allowedValues(probe.context.store, sort.schema);
  if (sort !== undefined && first !== undefined && order !== undefined) await tryFilters(probe, [first], { [sort.name]: order });
}

/**
 * Requests a list with filters, and reports an item that does not fit, or one that fits and does not come.
 *
 * @param more further query parameters of the request
 * @returns `wrong` after a report; `unknown` if the values are not allowed, the list cannot be read or is empty
 */
async function tryFilters(
  probe: ListProbe,
  filters: readonly WorkingFilter[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<'right' | 'wrong' | 'unknown'> {
  for (const { filter, sent } of filters)
    if (filter.schema === null || !(await probe.context.validator.isValid(filter.schema, sent))) return 'unknown';
  const query = { ...more, ...Object.fromEntries(filters.map(({ filter, sent }) => [filter.name, sent])) };
  const filtered = await probe.request(query);
  if (filtered === null) return 'unknown';
  const fits = (item: Item) => filters.every(({ member, value }) => [value].flat().some((one) => isSameValue(item[member], one)));
  const names = filters.map(({ filter }) => filter.name);
  const wanted = filters.map(({ value }) => shortJson(value)).join(' and ');
  const report = (expected: string, actual: string) =>
    probe.report('list-filter', filtered.call, {
      pointer: `?${names.join('&')}`,
      says: `\`${names.join('` with `')}\` returns the items whose \`${filters.map(({ member }) => member).join('` and `')}\` has the value`,
      expected,
      actual,
      advice: `In Laravel: ${names.map((name, at) => `->when($request->filled('${name}'), fn ($query) => $query->where('${filters[at]?.member ?? name}', $request->input('${name}')))`).join('')}.`,
    });
  const wrong = filtered.list.items.find((item) => !fits(item));
  if (wrong !== undefined) {
    report(wanted, `an item with ${filters.map(({ member }) => `\`${member}\` ${shortJson(wrong[member])}`).join(' and ')}`);
    return 'wrong';
  }
  // Several values of a list may all be demanded of one item, which none needs to have.
  if (filters.some(({ member, value }) => Array.isArray(value) && probe.list.items.some((item) => Array.isArray(item[member]))))
    return filtered.list.items.length > 0 ? 'right' : 'unknown';
  const missing = await missingItem(probe, query, filtered.list, fits);
  if (missing === undefined) return filtered.list.items.length > 0 ? 'right' : 'unknown';
  report(`all items with ${wanted} that the list without the filter has`, missing);
  return 'wrong';
}

/** Parameters that limit a member without naming it, such as `from`. They are not checked. */
const BARE_LIMIT = /^(?:from|to|since|until|after|before|start|end|min|max)(?:_?(?:date|at|day|time))?$/i;

/** Parts of a parameter's name that make it a lower or an upper limit. */
const LOWER = /^(?:min|from|since|after|gte)_?|_?(?:min|from|since|after|gte|\[gte\])$/i;
const UPPER = /^(?:max|to|until|before|lte)_?|_?(?:max|to|until|before|lte|\[lte\])$/i;

/** Ends of the name of a member that is a time: `registered_after` limits `registered_at`. */
const TIME_ENDINGS = ['', '_at', '_on', '_date', '_time'];

/** One hour, in ms. */
const HOUR = 3_600_000;

/** Checks a filter that limits a number or a time, such as `min_price`, `price_max` or `created_after`. */
async function probeLimit(probe: ListProbe, filter: Parameter): Promise<void> {
  const { context, list } = probe;
  const limit = [LOWER, UPPER].find((pattern) => pattern.test(filter.name));
  const name = limit === undefined ? '' : filter.name.replace(limit, '');
  if (limit === undefined || filter.schema === null || name === '') return;
  const member = TIME_ENDINGS.map((ending) => memberFor(list.items, name + ending)).find((found) => found !== undefined);
  if (member === undefined) return;
  const values = list.items.map((item) => amountOf(item[member])).filter((value) => value !== null);
  const middle = values.toSorted((one, other) => one - other)[values.length >> 1];
  if (middle === undefined) return;
  const isTime = list.items.some((item) => typeof item[member] === 'string');
  // An hour beside the time of an item, so that an offset that is lost shows.
  const bound = isTime ? Math.floor(middle / 1000) * 1000 + (limit === LOWER ? -HOUR : HOUR) : middle;
  const sent = isTime ? new Date(bound).toISOString().replace(/\.\d+Z$/, 'Z') : bound;
  if (!(await context.validator.isValid(filter.schema, sent))) return;
  const filtered = await probe.request({ [filter.name]: sent });
  if (filtered === null) return;
  const report = (call: Call, expected: string, actual: string) =>
    probe.report('list-filter', call, {
      pointer: `?${filter.name}`,
      says: `\`${filter.name}\` limits \`${member}\``,
      expected,
      actual,
      advice: `In Laravel: ->where('${member}', '${limit === LOWER ? '>=' : '<='}', $request->input('${filter.name}')).`,
    });
  const isInside = (value: unknown) => {
    const amount = amountOf(value);
    return amount === null || (limit === LOWER ? amount >= bound : amount <= bound);
  };
  const wrong = filtered.list.items.find((item) => !isInside(item[member]));
  if (wrong !== undefined) {
    report(filtered.call, `${limit === LOWER ? 'at least' : 'at most'} ${String(sent)}`, `an item with ${shortJson(wrong[member])}`);
    return;
  }
  const isBeyond = (item: Item) => amountOf(item[member]) !== bound && amountOf(item[member]) !== null && isInside(item[member]);
  const missing = await missingItem(probe, { [filter.name]: sent }, filtered.list, isBeyond);
  if (missing !== undefined) {
    report(filtered.call, `all items ${limit === LOWER ? 'above' : 'below'} ${String(sent)} that the list without it has`, missing);
    return;
  }
  const [format] = readConstraints(context.store, filter.schema).map(({ keywords }) => keywords.get('format')?.value);
  if (!isTime || format !== 'date-time') return;
  // The same time in another zone, whose clock is beyond the time of the item.
  const [ahead, zone] = limit === LOWER ? [3 * HOUR, '+03:00'] : [-3 * HOUR, '-03:00'];
  const shifted = `${new Date(bound + ahead).toISOString().replace(/\.\d+Z$/, '')}${zone}`;
  const [other, again] = [await probe.request({ [filter.name]: shifted }), await probe.request({ [filter.name]: sent })];
  const isSame = (one: ListResponse | undefined) => isDeepStrictEqual(one?.items, filtered.list.items);
  if (other !== null && !isSame(other.list) && isSame(again?.list))
    report(other.call, `the same items for ${shifted} as for ${String(sent)}`, 'other items');
}

/** Returns a number, or the milliseconds of a time; null for another value. */
function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)) ? Date.parse(value) : null;
}

/** Checks that the search is not ignored. Matches are not checked, because the searched fields may not be in the list. */
async function probeSearch(probe: ListProbe): Promise<void> {
  const { context, operation, list } = probe;
  const search = parameterFor(operation, context.store, 'search');
  if (search === undefined || search.schema === null || list.items.length === 0) return;
  if (!(await context.validator.isValid(search.schema, NONSENSE))) return;
  const found = await probe.request({ [search.name]: NONSENSE });
  if (found === null || found.list.items.length === 0) return;
  const unfiltered = await probe.request({});
  const isIgnored = unfiltered !== null && JSON.stringify(unfiltered.list.items) === JSON.stringify(found.list.items);
  if (!isIgnored) return;
  probe.report('list-filter', found.call, {
    pointer: `?${search.name}`,
    says: `\`${search.name}\` returns the items that match`,
    expected: `no items for ${shortJson(NONSENSE)}`,
    actual: `${String(found.list.items.length)} items, as without it`,
    advice: `In Laravel: ->when($request->filled('${search.name}'), fn ($query) => $query->where('name', 'like', …)).`,
  });
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
