import { createHash } from 'node:crypto';

import type { Reply } from '../../fault';
import type { Book } from './library';
import { empty, invalid, json, problem } from './routes';
import type { Request, Route } from './routes';
import { checkText, queryChoice, queryInteger } from './validate';

const GENRES = ['novel', 'poetry', 'science', 'history'];

/**
 * Returns the page that `page` and `per_page` (at most 50) select, by default the first one of 10 items. Adds invalid parameters to
 * `errors`: the page is then useless, and the caller must respond with `errors`.
 */
export function toPage<Item>(request: Request, errors: Record<string, string>, items: readonly Item[]) {
  const page = queryInteger(errors, request.query, 'page', { min: 1, max: Number.MAX_SAFE_INTEGER, initial: 1 });
  const perPage = queryInteger(errors, request.query, 'per_page', { min: 1, max: 50, initial: 10 });
  return { data: items.slice((page - 1) * perPage, page * perPage), meta: { page, per_page: perPage, total: items.length } };
}

const createEtag = (body: string): string => `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`;

/** Adds an ETag to a response, or returns a 304 if the caller already has this body. */
export function withEtag({ headers }: Request, reply: Reply): Reply {
  const etag = createEtag(reply.body);
  if (headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: '' };
  return { ...reply, headers: { ...reply.headers, etag } };
}

/** Cache header of the public catalogue, as the contract demands it. */
const PUBLIC = { 'cache-control': 'public, s-maxage=60, stale-while-revalidate=600' };

const isAcceptable = ({ headers }: Request) => /\*\/\*|application\/(?:\*|json)/.test(headers['accept'] ?? '*/*');

function listBooks(request: Request): Reply {
  if (!isAcceptable(request)) return problem(406, 'Only JSON.');
  const { query, library } = request;
  const errors: Record<string, string> = {};
  const sort = queryChoice(errors, query, 'sort', ['title', '-title', 'year', '-year', 'pages']);
  const genre = queryChoice(errors, query, 'genre', GENRES);
  const language = query.get('language');
  if (language !== null && language.length !== 2) errors['language'] = 'must have two letters';
  const q = query.get('q');
  if (q !== null && (q.length < 1 || q.length > 60)) errors['q'] = 'must have 1 to 60 characters';
  const yearMin = queryInteger(errors, query, 'year_min', { min: 0, max: 2100, initial: 0 });
  const found = library.books.filter(
    (book) =>
      (genre === null || book.genre === genre) &&
      (language === null || book.language === language) &&
      (q === null || book.title.toLowerCase().includes(q.toLowerCase())) &&
      book.year >= yearMin,
  );
  const page = toPage(request, errors, sortBooks(found, sort));
  return Object.keys(errors).length > 0 ? invalid(errors) : withEtag(request, json(200, page, PUBLIC));
}

function sortBooks(books: readonly Book[], sort: string | null): Book[] {
  const key = (sort ?? '').replace('-', '') as 'title' | 'year' | 'pages' | '';
  if (key === '') return [...books];
  const up = books.toSorted((one, other) => (one[key] < other[key] ? -1 : one[key] > other[key] ? 1 : 0));
  return sort?.startsWith('-') === true ? up.toReversed() : up;
}

function listAuthors({ query, library }: Request): Reply {
  const errors: Record<string, string> = {};
  const limit = queryInteger(errors, query, 'limit', { min: 1, max: 20, initial: 5 });
  const cursor = query.get('cursor') ?? '';
  const country = query.get('country');
  if (cursor.length > 40) errors['cursor'] = 'must have at most 40 characters';
  if (country !== null && country.length !== 2) errors['country'] = 'must have two letters';
  if (Object.keys(errors).length > 0) return invalid(errors);
  const all = library.authors.filter((author) => country === null || author.country === country);
  const start = cursor === '' ? 0 : all.findIndex(({ id }) => `after-${id}` === cursor) + 1;
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  return json(200, { items, next_cursor: last !== undefined && start + limit < all.length ? `after-${last.id}` : null });
}

function listBranches({ query, library }: Request): Reply {
  const errors: Record<string, string> = {};
  const limit = queryInteger(errors, query, 'limit', { min: 1, max: 50, initial: 50 });
  const offset = queryInteger(errors, query, 'offset', { min: 0, max: Number.MAX_SAFE_INTEGER, initial: 0 });
  const orderBy = queryChoice(errors, query, 'order_by', ['name', 'seats']);
  const direction = queryChoice(errors, query, 'direction', ['asc', 'desc']);
  const open = queryChoice(errors, query, 'open', ['true', 'false', '1', '0']);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const isOpen = open === null ? null : open === 'true' || open === '1';
  const all = library.branches.filter((branch) => isOpen === null || branch.open === isOpen);
  if (orderBy === 'name') all.sort((one, other) => (one.name < other.name ? -1 : 1));
  if (orderBy === 'seats') all.sort((one, other) => one.seats - other.seats);
  if (direction === 'desc') all.reverse();
  return json(200, all.slice(offset, offset + limit));
}

/** Cover of every book: a picture with one grey pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64').toString(
  'latin1',
);

/** Public routes of books, authors, branches and messages. Messages are not stored. */
export const catalogueRoutes: readonly Route[] = [
  { method: 'GET', path: /^\/v1\/books$/, isPublic: true, handle: listBooks },
  {
    method: 'GET',
    path: /^\/v1\/books\/([^/]+)$/,
    isPublic: true,
    handle(request) {
      if (!isAcceptable(request)) return problem(406, 'Only JSON.');
      const book = request.library.books.find(({ isbn }) => isbn === request.parts[0]);
      return book === undefined ? problem(404, 'No such book.') : withEtag(request, json(200, book, PUBLIC));
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/books\/([^/]+)\/cover$/,
    isPublic: true,
    handle: ({ library, parts }) =>
      library.books.some(({ isbn }) => isbn === parts[0])
        ? { status: 200, headers: { 'content-type': 'image/png' }, body: PNG }
        : problem(404, 'No such book.'),
  },
  { method: 'GET', path: /^\/v1\/authors$/, isPublic: true, handle: listAuthors },
  { method: 'GET', path: /^\/v1\/branches$/, isPublic: true, handle: listBranches },
  {
    method: 'GET',
    path: /^\/v1\/branches\/([^/]+)$/,
    isPublic: true,
    handle({ library, parts }) {
      const branch = library.branches.find(({ id }) => String(id) === parts[0]);
      return branch === undefined ? problem(404, 'No such branch.') : json(200, branch);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/messages$/,
    isPublic: true,
    type: 'application/x-www-form-urlencoded',
    handle({ body }) {
      const form = new URLSearchParams(body);
      const errors: Record<string, string> = {};
      const fields = Object.fromEntries(form);
      checkText(errors, fields, 'subject', { min: 1, max: 80 });
      checkText(errors, fields, 'text', { min: 1, max: 500 });
      if (form.getAll('topics').some((topic) => topic !== 'loans' && topic !== 'events')) errors['topics'] = 'must be loans or events';
      return Object.keys(errors).length > 0 ? invalid(errors) : empty(202);
    },
  },
];
