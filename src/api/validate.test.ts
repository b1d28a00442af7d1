import { describe, expect, test } from 'vitest';

import { operations } from '@generated/operations';

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

  test.each([null, '', ' ', 'abc', '12,50', '1e3', '12.5', true, [], '99999999999999999999'])(
    'is a violation when it is %j',
    async (balance) => {
      await expect(judge({ ...me, balance })).rejects.toMatchObject({ operationId: 'getMe', pointer: '/balance' });
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
