// @vitest-environment node
import { expect, test } from 'vitest';

import type { SportsBet } from '@generated/api/model/sports-bet';

import { formatOdds } from '@/shared/format/number';

import { betTypeLabel, payoutLabel } from './bet-labels';

const leg = {
  event: 'Aurora x Campina',
  market: 'Resultado final',
  selection: 'Aurora',
  odds: 2.1,
  status: 'won',
  starts_at: '2026-11-21T16:00:00-03:00',
} as const;
const bet: SportsBet = {
  id: 'spt_1',
  type: 'single',
  stake: 1500,
  odds: 2.1,
  potential: 3150,
  status: 'won',
  placed_at: '2026-11-21T13:40:00-03:00',
  legs: [leg],
};

test.each<[what: string, changed: Partial<SportsBet>, label: string, amount: string | undefined]>([
  ['open', { status: 'open' }, 'Retorno possível', 'R$ 31,50'],
  ['won', {}, 'Pago', 'R$ 31,50'],
  ['lost', { status: 'lost' }, 'Pago', 'R$ 0,00'],
  ['void', { status: 'void' }, 'Devolvido', 'R$ 15,00'],
  ['won with a void selection, of which the contract names no sum', { legs: [leg, { ...leg, status: 'void' }] }, 'Pago', undefined],
  ['cashed out, of which the contract names no sum', { status: 'cashed_out' }, 'Pago', undefined],
])('payoutLabel of a bet that is %s', (_, changed, label, amount) => {
  const [said, sum] = payoutLabel({ ...bet, ...changed });
  expect([said, sum?.replaceAll('\u00a0', ' ')]).toEqual([label, amount]);
});

test('bet types and odds are formatted in Portuguese', () => {
  expect(betTypeLabel(bet)).toBe('Simples');
  expect(betTypeLabel({ type: 'multiple', legs: [leg, leg, leg] })).toBe('Múltipla de 3');
  expect(betTypeLabel({ type: 'system', legs: [leg, leg] })).toBe('Sistema de 2');
  expect([2, 2.1, 3.425, 1000].map(formatOdds)).toEqual(['2,00', '2,10', '3,425', '1.000,00']);
});
