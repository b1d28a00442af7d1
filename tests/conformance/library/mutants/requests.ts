import { body, failure, reply, request, sentJson, withJson, rejection } from './faults';
import { createMutants } from './mutant';

const documented = createMutants('documented rejection');
const http = createMutants('HTTP');
const numbers = createMutants('huge numbers');
const text = createMutants('texts');
const readOnly = createMutants('mass assignment');
const field = createMutants('error field');
const limit = createMutants('limits');

/** Returns a function that replaces the content type of a request by `type`, as if the server ignored the type that was sent. */
const asJson = (type: string) => (visit: Parameters<Parameters<typeof request>[1]>[0]) => ({
  ...visit,
  headers: { ...visit.headers, 'content-type': type },
});
/** Replaces the Accept header of a request, as if the server ignored it. */
const acceptAll = (visit: Parameters<Parameters<typeof request>[1]>[0]) => ({ ...visit, headers: { ...visit.headers, accept: '*/*' } });
/** Replaces each run of 20 or more blanks in a body by one blank, as if the server had no limit of the body's size. */
const trimmed = (visit: Parameters<Parameters<typeof request>[1]>[0]) => ({ ...visit, body: visit.body.replaceAll(/ {20,}/g, ' ') });

/** Libraries that treat requests wrongly. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const requestMutants = [
  documented(
    'any content type for a review',
    'documented-rejection',
    'writeReview',
    request('POST /v1/reviews', asJson('application/json')),
  ),
  documented('any content type for a loan', 'documented-rejection', 'borrow', request('POST /v1/loans', asJson('application/json'))),
  documented('any Accept for books', 'documented-rejection', 'listBooks', request('GET /v1/books', acceptAll)),
  documented('any Accept for a book', 'documented-rejection', 'getBook', request('GET /v1/books/*', acceptAll)),
  documented('a large payment body', 'documented-rejection', 'payFine', request('POST /v1/fines/payments', trimmed)),
  documented('a large loan body', 'documented-rejection', 'borrow', request('POST /v1/loans', trimmed)),
  documented(
    'a key with another body pays',
    'invariant',
    'payFine',
    request('POST /v1/fines/payments', (visit) =>
      visit.headers['idempotency-key'] === undefined
        ? visit
        : { ...visit, headers: { ...visit.headers, 'idempotency-key': `${visit.headers['idempotency-key']}${visit.body}` } },
    ),
  ),
  documented(
    'a key with another body borrows',
    'invariant',
    'borrow',
    request('POST /v1/loans', (visit) =>
      visit.headers['idempotency-key'] === undefined
        ? visit
        : { ...visit, headers: { ...visit.headers, 'idempotency-key': `${visit.headers['idempotency-key']}${visit.body}` } },
    ),
  ),
  http(
    'HEAD fails for books',
    'server-error',
    'listBooks',
    request('HEAD /v1/books', () => failure()),
  ),
  http(
    'HEAD fails for the account',
    'server-error',
    'getMe',
    request('HEAD /v1/me', () => failure()),
  ),
  http(
    'OPTIONS fails for loans',
    'server-error',
    'listLoans borrow',
    request('OPTIONS /v1/loans', () => failure()),
  ),
  http(
    'OPTIONS fails for a shelf',
    'server-error',
    'getShelf putShelf dropShelf',
    request('OPTIONS /v1/shelves/*', () => failure()),
  ),
  http(
    'an unknown query parameter fails',
    'server-error',
    'listBooks',
    request('GET /v1/books', (visit) => (visit.query.has('conformance_unknown') ? failure() : visit)),
  ),
  http(
    'an unknown query parameter fails for authors',
    'server-error',
    'listAuthors',
    request('GET /v1/authors', (visit) =>
      [...visit.query.keys()].some((name) => !['cursor', 'limit', 'country'].includes(name)) ? failure() : visit,
    ),
  ),
  http(
    'DELETE of a branch succeeds',
    'method-undocumented',
    'getBranch',
    request('DELETE /v1/branches/*', () => ({ status: 204, headers: {}, body: '' })),
  ),
  http(
    'POST to the wishes succeeds',
    'method-undocumented',
    'listWishes',
    request('POST /v1/wishlist', () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '[]' })),
  ),
  numbers(
    'a huge page fails',
    'server-error',
    'listBooks',
    request('GET /v1/books', (visit) => ((visit.query.get('page') ?? '').length > 15 ? failure() : visit)),
  ),
  numbers(
    'huge days fail',
    'server-error',
    'borrow',
    request('POST /v1/loans', (visit) => (Number(sentJson(visit)?.days) > 1e15 ? failure() : visit)),
  ),
  numbers(
    'a huge id fails',
    'server-error',
    'getReview',
    request('GET /v1/reviews/*', (visit) => (visit.path.length > 28 ? failure() : visit)),
  ),
  text(
    'letters outside of ASCII are lost',
    'text-altered',
    'writeReview',
    request('POST /v1/reviews', (visit) =>
      withJson(
        visit,
        Object.assign(
          sentJson(visit),
          typeof sentJson(visit)?.text === 'string' ? { text: sentJson(visit).text.replaceAll(/[^\u0020-\u007E]/g, '?') } : {},
        ),
      ),
    ),
  ),
  text(
    'emoji are lost',
    'text-altered',
    'changeMe',
    request('PATCH /v1/me', (visit) =>
      withJson(
        visit,
        Object.assign(
          sentJson(visit),
          typeof sentJson(visit)?.name === 'string' ? { name: sentJson(visit).name.replaceAll(/\p{Extended_Pictographic}/gu, '') } : {},
        ),
      ),
    ),
  ),
  text(
    'a long text is cut off',
    'text-altered',
    'writeReview',
    request('POST /v1/reviews', (visit) =>
      withJson(
        visit,
        Object.assign(
          sentJson(visit),
          typeof sentJson(visit)?.text === 'string' && sentJson(visit).text.length <= 2000
            ? { text: sentJson(visit).text.slice(0, 255) }
            : {},
        ),
      ),
    ),
  ),
  text(
    'a long motto is cut off',
    'text-altered',
    'changeMe',
    request('PATCH /v1/me', (visit) =>
      withJson(
        visit,
        Object.assign(
          sentJson(visit),
          typeof sentJson(visit)?.motto === 'string' && sentJson(visit).motto.length <= 400
            ? { motto: sentJson(visit).motto.slice(0, 100) }
            : {},
        ),
      ),
    ),
  ),
  readOnly('verified is taken over', 'read-only-written', 'writeReview', (library) => async (visit, next) => {
    const given = await next(visit);
    if (visit.method !== 'POST' || visit.path !== '/v1/reviews' || given.status !== 201) return given;
    const sent = sentJson(visit) as { verified?: unknown };
    const review = library.reviews.at(-1);
    if (review === undefined || typeof sent.verified !== 'boolean') return given;
    review.verified = sent.verified;
    return { ...given, body: JSON.stringify({ ...(JSON.parse(given.body) as object), verified: sent.verified }) };
  }),
  readOnly('the role is taken over', 'read-only-written', 'changeMe', (library) => async (visit, next) => {
    const card = library.sessions.get((visit.headers['authorization'] ?? '').replace('Bearer ', ''));
    const member = library.members.find(({ card_number: number }) => number === card);
    const sent = sentJson(visit) as { role?: unknown };
    if (visit.method === 'PATCH' && visit.path === '/v1/me' && member !== undefined && typeof sent.role === 'string')
      member.role = sent.role;
    return next(visit);
  }),
  field(
    'wrong stars named as text',
    'error-field',
    'writeReview',
    body('POST /v1/reviews 422', (v) => ('stars' in v.errors ? { ...v, errors: { text: v.errors.stars } } : v)),
  ),
  field(
    'wrong days named as isbn',
    'error-field',
    'borrow',
    body('POST /v1/loans 422', (v) => ('days' in v.errors ? { ...v, errors: { isbn: ['is wrong'] } } : v)),
  ),
  field(
    'a wrong size named as page',
    'error-field',
    'listBooks',
    reply('GET /v1/books 422', (given) => (given.body.includes('per_page') ? rejection({ page: ['is wrong'] }) : given)),
  ),
  limit(
    'too many stars',
    'request-accepted-invalid',
    'writeReview',
    request('POST /v1/reviews', (visit) => (sentJson(visit)?.stars === 6 ? withJson(visit, { ...sentJson(visit), stars: 5 }) : visit)),
  ),
  limit(
    'a payment of nothing',
    'request-accepted-invalid',
    'payFine',
    request('POST /v1/fines/payments', (visit) => (sentJson(visit)?.amount_cents === 0 ? withJson(visit, { amount_cents: 1 }) : visit)),
  ),
  limit(
    'a subject in the form may be missing',
    'request-accepted-invalid',
    'sendMessage',
    request('POST /v1/messages', (visit) => (visit.body.includes('subject=') ? visit : { ...visit, body: `subject=x&${visit.body}` })),
  ),
  limit(
    'any kind of document',
    'request-accepted-invalid',
    'addDocument',
    request('POST /v1/me/documents', (visit) => ({ ...visit, body: visit.body.replace(/(name="kind"\r\n\r\n)[^\r]*/, '$1identity') })),
  ),
  limit(
    'the largest page is refused',
    'request-refused-valid',
    'listBooks',
    request('GET /v1/books', (visit) => (visit.query.get('per_page') === '50' ? rejection({ per_page: ['too large'] }) : visit)),
  ),
  limit(
    'thirty days are refused',
    'request-refused-valid',
    'borrow',
    request('POST /v1/loans', (visit) => (sentJson(visit)?.days === 30 ? rejection({ days: ['too many'] }) : visit)),
  ),
];
