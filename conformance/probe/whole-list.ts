import type { Operation, Parameter } from '../contract/contract';
import { callLoggedIn } from './find-success';
import { numberKeyword, parameterFor } from './list-parameters';
import type { Role } from './list-parameters';
import { metaNumber, nextCursor, readList, TOTAL } from './list-response';
import type { Item } from './list-response';
import { withParameter } from './request';
import type { Draft } from './request';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** Maximum number of pages that are read, and of items of a page. */
const MAX_PAGES = 12;
const LARGE_SIZE = 100;

/**
 * Reads a list to its end by its cursor, page number or offset, in large pages; a list without such a parameter with one request. The
 * violations of its responses are not looked for.
 *
 * @param draft path parameters of the list
 * @returns its items; null if a page is not accepted or has no list, or the list has not ended after {@link MAX_PAGES} pages
 */
export async function readWholeList(context: RunContext, list: Operation, draft: Draft): Promise<readonly Item[] | null> {
  const find = (role: Role) => parameterFor(list, context.store, role);
  const [size, cursor, page, offset] = [find('size'), find('cursor'), find('page'), find('offset')];
  const large = size === undefined ? undefined : Math.min(LARGE_SIZE, numberKeyword(context.store, size, 'maximum') ?? LARGE_SIZE);
  const sized = size === undefined ? draft : withParameter(draft, `query ${size.name}`, large);
  const items: Item[] = [];
  let next: Draft = sized;
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    const call = await callLoggedIn(context, list, next, { isChecked: false });
    const found = isAccepted(list, call) ? readList(parseResponseJson(call)) : null;
    if (found === null) return null;
    items.push(...found.items);
    const [token, total] = [nextCursor(found), metaNumber(found, TOTAL)];
    if (cursor !== undefined && token !== undefined) next = withParameter(sized, `query ${cursor.name}`, token);
    else if (cursor !== undefined || found.items.length === 0 || (total !== undefined && items.length >= total)) return items;
    else if (page !== undefined) next = withParameter(sized, `query ${page.name}`, firstPage(context, page) + pages);
    else if (offset !== undefined) next = withParameter(sized, `query ${offset.name}`, items.length);
    else return items;
  }
  return null;
}

/** Returns the number of the first page: 0 if the contract says so, otherwise 1. */
const firstPage = ({ store }: RunContext, page: Parameter): number =>
  numberKeyword(store, page, 'minimum') === 0 || numberKeyword(store, page, 'default') === 0 ? 0 : 1;
