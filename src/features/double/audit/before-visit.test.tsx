import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listVerdicts, readLog } from '@/fairness/core/verdict-log';
import { PLAYER, signBet } from '@/fairness/double/signing.fixture';

import { advance, openGame, press, setUpDoubleTests, testRounds, testServer, waitUntil } from '../double-page.fixture';

setUpDoubleTests();

const chip = (round: number) => screen.getByRole('button', { name: new RegExp(`^Rodada ${round}: `) });

test('rounds from before the first visit are neutral, and an own bet from another device keeps its round orange (G14)', async () => {
  const bet = signBet({ id: 'bet_far', round_id: 'dbl_3', color: 'red', amount: 100, status: 'open', payout: null }, 3);
  testServer().bets.push({ ...bet, round: 3 });
  await openGame(1000, 6);
  await waitUntil(() => expect(chip(3).textContent).toContain('não foi possível conferir'));
  for (const round of [1, 2, 4, 5]) expect(chip(round).textContent).toContain('anterior à sua visita. Ver recibo');
  expect(screen.getByText('4 rodadas anteriores à sua visita: sem compromisso guardado neste aparelho')).toBeTruthy();
  expect(readLog(PLAYER).totals).toEqual({ passed: 0, failed: 0, unchecked: 1 });
  await press(chip(4));
  await waitUntil(() => expect(screen.getByText('Rodada anterior à sua visita')).toBeTruthy());
  await advance(21_500);
  await waitUntil(() => expect(listVerdicts(PLAYER).map(({ round, verdict }) => `${round} ${verdict}`)).toContain('dbl_6 passed'));
});

test('a losing bet that a player who only watches never placed is orange, although it is listed only after its round', async () => {
  await openGame(500, 7);
  await advance(27_000);
  await waitUntil(() => expect(listVerdicts(PLAYER)).toContainEqual(expect.objectContaining({ round: 'dbl_7', verdict: 'passed' })));
  const color = testRounds().over(7).color === 'red' ? 'black' : 'red';
  testServer().bets.push({ ...signBet({ id: 'bet_x', round_id: 'dbl_7', color, amount: 5000, status: 'lost', payout: 0 }, 7), round: 7 });
  await advance(51_000);
  await waitUntil(() => expect(listVerdicts(PLAYER)).toContainEqual(expect.objectContaining({ round: 'dbl_7', verdict: 'unchecked' })));
});
