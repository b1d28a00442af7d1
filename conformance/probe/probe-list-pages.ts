import type { Parameter } from '../contract/contract';
import { metaNumber, nextCursor, TOTAL } from './list-response';
import type { ListResponse } from './list-response';
import { numberKeyword, parameterFor } from './list-parameters';
import type { ListPage, ListProbe } from './list-probe';

/** Pattern of the name of the size of a page beside the items. */
const SIZE = /^(?:per_?page|page_?size)$/i;

/** Number of a page after the last one, unless the contract has a lower maximum. No list of a test server has so many pages. */
const FAR_PAGE = 99_999;

/** Maximum size of the page that is requested to count the items. */
const MAX_COUNTED_ITEMS = 100;

/**
 * Checks page sizes, totals, and that pages do not overlap: by the number of the page, else by offset, else by cursor. After a violation
 * of the page size the others are left out.
 */
export async function probePages(probe: ListProbe): Promise<void> {
  const { context, operation } = probe;
  const find = (role: Parameters<typeof parameterFor>[2]) => parameterFor(operation, context.store, role);
  const [page, size, offset, cursor] = [find('page'), find('size'), find('offset'), find('cursor')];
  const small = size === undefined ? undefined : await probeSize(probe, size);
  if (size !== undefined && small === null) return;
  const sizeQuery = size === undefined || small === undefined ? {} : { [size.name]: small?.count };
  if (page !== undefined) await probePageNumbers(probe, page, sizeQuery);
  else if (offset !== undefined) await probeOffset(probe, offset, sizeQuery);
  else if (cursor !== undefined) await probeCursor(probe, cursor, sizeQuery);
  await probeTotal(probe, page, size);
}

/**
 * Checks that the server respects a page size.
 *
 * @returns the size that later probes use; null after a reported violation, undefined if the list could not be read
 */
async function probeSize(probe: ListProbe, size: Parameter): Promise<{ count: number } | null | undefined> {
  const { context, list } = probe;
  const count = Math.max(1, numberKeyword(context.store, size, 'minimum') ?? 1);
  const sizedPage = await probe.request({ [size.name]: count });
  if (sizedPage === null) return undefined;
  const told = metaNumber(sizedPage.list, SIZE);
  const received = sizedPage.list.items.length;
  const pointer = `?${size.name}`;
  const advice = `In Laravel: pass the validated \`${size.name}\` on, ->paginate($request->integer('${size.name}', 15)).`;
  const claim = `\`${size.name}\` limits the number of items`;
  const report = (says: string, expected: string, actual: string, at = pointer) => {
    probe.report('pagination', sizedPage.call, { pointer: at, says, expected, actual, advice });
    return null;
  };
  if (received > count) return report(claim, `at most ${String(count)}`, `${String(received)} items`);
  if (told !== undefined && told !== count)
    return report('the response tells the page size', `a page size of ${String(count)}`, String(told));
  if (await exceedsDefault(probe, size)) return null;
  // The list itself may have changed, so its total without a page size is read again.
  const [total, before] = [metaNumber(sizedPage.list, TOTAL), metaNumber(list, TOTAL)];
  const again = total === before ? null : await probe.request({});
  if (total !== undefined && again !== null && metaNumber(again.list, TOTAL) === before && before !== undefined) {
    const actual = `${String(before)}, and ${String(total)} with ${size.name} ${String(count)}`;
    return report('the total is the same for every page size', String(before), actual, '/total');
  }
  // The list may have become shorter since the first request, but hardly empty.
  return received < count && list.items.length > count && count === 1 ? report(claim, '1 item', 'none') : { count };
}

/** Reports a list that has more items without a page size than with the documented default. @returns true if it has */
async function exceedsDefault(probe: ListProbe, size: Parameter): Promise<boolean> {
  const usual = numberKeyword(probe.context.store, size, 'default');
  if (usual === undefined || size.required || probe.list.items.length <= usual) return false;
  const [sized, again] = [await probe.request({ [size.name]: usual }), await probe.request({ [size.name]: undefined })];
  if (sized === null || again === null || sized.list.items.length > usual || again.list.items.length <= usual) return false;
  probe.report('pagination', again.call, {
    pointer: `?${size.name}`,
    says: `a list without \`${size.name}\` has its default size`,
    expected: `at most ${String(usual)} items`,
    actual: `${String(again.list.items.length)} items`,
    advice: `In Laravel: ->paginate($request->integer('${size.name}', ${String(usual)})).`,
  });
  return true;
}

