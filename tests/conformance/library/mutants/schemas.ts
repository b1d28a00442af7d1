import { body, header, reply } from './faults';
import { createMutants } from './mutant';

const number = createMutants('number format');
const direction = createMutants('write-only');
const shape = createMutants('OpenAPI 3.0 schema');
const status = createMutants('status and type');
const cache = createMutants('cache headers');
const leak = createMutants('inside of the server');

/** Stack trace that a response leaks. */
const STACK = 'Error: no\n    at Shelf.find (/srv/library/src/shelf.js:41:7)';

/** Libraries with faulty responses. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const schemaMutants = [
  number(
    'year above int32',
    'response-schema',
    'getBook listBooks',
    body('GET /v1/books/*', (v) => Object.assign(v, { year: 3_000_000_000 })),
  ),
  number(
    'balance below int32',
    'response-schema',
    'getMe',
    body('GET /v1/me', (v) => Object.assign(v, { balance_cents: -2_147_483_649 })),
  ),
  number(
    'ean above int64',
    'response-schema',
    'getBook',
    body('GET /v1/books/*', (v) => Object.assign(v, { ean: 1e19 })),
  ),
  number(
    'rating above float',
    'response-schema',
    'getBook',
    body('GET /v1/books/*', (v) => Object.assign(v, { rating: 1e39 })),
  ),
  direction(
    'password in the account',
    'response-schema',
    'getMe',
    body('GET /v1/me', (v) => Object.assign(v, { password: 'secret-enough' })),
  ),
  direction(
    'password after registering',
    'response-schema',
    'registerMember',
    body('POST /v1/members 201', (v, visit) => Object.assign(v, { password: visit.body.length === 0 ? '' : 'hashed-anyway' })),
  ),
  shape(
    'null that is not nullable',
    'response-schema',
    'getBook',
    body('GET /v1/books/*', (v) => Object.assign(v, { year: null })),
  ),
  shape(
    'null in a list',
    'response-schema',
    'listAuthors',
    body('GET /v1/authors', (v) => void Object.assign(v.items[0], { name: null })),
  ),
  shape(
    'exclusive minimum',
    'response-schema',
    'getBook',
    body('GET /v1/books/*', (v) => Object.assign(v, { pages: 0 })),
  ),
  shape(
    'wrong nullable reference',
    'response-schema',
    'getBook',
    body('GET /v1/books/*', (v) => Object.assign(v, { series: { name: 7, volume: 1 } })),
  ),
  shape(
    'value outside of the enum',
    'response-schema',
    'listLoans',
    body('GET /v1/loans 200', (v) => void Object.assign(v.data[0] ?? {}, { status: 'Open' })),
  ),
  shape(
    'extra member of a closed object',
    'response-schema',
    'getBook',
    body('GET /v1/books/*', (v) => Object.assign(v, { shelf_mark: 'B 4' })),
  ),
  shape(
    'error without message',
    'error-shape',
    'getLoan',
    body('GET /v1/loans/* 404', () => ({ error: 'no' })),
  ),
  status(
    'undocumented status',
    'status-undocumented',
    'listWishes',
    reply('GET /v1/wishlist 200', (given) => ({ ...given, status: 203 })),
  ),
  status(
    'created as 200',
    'status-undocumented',
    'writeReview',
    reply('POST /v1/reviews 201', (given) => ({ ...given, status: 200 })),
  ),
  status('text for JSON', 'content-type', 'getBranch', header('GET /v1/branches/* 200', 'content-type', 'text/html')),
  status('JSON for a picture', 'content-type', 'getCover', header('GET /v1/books/*/cover 200', 'content-type', 'application/json')),
  status(
    'redirect to a login page',
    'redirect',
    'listShelves',
    reply('GET /v1/shelves 401', () => ({ status: 302, headers: { location: '/login' }, body: '' })),
  ),
  status(
    'redirect of a book',
    'redirect',
    'getBook',
    reply('GET /v1/books/* 200', () => ({ status: 301, headers: { location: '/books' }, body: '' })),
  ),
  cache('personal response for all', 'cache-control', 'getMe', header('GET /v1/me 200', 'cache-control', 'public, max-age=600')),
  cache('personal list on the edge', 'cache-control', 'listLoans', header('GET /v1/loans 200', 'cache-control', 's-maxage=60')),
  cache('public list not cacheable', 'response-header', 'listBooks', header('GET /v1/books 200', 'cache-control', 'no-store')),
  cache(
    'public book without stale-while-revalidate',
    'response-header',
    'getBook',
    header('GET /v1/books/* 200', 'cache-control', 'public, s-maxage=60'),
  ),
  leak(
    'JavaScript stack in a 404',
    'information-leak',
    'getShelf',
    body('GET /v1/shelves/* 404', () => ({ message: STACK })),
  ),
  leak(
    'SQL in a 422',
    'information-leak',
    'writeReview',
    body('POST /v1/reviews 422', (v) =>
      Object.assign(v, {
        message: "SQLSTATE[23000]: Integrity constraint violation: 1452 (SQL: insert into `reviews` (`isbn`) values ('x'))",
      }),
    ),
  ),
  leak(
    'PHP trace in a 401',
    'information-leak',
    'listLoans listWishes listShelves',
    reply('GET /v1/loans 401', (given) => ({
      ...given,
      body: JSON.stringify({ message: '#0 /var/www/app/Http/Kernel.php(12): handle()' }),
    })),
  ),
  leak(
    'path in a 404',
    'information-leak',
    'getBranch',
    body('GET /v1/branches/* 404', () => ({ message: 'cannot open /var/www/library/data/branch.php' })),
  ),
];
