// @vitest-environment node
import { expect, test } from 'vitest';

import { verdictOf } from '../core/fair-checks';
import type { Attempt } from './journal';
import { refusalText, verifyRefusals } from './refusals';

const attempts = (won: number, lost: number): Attempt[] => [
  ...Array.from({ length: won }, () => ({ round_id: 'dbl_1', type: 'bet', color: 'red', winner: 'red' }) as const),
  ...Array.from({ length: lost }, () => ({ round_id: 'dbl_2', type: 'bet', color: 'red', winner: 'black' }) as const),
];

test('refused bets are counted with those that would have won (SPEC G16)', () => {
  expect(refusalText([])).toBeNull();
  expect(refusalText(attempts(1, 0))).toBe('1 de 1 aposta recusada, sem resposta ou anulada teria ganhado');
  expect(refusalText(attempts(7, 0))).toBe('7 de 7 apostas recusadas, sem resposta ou anuladas teriam ganhado');
});

test.each([
  [7, 0, undefined],
  [9, 0, undefined],
  [10, 0, 'unchecked'],
  [22, 0, 'unchecked'],
  [23, 0, 'failed'],
  [5, 5, undefined],
  [0, 40, undefined],
  [60, 10, 'failed'],
])('%i winning and %i losing refusals have the verdict %s', (won, lost, verdict) => {
  const checks = verifyRefusals(attempts(won, lost));
  expect(checks.length === 0 ? undefined : verdictOf(checks)).toBe(verdict);
});

test('a table that refuses by chance reaches the odds of 100 in fewer than 1 of 100 lives', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const color = () =>
    (['white', ...Array.from({ length: 7 }, () => 'red'), ...Array.from({ length: 7 }, () => 'black')] as const)[
      Math.floor(random() * 15)
    ] as Attempt['color'];
  let alarms = 0;
  for (let life = 0; life < 500; life += 1) {
    const all = Array.from({ length: 60 }, (): Attempt => ({
      round_id: 'dbl_1',
      color: color(),
      winner: color(),
      type: random() < 0.5 ? 'bet' : 'cancel',
    }));
    if (all.some((_, index) => verifyRefusals(all.slice(0, index + 1)).length > 0)) alarms += 1;
  }
  expect(alarms).toBeLessThanOrEqual(5);
});
