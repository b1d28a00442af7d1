// @vitest-environment node
import { expect, test } from 'vitest';

import type { Bet } from '@generated/api/model/bet';

import { betName, betNet } from './bet-labels';
import { betRows } from './bet-rows';

const leg = (event: string): Bet['legs'][number] => ({
  event,
  market: 'Resultado final',
  selection: 'Aurora',
  odds: 2.1,
  status: 'open',
  starts_at: '2026-11-21T16:00:00-03:00',
});
const open: Bet = {
  id: 'spt_402',
  kind: 'sports',
  game: null,
  result: 'open',
  stake: 1500,
  bonus_stake: 500,
  returned: 0,
  balance_after: 12_050,
  placed_at: '2026-11-21T14:40:00-03:00',
  settled_at: null,
  legs: [leg('Aurora x Litoral')],
};
const rows = (bet: Bet) => Object.fromEntries(betRows(bet).map(([label, value]) => [label, value.replaceAll('\u00a0', ' ')]));

test('an open sports bet has its selection, no return, and its part of bonus money', () => {
  expect(rows(open)).toMatchObject({
    Seleção: 'Aurora x Litoral, Resultado final: Aurora, odd 2,10 (em aberto)',
    Aposta: 'R$ 15,00, sendo R$ 5,00 de bônus',
    Retorno: 'Ainda sem resultado',
  });
  expect(rows(open)).not.toHaveProperty('Encerrada em');
  expect(betNet(open)).toBeUndefined();
});

test('the name is the game, the event, or the number of selections', () => {
  expect(betName({ ...open, kind: 'mines', game: 'Mines', legs: [] })).toBe('Mines');
  expect(betName(open)).toBe('Aurora x Litoral');
  expect(betName({ ...open, legs: [leg('A x B'), leg('C x D')] })).toBe('Múltipla de 2');
  expect(betName({ ...open, legs: [] })).toBe('Apostas esportivas');
});

test('a return below the stake is a loss, with the missing amount', () => {
  expect(betNet({ result: 'lost', stake: 1500, returned: 400 })).toBe(-1100);
});
