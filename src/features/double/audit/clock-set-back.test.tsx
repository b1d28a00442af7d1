import { expect, test } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';
import { ROUND_MS } from '@/fairness/double/rounds.fixture';
import { COLOR_RULES } from '@/fairness/double/rules';
import { PLAYER } from '@/fairness/double/signing.fixture';

import { advance, colorButton, openGame, press, setUpDoubleTests, testRounds, testServer, waitUntil } from '../double-page.fixture';

setUpDoubleTests();

test('a winning bet that stays open is red, also if the clock of the server is set back in each round', async () => {
  testServer().alterRound = (one) => {
    const back = Math.max(0, one.round - 3) * ROUND_MS;
    const shift = (time: string) => new Date(Date.parse(time) - back).toISOString();
    return { ...one, betting_ends_at: shift(one.betting_ends_at), server_time: shift(one.server_time) };
  };
  testServer().alterBet = (bet) => (bet.status === 'won' ? { ...bet, status: 'open', payout: null } : bet);
  await openGame(500, 3);
  await press(colorButton(COLOR_RULES[testRounds().over(3).color ?? 'red'].name));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await advance(110_000);
  expect(listVerdicts(PLAYER).find(({ round }) => round === 'dbl_3')).toMatchObject({
    verdict: 'failed',
    reasons: [expect.stringMatching(/^Aposta 1: R\$/)],
  });
});
