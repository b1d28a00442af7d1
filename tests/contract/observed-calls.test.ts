import { expect, test } from 'vitest';

import {
  eventSchema,
  operation,
  operations,
  parameterNames,
  property,
  propertyNames,
  requestSchema,
  responseSchema,
  schema,
} from './contract-facts.fixture';
import { observedCalls } from './expected-calls';

const call = (id: keyof typeof observedCalls) => operation(observedCalls[id]);

test('every call documents the headers of SPEC section A, and money calls the idempotency key', () => {
  for (const one of operations) {
    // The proof of a trusted device is a proposal of ours, for the login alone (SPEC Q30).
    const own = one.name === observedCalls.A17.replace('POST ', '') ? ['Idempotency-Key', 'Device-Token'] : ['Idempotency-Key'];
    const others = parameterNames(one, 'header').filter((name) => !own.includes(name));
    expect(others, one.name).toEqual(['User-Ip', 'Cache-Control']);
  }
});

test.each([
  ['A1', []],
  ['A2', ['active']],
  ['A9', []],
  ['A12', []],
  ['A13', []],
  ['A14', []],
  ['A19', []],
  ['A21', []],
  ['A22', ['source', 'type', 'status', 'from', 'to', 'page', 'per_page']],
  ['A23', ['section_name*', 'source_id']],
  ['A24', []],
] as const)('%s has the query %j (SPEC A2, A22, A23, B8)', (id, names) => {
  expect(parameterNames(call(id), 'query')).toEqual(names);
});

const REGISTRATION = ['name', 'document', 'email', 'phone', 'phone_code', 'birthday', 'password', 'termsAccepted', 'referer'];
const CONFIRMATIONS = ['email_confirmation', 'password_confirmation'];
const MARKETING = [
  ...['referrer_id', 'src', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'btag', 'code', 'fbc', 'fbp'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `afp${String(number)}`),
  ...['shareCode', 'source_id', 'event_id', 'campaign_id', 'client_id', 'gclid', 'subid'],
];

test.each([
  ['A3', []],
  ['A4', []],
  ['A5', []],
  ['A6', ['code']],
  ['A7', ['active', 'applied', 'expired']],
  ['A10', []],
  ['A11', []],
  ['A15', [...REGISTRATION, ...CONFIRMATIONS, ...MARKETING, 'captcha_token', 'is_pep', 'barred_status']],
  ['A16', ['document']],
  ['A17', ['email', 'password', 'login']],
  ['A18', []],
  ['A20', []],
  ['A25', ['socket_id', 'channel_name']],
] as const)('%s has a body of exactly %j (SPEC A6, A7, A15, A16, A17, A25, E8, B8)', (id, names) => {
  expect(propertyNames(requestSchema(call(id))).toSorted()).toEqual(names.toSorted());
});

test.each([
  ['A1', ['user_status', 'isApproved']],
  ['A2', ['data']],
  ['A6', ['userCoupon', 'error', 'message']],
  ['A7', ['userCoupons']],
  ['A8', ['text']],
  ['A9', ['success', 'data']],
  ['A14', ['userIP']],
  ['A15', ['success', 'data', 'message']],
  ['A16', ['success', 'errors', 'name', 'birthday', 'message']],
  ['A17', ['access_token', 'expires_in', 'errors', 'error']],
  ['A19', ['user', 'balance', 'wallet', 'user_rollover', 'message']],
  ['A20', ['access_token', 'expires_in']],
  ['A21', ['token']],
  ['A22', ['data']],
  ['A23', ['title', 'content']],
  ['A25', ['auth']],
] as const)('the response of %s has the fields %j that the site reads (SPEC A1, A19, N10)', (id, names) => {
  expect(propertyNames(responseSchema(call(id), 200))).toEqual(expect.arrayContaining([...names]));
});

test('lists and errors of observed calls are where SPEC N10 puts them (A2, A15)', () => {
  expect(propertyNames(property(responseSchema(call('A2'), 200), 'data'))).toEqual(['data']);
  expect(propertyNames(property(responseSchema(call('A15'), 200), 'data'))).toContain('errors');
});

test.each([
  ['User', ['id', 'name', 'email', 'phone', 'document', 'birthday', 'gender', 'status', 'wallet']],
  ['UserRollover', ['id', 'active', 'amount_current', 'amount_rollover', 'amount_won', 'balance']],
  ['Bonus', ['id', 'active', 'amount_current', 'amount_rollover', 'amount_won', 'balance', 'name', 'expires_at', 'amount_wagered']],
  ['Coupon', ['code', 'deposit', 'event', 'apply_register']],
  ['FavoriteGame', ['id', 'image', 'image_cf']],
  ['Promotion', ['image']],
  ['Transaction', ['id', 'source', 'type', 'status', 'amount', 'balance_after', 'description', 'reference', 'created_at']],
] as const)('%s has the fields %j (SPEC E1 to E4, E11, B8)', (name, names) => {
  expect(propertyNames(schema(name))).toEqual(expect.arrayContaining([...names]));
});

test.each([
  ['UserUpdateEvent', ['balance']],
  ['DepositApprovedEvent', ['transaction_id', 'amount', 'deposit_occurrence']],
  ['UserRolloverUpdateEvent', ['id', 'active', 'amount_current', 'amount_rollover', 'amount_won', 'balance', 'amount_wagered']],
  ['WithdrawUpdateEvent', ['id', 'status', 'amount']],
  ['ProtectionEvent', ['kind', 'used', 'limit', 'until']],
] as const)('%s has the payload %j (SPEC T1, B9)', (name, names) => {
  expect(propertyNames(eventSchema(name))).toEqual(names);
});
