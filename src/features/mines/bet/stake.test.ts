// @vitest-environment node
import { expect, test } from 'vitest';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { plain } from '@/fairness/mines/games.fixture';

import { tightestStakeLimit } from '@/product/stake-rules';

import { parseBetDraft, validateStake } from './stake';

const limit = (type: ProtectionLimit['type'], value: number, used: number): ProtectionLimit => ({
  id: 'lim_1',
  type,
  period: 'day',
  value,
  used,
  pending_value: null,
  effective_at: null,
});

test.each([
  [null, 5000, [], 'Informe o valor da aposta.'],
  [9, 5000, [], 'A aposta mínima é R$ 0,10.'],
  [200_001, 5000, [], 'A aposta máxima é R$ 2.000,00.'],
  [5001, 5000, [], 'Saldo insuficiente: você tem R$ 50,00.'],
  [100, 5000, [limit('bet', 1000, 1000)], 'Você atingiu o seu limite de apostas de hoje.'],
  [100, 5000, [limit('time', 60, 61)], 'Você atingiu o seu limite de tempo de hoje.'],
  [null, 5000, [limit('loss', 60, 60)], 'Você atingiu o seu limite de perdas de hoje.'],
  [100, 5000, [limit('deposit', 100, 100), limit('loss', 1000, -50)], undefined],
  [100, undefined, [], undefined],
])('a stake of %s cents with %s is validated: %s', (amount, available, limits, why) => {
  expect(plain(validateStake(amount, { min_bet: 10, max_bet: 200_000 }, available, limits)?.text)).toBe(why);
});

test('a used-up limit and a stake above the balance offer a way out (SPEC D9)', () => {
  const range = { min_bet: 10, max_bet: 200_000 };
  expect(validateStake(100, range, 5000, [limit('loss', 1000, 1000)])?.action).toMatchObject({ to: '/user/protection' });
  expect(validateStake(5001, range, 5000, [])?.action).toMatchObject({ opens: 'deposit' });
  expect(validateStake(9, range, 5000, [])?.action).toBeUndefined();
});

test('a valid draft of the bet is restored after a reload, and nothing else', () => {
  expect(parseBetDraft({ amount: 500, mines: 24 })).toEqual({ amount: 500, mines: 24 });
  expect(parseBetDraft({ amount: null, mines: 1 })).toEqual({ amount: null, mines: 1 });
  for (const other of [null, 5, {}, { amount: 500 }, { amount: '5', mines: 3 }, { amount: 500, mines: 25 }, { amount: 500, mines: 0 }])
    expect(parseBetDraft(other)).toBeUndefined();
});

test('the tightest limit on stakes or losses is shown', () => {
  expect(tightestStakeLimit([limit('deposit', 1, 0)])).toBeUndefined();
  expect(plain(tightestStakeLimit([limit('bet', 10_000, 1000), limit('loss', 5000, 4000)])?.text)).toBe(
    'Seu limite de perdas é R$ 50,00 por dia. Você ainda pode apostar R$ 10,00.',
  );
});
