import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import { findResponse } from '../contract/responses';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { findTarget, isOwnAddress, linkOf } from './links';
import { numberKeyword, parameterFor } from './list-parameters';
import type { ListPage, ListProbe } from './list-probe';
import { emptyCursor, nextCursor, readList } from './list-response';
import type { ListResponse } from './list-response';
import { parseResponseJson } from './response-status';

/** Maximum number of pages that are read one after the other. */
const MAX_PAGES = 12;

/** Size of the large pages. */
const LARGE_SIZE = 100;

const ADVICE =
  "In Laravel: order by a unique column (->orderBy(…)->orderBy('id')), and let cursorPaginate() make the cursor and the links.";

/**
 * Follows the cursors of a list for up to {@link MAX_PAGES} pages, of the default size and of a large one. No item may come twice, or be
 * missing in one of two complete walks. The `Link` of the first page must lead to the second, and the last page to no other. If the list
 * changes meanwhile, the check is blocked. Does nothing without a parameter for the cursor, or for items without an id.
 */
export async function probeWalk(probe: ListProbe): Promise<void> {
  const { context, operation, idKey } = probe;
  const cursor = parameterFor(operation, context.store, 'cursor');
  if (cursor === undefined || idKey === undefined) return;
  const size = parameterFor(operation, context.store, 'size');
  const large =
    size === undefined ? null : { [size.name]: Math.min(LARGE_SIZE, numberKeyword(context.store, size, 'maximum') ?? LARGE_SIZE) };
  const small = await walk(probe, cursor.name, {});
  if (small === null) return;
  await probeNextLink(probe, small);
  if (!isCut(small)) await probeLastPage(probe, cursor.name, small);
  const ids = idsOf(small, idKey);
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) {
    const [id, last] = [repeated, small.at(-1)];
    if (last !== undefined && (await isSteady(probe, small)))
      probe.report('pagination', last.call, {
        pointer: `?${cursor.name}`,
        says: 'no item comes twice in the pages of a list',
        expected: 'each item once',
        actual: `${idKey} ${id} again`,
        advice: ADVICE,
      });
    return;
  }
  if (large === null || isCut(small)) return;
  const wide = await walk(probe, cursor.name, large);
  if (wide === null || isCut(wide)) return;
  const missing = idsOf(wide, idKey).find((id) => !ids.includes(id)) ?? ids.find((id) => !idsOf(wide, idKey).includes(id));
  const [first] = small;
  if (missing === undefined || first === undefined || !(await isSteady(probe, small))) return;
  probe.report('pagination', first.call, {
    pointer: `?${cursor.name}`,
    says: 'pages of every size have the same items together',
    expected: `${idKey} ${missing} in both`,
    actual: 'in one of them',
    advice: ADVICE,
  });
}

/** Reads the pages of a list; null if one of them cannot be read. */
async function walk({ request }: ListProbe, cursor: string, query: Readonly<Record<string, unknown>>): Promise<ListPage[] | null> {
  const pages: ListPage[] = [];
  let next: unknown;
  while (pages.length < MAX_PAGES) {
    const page = await request({ ...query, [cursor]: next });
    if (page === null) return null;
    pages.push(page);
    next = nextCursor(page.list);
    if (next === undefined) return pages;
  }
  return pages;
}

/** Returns true if a walk ended before the list did. */
const isCut = (pages: readonly ListPage[]) => {
  const last = pages.at(-1);
  return last === undefined || nextCursor(last.list) !== undefined;
};

const idsOf = (pages: readonly ListPage[], key: string) => pages.flatMap(({ list }) => list.items.map((item) => String(item[key])));

/** Returns true if the first page is still the same, so that the list did not change meanwhile. */
async function isSteady({ request, context, operation, idKey = 'id' }: ListProbe, pages: readonly ListPage[]): Promise<boolean> {
  const again = await request({});
  const isSame = again !== null && idsOf([again], idKey).join(' ') === idsOf(pages.slice(0, 1), idKey).join(' ');
  const reason = 'the list changed between two requests, so that its pages could not be compared';
  if (!isSame) context.findings.block({ check: 'pagination', operationId: operation.id, reason });
  return isSame;
}

/** Checks that the last page has neither a `Link` nor a cursor that leads back to items of the list. */
async function probeLastPage(probe: ListProbe, cursor: string, pages: readonly ListPage[]): Promise<void> {
  const { context, operation, idKey = 'id' } = probe;
  const last = pages.at(-1);
  if (last === undefined) return;
  const says = 'the last page leads to no other one';
  const repeats = (list: ListResponse | null) => list?.items.some((item) => idsOf(pages, idKey).includes(String(item[idKey]))) === true;
  const address = linkOf(last.call, 'next');
  const target = address === undefined ? null : findTarget(context, address, last.call.request.url);
  const linked = target?.operation === operation ? await callOperation(context, operation, target.draft) : null;
  if (linked !== null && repeats(readList(parseResponseJson(linked)))) {
    probe.report('pagination', last.call, {
      pointer: '#link',
      says,
      expected: 'no `Link` with rel="next"',
      actual: `${address ?? ''}, which has items again`,
      advice: ADVICE,
    });
    return;
  }
  const name = emptyCursor(last.list);
  if (name === undefined || !(await mayBeNull(probe, last, name)) || !repeats((await probe.request({ [cursor]: '' }))?.list ?? null))
    return;
  const actual = 'an empty text, which leads to the first page again';
  probe.report('pagination', last.call, { pointer: `/${name}`, says, expected: 'null', actual, advice: ADVICE });
}

/** Returns true if a member of a response may be null or missing by the contract. */
async function mayBeNull({ context, operation }: ListProbe, { call }: ListPage, name: string): Promise<boolean> {
  const value = parseResponseJson(call);
  const schema = findResponse(operation.responses, call.response?.status ?? 0)?.content.find(({ type }) => isJson(type))?.schema;
  if (!schema || !isRecord(value) || !(name in value)) return false;
  return (await context.validator.validateResponse(schema, { ...value, [name]: null })).length === 0;
}

/** Checks that the `Link` of the first page leads to the same items as its cursor. */
async function probeNextLink(probe: ListProbe, [first, second]: readonly ListPage[]): Promise<void> {
  const { context, operation, idKey = 'id' } = probe;
  const address = first === undefined ? undefined : linkOf(first.call, 'next');
  if (first === undefined || second === undefined || address === undefined) return;
  const report = (call: Call, actual: string) =>
    probe.report('pagination', call, {
      pointer: '#link',
      says: 'the `Link` with rel="next" leads to the next page',
      expected: 'the items that the cursor leads to',
      actual,
      advice: ADVICE,
    });
  const target = findTarget(context, address, first.call.request.url);
  if (target === null) {
    if (isOwnAddress(context, address, first.call.request.url)) report(first.call, `${address}, which the contract does not have`);
    return;
  }
  const linked = await callOperation(context, target.operation, target.draft);
  const list = readList(parseResponseJson(linked));
  const ids = (items: ListResponse | null) => items?.items.map((item) => String(item[idKey])).join(' ') ?? '';
  if (target.operation === operation && ids(list) === ids(second.list)) return;
  if (await isSteady(probe, [first])) report(linked, list === null ? String(linked.response?.status ?? linked.failure) : 'other items');
}