/** Checks that two pages do not overlap, and that a page after the last one does not repeat the first. */
async function probePageNumbers(probe: ListProbe, page: Parameter, sizeQuery: Readonly<Record<string, unknown>>): Promise<void> {
  const { store } = probe.context;
  const start = numberKeyword(store, page, 'minimum') === 0 || numberKeyword(store, page, 'default') === 0 ? 0 : 1;
  await compareParts(probe, `?${page.name}`, (index) => ({ ...sizeQuery, [page.name]: start + index }), 'pages do not overlap');
  const far = Math.min(FAR_PAGE, numberKeyword(store, page, 'maximum') ?? FAR_PAGE);
  if (far < 50) return;
  // The page may also be rejected. If it gets a 5xx, the check of the response adds a violation.
  const beyond = await probe.request({ ...sizeQuery, [page.name]: far }, [400, 404, 416, 422]);
  if (beyond === null || beyond.list.items.length === 0) return;
  const first = await probe.request({ ...sizeQuery, [page.name]: start });
  const key = probe.idKey;
  if (first === null || key === undefined || first.list.items[0]?.[key] !== beyond.list.items[0]?.[key]) return;
  probe.report('pagination', beyond.call, {
    pointer: `?${page.name}`,
    says: 'a page after the last one is empty or rejected',
    expected: 'no items',
    actual: `the first page again for ${page.name} ${String(far)}`,
    advice: 'In Laravel: use paginate(), which returns an empty page, and do not clamp the number.',
  });
}

async function probeOffset(probe: ListProbe, offset: Parameter, sizeQuery: Readonly<Record<string, unknown>>): Promise<void> {
  const step = Number(Object.values(sizeQuery)[0] ?? probe.list.items.length);
  await compareParts(probe, `?${offset.name}`, (index) => ({ ...sizeQuery, [offset.name]: index * step }), 'two offsets do not overlap');
}

async function probeCursor(probe: ListProbe, cursor: Parameter, sizeQuery: Readonly<Record<string, unknown>>): Promise<void> {
  const first = await probe.request({ ...sizeQuery, [cursor.name]: undefined });
  if (first === null || first.list.items.length === 0) return;
  const next = nextCursor(first.list);
  if (next === undefined) return;
  const queries = [
    { ...sizeQuery, [cursor.name]: undefined },
    { ...sizeQuery, [cursor.name]: next },
  ];
  await compareParts(probe, `?${cursor.name}`, (index) => queries[index] ?? {}, 'the next page does not repeat items');
}

/**
 * Checks that the first two parts of a list have no item in common, and that the second is not empty by mistake. The first part is
 * requested again, because the list may change meanwhile.
 * @param pointer pointer of the finding
 * @param query returns the query parameters of the first part (0) or the second (1)
 * @param claim rule for the finding
 */
async function compareParts(
  probe: ListProbe,
  pointer: string,
  query: (index: number) => Readonly<Record<string, unknown>>,
  claim: string,
): Promise<void> {
  const { operation, context, idKey: key } = probe;
  const [first, second, again] = [await probe.request(query(0)), await probe.request(query(1)), await probe.request(query(0))];
  if (first === null || second === null || again === null) return;
  if (key === undefined || first.list.items.length === 0) return;
  if (!isSamePage(first.list, again.list, key)) {
    const reason = 'the list changed between two requests, so that its pages could not be compared';
    context.findings.block({ check: 'pagination', operationId: operation.id, reason });
    return;
  }
  const advice = "In Laravel: order by a unique column (->orderBy(…)->orderBy('id')), and pass the page on to paginate().";
  const known = new Set(first.list.items.map((item) => String(item[key])));
  const repeated = second.list.items.filter((item) => known.has(String(item[key]))).length;
  if (repeated > 0) {
    const actual = `${String(repeated)} of ${String(second.list.items.length)} items again`;
    probe.report('pagination', second.call, { pointer, says: claim, expected: 'other items', actual, advice });
    return;
  }
  const total = metaNumber(first.list, TOTAL);
  if (second.list.items.length > 0 || total === undefined || total <= first.list.items.length) return;
  const expected = `more than ${String(first.list.items.length)} of ${String(total)} items`;
  probe.report('pagination', second.call, { pointer, says: 'the next page has the next items', expected, actual: 'an empty page', advice });
}

/** Compares the total with the items of the largest page. */
async function probeTotal(probe: ListProbe, page: Parameter | undefined, size: Parameter | undefined): Promise<void> {
  const { context } = probe;
  const limit =
    size === undefined ? undefined : Math.min(MAX_COUNTED_ITEMS, numberKeyword(context.store, size, 'maximum') ?? MAX_COUNTED_ITEMS);
  const whole: ListPage | null =
    size === undefined || limit === undefined ? await probe.request({}) : await probe.request({ [size.name]: limit });
  if (whole === null) return;
  const total = metaNumber(whole.list, TOTAL);
  if (total === undefined) return;
  const count = whole.list.items.length;
  const isPaged = page !== undefined || size !== undefined;
  const expected = limit === undefined ? (isPaged ? undefined : total) : Math.min(total, limit);
  const isWrong = expected === undefined ? count > total : count !== expected;
  if (!isWrong) return;
  probe.report('pagination', whole.call, {
    pointer: '/total',
    says: 'the total is the number of items',
    expected: `${String(expected ?? total)} items (total ${String(total)})`,
    actual: `${String(count)} items`,
    advice: 'In Laravel: count the same query that is paginated, with its filters; do not filter a page after it was fetched.',
  });
}

function isSamePage(one: ListResponse, other: ListResponse, key: string): boolean {
  const ids = ({ items }: ListResponse) => items.map((item) => String(item[key])).join('\n');
  return ids(one) === ids(other);
}
