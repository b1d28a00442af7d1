import { createHash } from 'node:crypto';

import type { Reply, Visit } from '../../fault';
import type { Fault } from './contract';
import type { Harbour } from './harbour';

/** Valid request of an operation. */
export interface Request extends Visit {
  /** Values of the parameters by name. */
  values: Readonly<Record<string, unknown>>;
  /** Parsed JSON body, or the members of a form; empty without a body and for a multipart one. */
  json: Readonly<Record<string, unknown>>;
  /** Name of the caller's account; '' for a public operation or an API key. */
  caller: string;
  harbour: Harbour;
}

/** Responds to a valid request of an operation. */
export type Handler = (request: Request) => Reply;

/** Returns a value as JSON. A text `int64:` with digits becomes a number of these digits. @param indent blanks of each level */
export const toJson = (value: unknown, indent = 0): string => JSON.stringify(value, null, indent).replaceAll(/"int64:(\d+)"/g, '$1');

/** Creates a response with JSON. */
export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: toJson(value),
});

const TITLES: Readonly<Record<number, string>> = { 400: 'Wrong request', 404: 'Not found', 412: 'Changed meanwhile', 422: 'Wrong content' };

/** Creates a response with problem details (RFC 9457). */
export const problem = (status: number, detail: string, errors?: readonly Fault[]): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({
    type: 'about:blank',
    title: TITLES[status] ?? 'Refused',
    status,
    detail,
    ...(errors === undefined ? {} : { errors }),
  }),
});

/** Returns the ETag of a value. */
export const etagOf = (value: unknown): string => `"${createHash('sha1').update(toJson(value)).digest('hex').slice(0, 16)}"`;

/** Creates a response with an ETag, or a 304 if the status would be 200 and `If-None-Match` has this ETag. */
export function versioned({ headers }: Request, value: unknown, status = 200, more: Record<string, string> = {}): Reply {
  const etag = etagOf(value);
  if (status === 200 && headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: '' };
  return json(status, value, { etag, ...more });
}

/** Default size of a page. */
const SIZE = 5;

/** Creates a response with the page that `cursor` and `limit` select, and a `Link` to the next page; 400 for an unknown cursor. */
export function page({ values, path, query }: Request, items: readonly unknown[]): Reply {
  const cursor = String(values['cursor'] ?? '');
  const start = cursor === '' ? 0 : Number(/^p(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) return problem(400, 'The cursor is unknown.', [{ pointer: 'cursor', detail: 'is unknown' }]);
  const end = start + Number(values['limit'] ?? SIZE);
  const next = end < items.length ? Buffer.from(`p${String(end)}`).toString('base64url') : null;
  const following = new URLSearchParams(query);
  if (next !== null) following.set('cursor', next);
  const headers: Record<string, string> = next === null ? {} : { link: `</port${path}?${following.toString()}>; rel="next"` };
  return json(200, { items: items.slice(start, end), next_cursor: next }, headers);
}

/** Creates a response without a body. */
export const empty = (status = 204): Reply => ({ status, headers: {}, body: '' });
