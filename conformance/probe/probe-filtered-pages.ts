import type { Parameter } from '../contract/contract';
import type { Call } from '../http/client';
import { shortJson } from '../text';
import { callOperation } from './call-operation';
import { findTarget, linkOf } from './links';
import { numberKeyword, parameterFor } from './list-parameters';
import type { ListProbe } from './list-probe';
import { isSameValue, nextCursor, readList } from './list-response';
import type { Item, ListResponse } from './list-response';
import { withParameter } from './request';
import { parseResponseJson } from './response-status';
import { readWholeList } from './whole-list';

/** Filter with a value, and the name of the member that the items must then have with it. */
export interface WorkingFilter {
  filter: Parameter;
  member: string;
  /** Value of the member, or a list of values of which it may have any. */
  value: unknown;
  /** Value as it is sent: a list, if the filter takes one. */
  sent: unknown;
}

/**
 * Checks that the second page of a filtered list has only items that fit too, by its cursor or number and by its `Link`. Needs a
 * parameter for the page size, and a value that at least two, but not all, items of the list have; otherwise it does nothing.
 *
 * @param working filters that work alone, of which one is tried
 */
export async function probeFilteredPages(probe: ListProbe, working: readonly WorkingFilter[]): Promise<void> {
  const { context, operation, list } = probe;
  const find = (role: Parameters<typeof parameterFor>[2]) => parameterFor(operation, context.store, role);
  const [size, cursor, page] = [find('size'), find('cursor'), find('page')];
  const fitting = ({ member, value }: WorkingFilter) => list.items.filter((item) => isSameValue(item[member], value)).length;
  // With two items that fit, the second page of one item is not empty.
  const one = working.find((candidate) => fitting(candidate) > 1 && fitting(candidate) < list.items.length);
  if (one === undefined || size === undefined) return;
  const query = { [one.filter.name]: one.sent, [size.name]: Math.max(1, numberKeyword(context.store, size, 'minimum') ?? 1) };
  const first = await probe.request(query);
  if (first === null) return;
  const next = cursor === undefined ? undefined : nextCursor(first.list);
  const second = cursor === undefined ? page && { [page.name]: 2 } : next === undefined ? undefined : { [cursor.name]: next };
  if (second !== undefined && numberKeyword(context.store, page ?? size, 'minimum') !== 0) {
    const found = await probe.request({ ...query, ...second });
    if (found !== null && reportMisfit(probe, one, found.call, found.list)) return;
  }
  const address = linkOf(first.call, 'next');
  const target = address === undefined ? null : findTarget(context, address, first.call.request.url);
  if (target?.operation !== operation) return;
  const linked = await callOperation(context, operation, target.draft);
  reportMisfit(probe, one, linked, readList(parseResponseJson(linked)));
}

/** Reports the first item of a second page that does not fit. @returns true if there is one */
function reportMisfit({ report }: ListProbe, { filter, member, value }: WorkingFilter, call: Call, list: ListResponse | null): boolean {
  const wrong = list?.items.find((item) => !isSameValue(item[member], value));
  if (wrong === undefined) return false;
  report('list-filter', call, {
    pointer: `?${filter.name}`,
    says: `\`${filter.name}\` holds on the second page too`,
    expected: `items whose \`${member}\` is ${shortJson(value)}`,
    actual: `an item with ${shortJson(wrong[member])}`,
    advice: 'In Laravel: ->paginate(…)->withQueryString(), and the same query for each page.',
  });
  return true;
}

/**
 * Looks for an item that fits and that the filtered list lacks on all its pages, although the list without the filter still has it.
 *
 * @param query query parameters with which the filtered list was requested
 * @param filtered first page of the filtered list
 * @param fits returns true for an item that the filtered list must have
 * @returns what the filtered list has instead, for a finding: `no items` or `none with id 5`; undefined if no item is missing, or it
 * cannot be told
 */
export async function missingItem(
  { context, operation, draft, list, idKey, request }: ListProbe,
  query: Readonly<Record<string, unknown>>,
  filtered: ListResponse,
  fits: (item: Item) => boolean,
): Promise<string | undefined> {
  // Without ids, only an empty list shows that an item is missing.
  const isIn = (items: readonly Item[], item: Item) =>
    idKey === undefined ? items.length > 0 : items.some((other) => String(other[idKey]) === String(item[idKey]));
  const missing = list.items.find((item) => fits(item) && !isIn(filtered.items, item));
  if (missing === undefined) return undefined;
  const whole = await readWholeList(
    context,
    operation,
    Object.entries(query).reduce((one, [name, value]) => withParameter(one, `query ${name}`, value), draft),
  );
  const again = whole === null || isIn(whole, missing) ? null : await request({});
  if (again === null || !again.list.items.some((item) => fits(item) && isIn([item], missing))) return undefined;
  return idKey === undefined ? 'no items' : `none with ${idKey} ${shortJson(missing[idKey])}`;
}
