import type { LibraryFault } from '../server/serve';
import { body, failure, ignoring, reply, request } from './faults';
import { createMutants } from './mutant';

const page = createMutants('pages');
const filter = createMutants('filters and search');
const sort = createMutants('sorting');
const item = createMutants('items');
const etag = createMutants('ETag');

/**
 * Creates a fault that gives each successful GET whose path begins with `start` the ETag `"v1"`, which never changes. If the request
 * names it in `If-None-Match`, the response is a 304.
 */
const constantEtag =
  (start: string): LibraryFault =>
  () =>
  async (visit, next) => {
    if (visit.method !== 'GET' || !visit.path.startsWith(start)) return next(visit);
    const given = await next({ ...visit, headers: { ...visit.headers, 'if-none-match': '' } });
    if (given.status !== 200) return given;
    if (visit.headers['if-none-match'] === '"v1"') return { status: 304, headers: { etag: '"v1"' }, body: '' };
    return { ...given, headers: { ...given.headers, etag: '"v1"' } };
  };

/** Libraries with faulty lists or ETags. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const listMutants = [
  page('the page is ignored', 'pagination', 'listBooks', ignoring('GET /v1/books', 'page')),
  page('pages overlap by one', 'pagination', 'listReviews', (library) => async (visit, next) => {
    const given = await next(visit);
    const [page, size] = [Number(visit.query.get('page') ?? 1), Number(visit.query.get('per_page') ?? 10)];
    if (visit.path !== '/v1/reviews' || visit.method !== 'GET' || given.status !== 200 || page < 2 || page > 100) return given;
    const data = library.reviews.slice((page - 1) * size - 1, page * size - 1).map((review) => ({ ...review, owner: undefined }));
    return { ...given, body: JSON.stringify({ ...(JSON.parse(given.body) as object), data }) };
  }),
  page('the cursor is ignored', 'pagination', 'listAuthors', ignoring('GET /v1/authors', 'cursor')),
  page('the offset is ignored', 'pagination', 'listBranches', ignoring('GET /v1/branches', 'offset')),
  page('the page size is ignored', 'pagination', 'listBooks', ignoring('GET /v1/books', 'per_page')),
  page('the limit is ignored', 'pagination', 'listAuthors', ignoring('GET /v1/authors', 'limit')),
  page(
    'the total counts the page',
    'pagination',
    'listBooks',
    body('GET /v1/books 200', (v) => void Object.assign(v.meta, { total: v.data.length })),
  ),
  page(
    'the total is too large',
    'pagination',
    'listReviews',
    body('GET /v1/reviews 200', (v) => void Object.assign(v.meta, { total: v.meta.total + 3 })),
  ),
  page(
    'the response tells another size',
    'pagination',
    'listReviews',
    body('GET /v1/reviews 200', (v) => void Object.assign(v.meta, { per_page: 15 })),
  ),
  page(
    'far pages repeat the first',
    'pagination',
    'listBooks',
    request('GET /v1/books', (visit) => (Number(visit.query.get('page')) > 1000 ? { ...visit, query: new URLSearchParams() } : visit)),
  ),
  page(
    'far pages fail',
    'server-error',
    'listReviews',
    request('GET /v1/reviews', (visit) => (Number(visit.query.get('page')) > 1000 ? failure() : visit)),
  ),
  filter('the genre is ignored', 'list-filter', 'listBooks', ignoring('GET /v1/books', 'genre')),
  filter('the language is ignored', 'list-filter', 'listBooks', ignoring('GET /v1/books', 'language')),
  filter('the country is ignored', 'list-filter', 'listAuthors', ignoring('GET /v1/authors', 'country')),
  filter('a boolean is ignored', 'list-filter', 'listBranches', ignoring('GET /v1/branches', 'open')),
  filter('stars let others through', 'list-filter', 'listReviews', (library) => async (visit, next) => {
    const given = await next(visit);
    if (visit.path !== '/v1/reviews' || !visit.query.has('stars') || given.status !== 200) return given;
    const value = JSON.parse(given.body) as { data: unknown[] };
    const { owner: _, ...other } = library.reviews.find(({ stars }) => String(stars) !== visit.query.get('stars')) ?? { owner: '' };
    return { ...given, body: JSON.stringify({ ...value, data: [...value.data, other] }) };
  }),
  filter(
    'a filter finds nothing',
    'list-filter',
    'listLoans',
    body('GET /v1/loans 200', (v, { query }) => (query.has('status') ? Object.assign(v, { data: [], meta: { ...v.meta, total: 0 } }) : v)),
  ),
  filter('the lower limit is ignored', 'list-filter', 'listBooks', ignoring('GET /v1/books', 'year_min')),
  filter('the search is ignored', 'list-filter', 'listBooks', ignoring('GET /v1/books', 'q')),
  sort('the order is ignored', 'list-sort', 'listBooks', ignoring('GET /v1/books', 'sort')),
  sort(
    'descending is ascending',
    'list-sort',
    'listBooks',
    request('GET /v1/books', (visit) => {
      const query = new URLSearchParams(visit.query);
      const order = query.get('sort');
      if (order?.startsWith('-') === true) query.set('sort', order.slice(1));
      return { ...visit, query };
    }),
  ),
  sort('the column is ignored', 'list-sort', 'listBranches', ignoring('GET /v1/branches', 'order_by')),
  sort('the direction is ignored', 'list-sort', 'listBranches', ignoring('GET /v1/branches', 'direction')),
  item(
    'an id occurs twice',
    'list-item pagination',
    'listReviews',
    body('GET /v1/reviews 200', (v) => void (v.data.length > 1 && Object.assign(v.data[1], { id: v.data[0].id }))),
  ),
  item(
    'a branch occurs twice',
    'list-item',
    'listBranches',
    body('GET /v1/branches 200', (v) => void (v.length > 2 && Object.assign(v[1], v[0]))),
  ),
  item(
    'an item cannot be read',
    'list-item',
    'listBooks',
    reply('GET /v1/books/* 200', (given, visit) =>
      visit.path.endsWith('01')
        ? { ...given, status: 404, headers: { 'content-type': 'application/json' }, body: '{"message":"No."}' }
        : given,
    ),
  ),
  item(
    'a listed loan is gone',
    'list-item',
    'listLoans',
    reply('GET /v1/loans/* 200', (given, _, { loans }) =>
      given.body.includes(loans[0]?.number ?? '')
        ? { status: 404, headers: { 'content-type': 'application/json' }, body: '{"message":"No."}' }
        : given,
    ),
  ),
  etag(
    'never answers 304',
    'etag',
    'listBooks',
    request('GET /v1/books', (visit) => ({ ...visit, headers: { ...visit.headers, 'if-none-match': '' } })),
  ),
  etag(
    'never answers 304 for a book',
    'etag',
    'getBook',
    request('GET /v1/books/*', (visit) => ({ ...visit, headers: { ...visit.headers, 'if-none-match': '' } })),
  ),
  etag(
    'another one for each response',
    'etag',
    'getMe',
    reply('GET /v1/me 200', (given) => ({ ...given, headers: { ...given.headers, etag: `"${String(Math.random())}"` } })),
  ),
  etag('the same after a change of a loan', 'etag', 'getLoan', constantEtag('/v1/loans/')),
  etag('the same after a change of the account', 'etag', 'getMe', constantEtag('/v1/me')),
];
