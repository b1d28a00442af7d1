// @vitest-environment node
import { describe, expect, test } from 'vitest';

import { operations } from '@generated/operations';

import { MISSING_RECEIPT } from '@/fairness/core/missing-receipt';

import { operationAt } from './operation-at';
import { validateResponse } from './validate';

const me = {
  user: { id: '7', name: 'Ana Souza', email: 'ana@exemplo.invalid', status: 'Ativo' },
  balance: 12550,
  wallet: { bonus_mixed: 1000 },
  user_rollover: null,
};
const judge = (body: unknown) => validateResponse('GET', '/api/auth/me', 200, body);

describe('a number in an answer', () => {
  test('that arrives as a decimal string is parsed (SPEC N12, D2)', async () => {
    expect(await judge({ ...me, balance: '12550' })).toMatchObject({ balance: 12550 });
  });

  test('is parsed below the base path of a backend, too', async () => {
    const body = await validateResponse('GET', '/backend/api/auth/me', 200, { ...me, balance: '1' });
    expect(body).toMatchObject({ balance: 1 });
  });

  test.each([null, true, [], {}])('is a violation when it is %j', async (balance) => {
    await expect(judge({ ...me, balance })).rejects.toMatchObject({ operationId: 'getMe', pointer: '/balance' });
  });
});

describe('an amount that the contract does not allow (SPEC D23)', () => {
  test.each(['', ' ', 'abc', '12,50', '1e3', '12.5', '99999999999999999999', 12.5, -1, 1e300])(
    'is unknown when it is %j, and never a number',
    async (balance) => {
      expect(await judge({ ...me, balance })).toEqual({ ...me, balance: 'unknown' });
    },
  );
});

test('a sound answer is given back as it came, with what the contract does not name', async () => {
  const body = { ...me, extra: { kept: true } };
  expect(await judge(body)).toBe(body);
});

test('a text that looks like a number stays a text', async () => {
  const body = { ...me, user: { ...me.user, name: '123' } };
  expect(await judge(body)).toBe(body);
});

test('every operation of the contract is found by its own method and path', () => {
  for (const [id, { method, path }] of Object.entries(operations)) {
    expect(operationAt(method, path.replaceAll(/\{\w+\}/g, 'x1'))).toBe(id);
  }
  expect(operationAt('GET', '/api/unknown')).toBeUndefined();
});

describe('a bet on double without a valid receipt (G13)', () => {
  const receipt = { key_id: 'rcp_1', player_id: 'usr_1', issued_at: '2026-11-21T14:05:04-03:00', signature: 'S'.repeat(86) };
  const bet = {
    id: 'bet_1',
    round_id: 'dbl_8',
    color: 'red',
    amount: 100,
    status: 'open',
    payout: null,
    placed_at: receipt.issued_at,
    receipt,
  };
  const { receipt: _, ...bare } = bet;
  const place = (data: object) => validateResponse('POST', '/api/mini-games/double/bets', 201, { data });
  const meta = { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 60, to: 2, total: 2 };
  const list = (data: object[]) =>
    validateResponse('GET', '/api/mini-games/double/bets', 200, { data, links: { first: '/', last: '/', prev: null, next: null }, meta });

  test.each<[string, object]>([
    ['no receipt', bare],
    ['null', { ...bet, receipt: null }],
    ['a text', { ...bet, receipt: 'none' }],
    ['a short signature', { ...bet, receipt: { ...receipt, signature: 'S' } }],
    ['no key', { ...bet, receipt: { ...receipt, key_id: undefined } }],
  ])('is accepted with %s, and marked', async (_name, data) => {
    expect(await place(data)).toEqual({ data: { ...bet, receipt: MISSING_RECEIPT } });
  });

  test('is listed with the mark, beside a bet with its receipt', async () => {
    expect(await list([bare, bet, bare])).toMatchObject({
      data: [{ receipt: MISSING_RECEIPT }, { receipt }, { receipt: MISSING_RECEIPT }],
    });
  });

  test('is unchanged with a receipt, and a violation without an amount', async () => {
    expect(await place(bet)).toEqual({ data: bet });
    await expect(place({ ...bare, amount: undefined })).rejects.toMatchObject({ operationId: 'placeDoubleBet', pointer: '/data/amount' });
  });
});

describe('the integration of a launched game (SPEC B18)', () => {
  const session = { session_id: 'gms_1', url: 'https://jogos.invalid/1', expires_at: '2026-11-21T14:10:00-03:00' };
  const launched = (data: object) => validateResponse('POST', '/api/games/1001/launch', 201, { data });

  test.each(['frame', 'plain'])('stays %s', async (integration) => {
    expect(await launched({ ...session, integration })).toEqual({ data: { ...session, integration } });
  });

  test.each(['', 'sdk', 1])('is unknown if it is %j, which the page reads as plain', async (integration) => {
    expect(await launched({ ...session, integration })).toEqual({ data: { ...session, integration: 'unknown' } });
  });

  test.each([undefined, null])('becomes plain if it is %j', async (integration) => {
    expect(await launched({ ...session, integration })).toEqual({ data: { ...session, integration: 'plain' } });
  });

  test('hides no other violation', async () => {
    await expect(launched({ ...session, url: 7 })).rejects.toMatchObject({ operationId: 'launchGame', pointer: '/data/url' });
  });
});
