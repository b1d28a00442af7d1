import { isRecord } from '../contract/pointer';
import { primaryKeys } from './own-records';

/** Record in a list. */
export type Item = Readonly<Record<string, unknown>>;

/** List of records in a response. */
export interface ListResponse {
  items: readonly Item[];
  /** Values beside the items by name, such as `total` and `next_cursor`, also from nested objects. */
  meta: ReadonlyMap<string, unknown>;
}

/**
 * Returns the list of records in a response: the body, or the only list among its members or those of `data`. Null if there is none or
 * more than one, or if an item is no object. Lists called `links`, `errors` or `warnings` do not count.
 *
 * @param value parsed body
 */
export function readList(value: unknown): ListResponse | null {
  const found = findItems(value);
  if (found === null || !found.every(isRecord)) return null;
  const meta = new Map<string, unknown>();
  collectMeta(value, meta, 0);
  return { items: found, meta };
}

function findItems(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const lists = Object.entries(value).filter(([name, member]) => Array.isArray(member) && !/^(?:links|errors|warnings)$/.test(name));
  if (lists.length === 1) return lists[0]?.[1] as unknown[];
  return lists.length === 0 && isRecord(value['data']) ? findItems(value['data']) : null;
}

function collectMeta(value: unknown, meta: Map<string, unknown>, depth: number): void {
  if (!isRecord(value) || depth > 2) return;
  for (const [name, member] of Object.entries(value)) {
    if (isRecord(member)) collectMeta(member, meta, depth + 1);
    else if (!Array.isArray(member) && !meta.has(name)) meta.set(name, member);
  }
}

/** Patterns of the names of the number of all items, and of the cursor of the next page. */
export const TOTAL = /^(?:total|total_?(?:count|items|results|elements|records))$/i;
const NEXT_CURSOR = /^(?:next|next_?(?:cursor|token|page_?token)|cursor|continuation_?token)$/i;

/** Returns the cursor of the next page; undefined on the last page, or if the cursor is no text or an address (`https:`, leading `/`). */
export const nextCursor = ({ meta }: ListResponse): unknown =>
  [...meta].find(
    ([name, value]) => NEXT_CURSOR.test(name) && typeof value === 'string' && value !== '' && !/^https?:|^\//.test(value),
  )?.[1];

/** Returns the name of a cursor that is an empty text; undefined if there is none. */
export const emptyCursor = ({ meta }: ListResponse): string | undefined =>
  [...meta].find(([name, value]) => NEXT_CURSOR.test(name) && value === '')?.[0];

/** Returns the first number beside the items whose name matches; undefined if there is none. */
export function metaNumber({ meta }: ListResponse, names: RegExp): number | undefined {
  for (const [name, value] of meta) if (names.test(name) && typeof value === 'number') return value;
  return undefined;
}

/**
 * Returns the name of the member that names every item: `id`, `book_id` of /books; undefined if there is none. Values may repeat.
 *
 * @param parameterName path parameter that names an item in the operation that reads one
 */
export function idKeyOf(items: readonly Item[], path: string, parameterName?: string): string | undefined {
  const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  const keys = primaryKeys({ path }, parameterName);
  const own = parameterName === undefined ? undefined : memberFor(items, parameterName);
  const strict = [...(own === undefined ? [] : [own]), ...keys.filter((key) => !LOOSE_KEYS.has(key) || key === parameterName)];
  return strict.find((key) => items.length > 0 && items.every((item) => isId(item[key])));
}

/** Keys that identify an item only if the path parameter has the same name. Otherwise they may repeat within a list. */
const LOOSE_KEYS = new Set(['code', 'reference', 'slug', 'key']);

/** Returns the name of the first item's member that a parameter means, in any spelling: `createdAt` for `created_at`. Undefined if none. */
export function memberFor(items: readonly Item[], name: string): string | undefined {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return Object.keys(items[0] ?? {}).find((key) => bare(key) === bare(name));
}

/**
 * Returns true if two values are equal as texts, in any case, such as 5 and "5". If `one` is an array, one equal item is enough. Objects
 * must not be compared, because all of them have the same text.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) return one.some((item) => isSameValue(item, other));
  return String(one).toLowerCase() === String(other).toLowerCase();
}
