import type { Parameter } from '../contract/contract';
import { readConstraints } from '../contract/schema-constraints';
import { shortJson } from '../text';
import { memberFor } from './list-response';
import { isFilter, parameterFor } from './list-parameters';
import type { ListProbe } from './list-probe';

/** Maximum number of values of a filter that are tried. */
const MAX_VALUES = 2;

/** Search text that no item contains. */
const NONSENSE = 'zqxjkvwq';

/** Checks the filters that name a member of the items, the limits such as `price_min`, and the search. */
export async function probeFilters(probe: ListProbe): Promise<void> {
  const filters = probe.operation.parameters.filter(
    (parameter) => isFilter(parameter) && !parameter.required && !BARE_LIMIT.test(parameter.name),
  );
  for (const filter of filters) {
    // `kinds` takes several values of `kind`.
    const member = memberFor(probe.list.items, filter.name) ?? memberFor(probe.list.items, filter.name.replace(/s$/, ''));
    if (member === undefined) await probeLimit(probe, filter);
    else await probeFilter(probe, filter, member);
  }
  await probeSearch(probe);
}

/** Checks that a filter returns only items with its value, and not an empty list if the value occurs. */
async function probeFilter(probe: ListProbe, filter: Parameter, member: string): Promise<void> {
  const { context, list } = probe;
  const values = [...new Set(list.items.flatMap((item) => item[member]).filter(isScalar))];
  const isList = filter.schema !== null && readConstraints(context.store, filter.schema).some(({ types }) => types.includes('array'));
  for (const value of values.slice(0, MAX_VALUES)) {
    const sent = isList ? [value] : value;
    if (filter.schema === null || !(await context.validator.isValid(filter.schema, sent))) continue;
    const filtered = await probe.request({ [filter.name]: sent });
    if (filtered === null) continue;
    const wrong = filtered.list.items.find((item) => !isSameValue(item[member], value));
    const fault = {
      pointer: `?${filter.name}`,
      says: `\`${filter.name}\` returns the items whose \`${member}\` has the value`,
      advice: `In Laravel: ->when($request->filled('${filter.name}'), fn ($query) => $query->where('${member}', $request->input('${filter.name}'))).`,
    };
    if (wrong !== undefined) {
      const actual = `an item with \`${member}\` ${shortJson(wrong[member])}`;
      probe.report('list-filter', filtered.call, { ...fault, expected: shortJson(value), actual });
      return;
    }
    if (filtered.list.items.length > 0 || !(await isStillListed(probe, member, value))) continue;
    const expected = `at least one item with ${shortJson(value)}, which the list without the filter has`;
    probe.report('list-filter', filtered.call, { ...fault, expected, actual: 'no items' });
    return;
  }
}

/** Returns true if the list without the filter still has the value, because it may have changed meanwhile. */
const isStillListed = async ({ request }: ListProbe, member: string, value: unknown): Promise<boolean> =>
  (await request({}))?.list.items.some((item) => isSameValue(item[member], value)) === true;

/** Parameters that limit a member without naming it, such as `from`. They are not checked. */
const BARE_LIMIT = /^(?:from|to|since|until|after|before|start|end|min|max)(?:_?(?:date|at|day|time))?$/i;

/** Parts of a parameter's name that make it a lower or an upper limit. */
const LOWER = /^(?:min|from|since|after|gte)_?|_?(?:min|from|since|after|gte|\[gte\])$/i;
const UPPER = /^(?:max|to|until|before|lte)_?|_?(?:max|to|until|before|lte|\[lte\])$/i;

/** Checks a filter that limits a number, such as `min_price` or `price_max`. */
async function probeLimit(probe: ListProbe, filter: Parameter): Promise<void> {
  const { context, list } = probe;
  const limit = [LOWER, UPPER].find((pattern) => pattern.test(filter.name));
  if (limit === undefined || filter.schema === null) return;
  const name = filter.name.replace(limit, '');
  const member = name === '' ? undefined : memberFor(list.items, name);
  const values = list.items.flatMap((item) => (member !== undefined && typeof item[member] === 'number' ? [item[member]] : []));
  const middle = values.toSorted((one, other) => one - other)[values.length >> 1];
  if (member === undefined || middle === undefined || !(await context.validator.isValid(filter.schema, middle))) return;
  const filtered = await probe.request({ [filter.name]: middle });
  const isInside = (value: unknown) => typeof value !== 'number' || (limit === LOWER ? value >= middle : value <= middle);
  const wrong = filtered?.list.items.find((item) => !isInside(item[member]));
  if (filtered === null || wrong === undefined) return;
  probe.report('list-filter', filtered.call, {
    pointer: `?${filter.name}`,
    says: `\`${filter.name}\` limits \`${member}\``,
    expected: `${limit === LOWER ? 'at least' : 'at most'} ${String(middle)}`,
    actual: `an item with ${shortJson(wrong[member])}`,
    advice: `In Laravel: ->where('${member}', '${limit === LOWER ? '>=' : '<='}', $request->input('${filter.name}')).`,
  });
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

/** Returns true if two values are equal, texts in any case; of an array, if one item is equal. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) return one.some((item) => isSameValue(item, other));
  return String(one).toLowerCase() === String(other).toLowerCase();
}
