import { expect, test } from 'vitest';

import {
  operation,
  operations,
  parameterNames,
  property,
  propertyNames,
  requestSchema,
  responseSchema,
  schema,
  successHeaders,
} from './contract-facts.fixture';

test('a list has data, links and meta, and pages of at most 60 items (SPEC B1)', () => {
  const list = responseSchema(operation('GET /v2/games'), 200);
  expect(propertyNames(list)).toEqual(['data', 'links', 'meta']);
  expect(propertyNames(property(list, 'links'))).toEqual(['first', 'last', 'prev', 'next']);
  expect(propertyNames(property(list, 'meta')).toSorted()).toEqual(
    ['current_page', 'from', 'last_page', 'path', 'per_page', 'to', 'total'].toSorted(),
  );
  for (const one of operations.filter((each) => parameterNames(each, 'query').includes('page')))
    expect(parameterNames(one, 'query'), one.name).toContain('per_page');
  expect(property(property(list, 'meta'), 'per_page')['maximum']).toBe(60);
});

test('the errors of proposed calls have the fields of SPEC B3', () => {
  const of = (status: number) => responseSchema(operation('POST /api/deposits'), status);
  for (const status of [401, 409, 429, 500, 503]) expect(propertyNames(of(status)), String(status)).toEqual(['message']);
  expect(propertyNames(of(403))).toEqual(['message', 'status']);
  expect(propertyNames(of(422))).toEqual(['message', 'errors']);
  expect(property(of(403), 'status')['enum']).toEqual([
    'ip_blocked',
    'pending_face_id',
    'pending_kyc',
    'suspended',
    'excluded',
    'limit_reached',
    'terms_changed',
    'confirmation_required',
    'location_required',
    'location_outside',
    'barred',
    'pending_activation',
    'forbidden',
  ]);
});

test('exactly the POSTs that move money take an optional idempotency key (SPEC B4)', () => {
  const withKey = operations.filter((one) => parameterNames(one, 'header').includes('Idempotency-Key'));
  expect(withKey.map(({ method, name }) => `${method.toUpperCase()} ${name}`).toSorted()).toEqual([
    'POST /api/coupons/apply',
    'POST /api/deposits',
    'POST /api/mini-games/double/bets',
    'POST /api/mini-games/mines/fairness',
    'POST /api/mini-games/mines/start',
    'POST /api/mini-games/mines/{id}/cashout',
    'POST /api/mini-games/mines/{id}/reveal',
    'POST /api/redeem/{bonusId}',
    'POST /api/withdrawals',
    'POST /api/withdrawals/{id}/cancel',
  ]);
});

test('sources, types and states of transactions are those of SPEC B8', () => {
  expect(schema('TransactionSource')['enum']).toEqual([
    'Deposit',
    'Withdraw',
    'Bet',
    'Win',
    'Refund',
    'Bonus',
    'Coupon',
    'Referral',
    'Adjustment',
  ]);
  const names = (name: string) => [schema(name)['enum'], schema(name)['x-enum-varnames']];
  expect(names('TransactionType')).toEqual([
    [1, 2],
    ['credit', 'debit'],
  ]);
  expect(names('TransactionStatus')).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    ['pending', 'approved', 'rejected', 'cancelled', 'expired', 'reversed', 'in_review'],
  ]);
});

test('documents, PIX keys, deposits and limits have the values of SPEC B11, B12 and B14', () => {
  const valuesOf = (call: string, field: string) => property(requestSchema(operation(call)), field)['enum'];
  expect(valuesOf('POST /api/pix-keys', 'type')).toEqual(['cpf', 'email', 'phone', 'evp']);
  expect(valuesOf('POST /api/deposits', 'method')).toEqual(['pix']);
  expect(valuesOf('PUT /api/protection/limits', 'type')).toEqual(['deposit', 'loss', 'bet', 'time', 'count']);
  expect(schema('DocumentType')['enum']).toEqual(['rg', 'cnh', 'passport', 'address_proof']);
});

test('answers that are the same for everyone may be cached at an edge, and need no token (SPEC B5)', () => {
  const calls = operations.filter(({ node }) => node['x-public-read'] === true);
  expect(calls.map(({ name }) => name.replace('GET ', '')).toSorted()).toEqual([
    '/api/seo',
    '/v2/categories',
    '/v2/games',
    '/v2/games/{id}',
    '/v2/images/',
    '/v2/live-tables',
    '/v2/mini-games/mines/config',
    '/v2/pages',
    '/v2/pages/{slug}',
    '/v2/platform',
    '/v2/providers',
    '/v2/providers/{id}',
    '/v2/settings/',
    '/v2/sports/config',
  ]);
  for (const { name, node } of calls) expect(node['security'], name).toEqual([]);
  // The first one is the 200: an empty SEO text is a 204.
  for (const call of calls) expect(successHeaders(call)[0], call.name).toEqual(['Cache-Control', 'ETag']);
});

/** Path of a response that is the same for everyone. */
const PUBLIC_CONFIGURATION = '/v2/mini-games/mines/config';

test('successful responses to auth, wallet and game calls document Cache-Control (SPEC B5)', () => {
  const tags = ['auth', 'password', 'account', 'wallet', 'mines', 'double'];
  const calls = operations.filter(({ name, node }) => {
    const [tag] = Array.isArray(node['tags']) ? node['tags'] : [];
    return tags.includes(String(tag)) && name !== PUBLIC_CONFIGURATION && !name.startsWith('/v2/zipcode');
  });
  expect(calls.length).toBeGreaterThan(40);
  for (const call of calls) for (const headers of successHeaders(call)) expect(headers, call.name).toContain('Cache-Control');
});
