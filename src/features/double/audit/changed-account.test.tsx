import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { listVerdicts } from '@/fairness/core/verdict-log';

import {
  advance,
  colorButton,
  openGame,
  press,
  receiveRound,
  setUpDoubleTests,
  testRounds,
  testServer,
  waitUntil,
} from '../double-page.fixture';

setUpDoubleTests();

/** Returns a response, that of the account with the id of another player. */
async function asOther({ url }: Request, response: Response): Promise<Response> {
  if (!url.includes('/api/auth/me')) return response;
  const body = await response.json();
  return Response.json({ ...body, user: { ...body.user, id: 'usr_2' } });
}

test('a bet is orange if the id of the account changes after it, and the list lacks it', async () => {
  await openGame(500, 5);
  let hasChanged = false;
  backend({}, async (request) => {
    if (request.method === 'POST') hasChanged = true;
    const response = await testServer().serve(request);
    return hasChanged ? asOther(request, response) : response;
  });
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  testServer().alterBet = () => undefined;
  await advance(115_000);
  const verdicts = ['usr_1', 'usr_2'].flatMap((player) => listVerdicts(player)).filter(({ round }) => round.includes('dbl_5'));
  expect(verdicts).toContainEqual(expect.objectContaining({ verdict: 'unchecked', reasons: [expect.stringContaining('outra conta')] }));
});

test('after the bet of one account, no round of another account on this device is red', async () => {
  await openGame(0, 5);
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  await advance(15_000);
  await receiveRound('DoubleRoundRolling', testRounds().over(5));
  await advance(9000);
  await waitUntil(() => expect(listVerdicts('usr_1').find(({ round }) => round === 'dbl_5')?.verdict).toBe('passed'));
  // Another player logs in, who has no bets.
  testServer().alterBet = () => undefined;
  backend({}, async (request) => asOther(request, await testServer().serve(request)));
  cleanup();
  await openGame(0, 6);
  await advance(30_000);
  const theirs = listVerdicts('usr_2');
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
});
