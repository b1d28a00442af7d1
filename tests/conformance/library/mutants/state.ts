import { after, body, failure, reply, request, sentJson } from './faults';
import { createMutants } from './mutant';

const created = createMutants('created, changed, deleted');
const repeated = createMutants('repeated');
const access = createMutants('access');
const balance = createMutants('balance');

/** Card number of the first member, the only one whose list stays correct in the fault "the list shows loans of others". */
const EVERYONE = 'C00001';

/**
 * Libraries that lose or reveal data, refuse a repeated request or fail on it, accept a missing, wrong or revoked token or one in a
 * cookie, book a payment wrongly, or respond with a wrong number. Arguments of each: name, checks and operations of a correct finding,
 * and the fault.
 */
export const stateMutants = [
  created(
    'a loan is not stored',
    'invariant',
    'borrow',
    after('POST /v1/loans', (library) => library.loans.pop()),
  ),
  created(
    'a review is not stored',
    'invariant',
    'writeReview',
    after('POST /v1/reviews', (library) => library.reviews.pop()),
  ),
  created(
    'a note is not stored',
    'invariant',
    'borrow',
    after('POST /v1/loans', (library) => Object.assign(library.loans.at(-1) ?? {}, { note: 'other' })),
  ),
  created('a new note is lost', 'invariant', 'changeLoan', (library) => async (visit, next) => {
    const before = library.loans.map((loan) => ({ ...loan }));
    const given = await next(visit);
    if (visit.method === 'PATCH' && visit.path.startsWith('/v1/loans/')) library.loans.splice(0, Infinity, ...before);
    return given;
  }),
  created('a replaced review stays', 'invariant', 'replaceReview', (library) => async (visit, next) => {
    const before = library.reviews.map((review) => ({ ...review }));
    const given = await next(visit);
    if (visit.method === 'PUT' && visit.path.startsWith('/v1/reviews/')) library.reviews.splice(0, Infinity, ...before);
    return given;
  }),
  created('a name is not changed', 'invariant', 'changeMe', (library) => async (visit, next) => {
    const before = library.members.map((member) => ({ ...member }));
    const given = await next(visit);
    if (visit.method === 'PATCH' && visit.path === '/v1/me') library.members.forEach((member, at) => Object.assign(member, before[at]));
    return given;
  }),
  created('a deleted loan stays', 'invariant', 'dropLoan', (library) => async (visit, next) => {
    const before = [...library.loans];
    const given = await next(visit);
    if (visit.method === 'DELETE' && visit.path.startsWith('/v1/loans/') && given.status === 204)
      library.loans.splice(0, Infinity, ...before);
    return given;
  }),
  created('a deleted review stays', 'invariant', 'dropReview', (library) => async (visit, next) => {
    const before = [...library.reviews];
    const given = await next(visit);
    if (visit.method === 'DELETE' && visit.path.startsWith('/v1/reviews/') && given.status === 204)
      library.reviews.splice(0, Infinity, ...before);
    return given;
  }),
  created(
    'a shelf that PUT creates is not stored',
    'invariant',
    'putShelf',
    after('PUT /v1/shelves/*', (library) => (library.shelves.length = 0)),
  ),
  created(
    'a wish is not stored',
    'invariant',
    'wish',
    after('PUT /v1/wishlist/*', (library) => (library.wishes.length = 0)),
  ),
  created('a deleted shelf stays', 'invariant', 'dropShelf', (library) => async (visit, next) => {
    const before = [...library.shelves];
    const given = await next(visit);
    if (visit.method === 'DELETE' && visit.path.startsWith('/v1/shelves/') && given.status === 204)
      library.shelves.splice(0, Infinity, ...before);
    return given;
  }),
  repeated(
    'a second DELETE of a loan fails',
    'server-error',
    'dropLoan',
    reply('DELETE /v1/loans/* 404', () => failure()),
  ),
  repeated(
    'a second DELETE of a shelf fails',
    'server-error',
    'dropShelf',
    reply('DELETE /v1/shelves/* 404', () => failure()),
  ),
  repeated(
    'a second DELETE of a review fails',
    'server-error',
    'dropReview',
    reply('DELETE /v1/reviews/* 404', () => failure()),
  ),
  repeated(
    'a second PUT of a shelf is refused',
    'invariant',
    'putShelf',
    reply('PUT /v1/shelves/* 200', () => ({
      status: 422,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x', errors: { slug: ['is taken'] } }),
    })),
  ),
  repeated('a second wish is refused', 'invariant', 'wish', (library) => async (visit, next) => {
    const before = library.wishes.length;
    const given = await next(visit);
    const isSecond =
      visit.method === 'PUT' && visit.path.startsWith('/v1/wishlist/') && given.status === 204 && library.wishes.length === before;
    return isSecond ? { status: 404, headers: { 'content-type': 'application/json' }, body: '{"message":"Already there."}' } : given;
  }),
  access(
    'loans without a token',
    'auth-missing-token',
    'listLoans',
    request('GET /v1/loans', (visit, library) =>
      visit.headers['authorization'] === undefined
        ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${[...library.sessions.keys()][0] ?? ''}` } }
        : visit,
    ),
  ),
  access(
    'wishes without a token',
    'auth-missing-token',
    'listWishes',
    request('GET /v1/wishlist', (visit, library) =>
      visit.headers['authorization'] === undefined
        ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${[...library.sessions.keys()][0] ?? ''}` } }
        : visit,
    ),
  ),
  access(
    'a forged token for the account',
    'auth-bad-token',
    'getMe',
    request('GET /v1/me', (visit, library) =>
      (visit.headers['authorization'] ?? '').includes('conformance')
        ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${[...library.sessions.keys()][0] ?? ''}` } }
        : visit,
    ),
  ),
  access(
    'a forged token for shelves',
    'auth-bad-token',
    'listShelves',
    request('GET /v1/shelves', (visit, library) =>
      (visit.headers['authorization'] ?? '').includes('conformance')
        ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${[...library.sessions.keys()][0] ?? ''}` } }
        : visit,
    ),
  ),
  access(
    'a revoked token works',
    'auth-dead-token',
    'signOut',
    request('DELETE /v1/session', (visit) =>
      visit.headers['authorization'] === undefined || visit.headers['authorization'].includes('conformance')
        ? visit
        : { status: 204, headers: {}, body: '' },
    ),
  ),
  access('loans of others can be read', 'foreign-access', 'getLoan', (library) => async (visit, next) => {
    const given = await next(visit);
    const loan = library.loans.find(({ number }) => visit.path === `/v1/loans/${number}`);
    if (visit.method !== 'GET' || given.status !== 404 || loan === undefined) return given;
    const { owner: _, ...value } = loan;
    return {
      status: 200,
      headers: { 'content-type': 'application/json', etag: `"${loan.number}${String(loan.note)}"` },
      body: JSON.stringify(value),
    };
  }),
  access('loans of others can be deleted', 'foreign-access', 'dropLoan', (library) => async (visit, next) => {
    const given = await next(visit);
    const at = library.loans.findIndex(({ number }) => visit.path === `/v1/loans/${number}`);
    if (visit.method !== 'DELETE' || given.status !== 404 || at === -1) return given;
    library.loans.splice(at, 1);
    return { status: 204, headers: {}, body: '' };
  }),
  access('the list shows loans of others', 'foreign-access', 'listLoans', (library) => (visit, next) => {
    if (visit.method === 'GET' && visit.path === '/v1/loans' && visit.headers['authorization'] !== undefined) {
      const card = library.sessions.get(visit.headers['authorization'].replace('Bearer ', ''));
      const own = library.loans.map((loan) => ({ ...loan }));
      if (card !== undefined && card !== EVERYONE) {
        const shown = own.map((loan) => ({ ...loan, owner: card }));
        const kept = library.loans.splice(0, Infinity, ...shown);
        return next(visit).finally(() => library.loans.splice(0, Infinity, ...kept));
      }
    }
    return next(visit);
  }),
  access('a token in a cookie', 'auth-cookie-token', 'getMe listLoans listShelves listWishes', (library) => (visit, next) => {
    const token = /access_token=([^;]+)/.exec(visit.headers['cookie'] ?? '')?.[1];
    return next(
      token !== undefined && library.sessions.has(token)
        ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${token}` } }
        : visit,
    );
  }),
  access('a token in a session cookie', 'auth-cookie-token', 'getMe listLoans listShelves listWishes', (library) => (visit, next) => {
    const token = /(?:^|; )jwt=([^;]+)/.exec(visit.headers['cookie'] ?? '')?.[1];
    return next(
      token !== undefined && library.sessions.has(token)
        ? { ...visit, headers: { ...visit.headers, authorization: `Bearer ${token}` } }
        : visit,
    );
  }),
  balance('a payment does not move the balance', 'invariant', 'payFine', (library) => async (visit, next) => {
    const before = library.members.map((member) => member.balance_cents);
    const given = await next(visit);
    if (visit.path === '/v1/fines/payments') library.members.forEach((member, at) => (member.balance_cents = before[at] ?? 0));
    return given;
  }),
  balance('a payment counts twice', 'invariant', 'payFine', (library) => async (visit, next) => {
    const before = library.members.map((member) => member.balance_cents);
    const given = await next(visit);
    if (visit.path === '/v1/fines/payments' && given.status === 201)
      library.members.forEach((member, at) => (member.balance_cents += member.balance_cents - (before[at] ?? member.balance_cents)));
    return given;
  }),
  created(
    'an answer names another number',
    'invariant',
    'borrow',
    body('POST /v1/loans 201', (v, visit) => (sentJson(visit) === null ? v : Object.assign(v, { number: 'L-999999' }))),
  ),
];
