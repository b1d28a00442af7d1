import { expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { backend, refuse } from '@/api/backend.fixture';
import { listVerdicts } from '@/fairness/core/verdict-log';
import { COLOR_RULES } from '@/fairness/double/rules';
import { PLAYER } from '@/fairness/double/signing.fixture';
import type { Known } from '@/shared/lib/known';
import { sleep } from '@/shared/lib/sleep';

import { advance, colorButton, openGame, press, setUpDoubleTests, testRounds, testServer, waitUntil } from '../double-page.fixture';

setUpDoubleTests();

const serve = (request: Request) => testServer().serve(request);
const found = (round: number) => listVerdicts(PLAYER).find((entry) => entry.round === `dbl_${round}`);
const UNREAD = { verdict: 'unchecked', reasons: ['A lista das suas apostas nesta rodada não pôde ser lida.'] };
const callLost = (bet: Known<DoubleBet>): Known<DoubleBet> => (bet.status === 'won' ? { ...bet, status: 'lost', payout: 0 } : bet);
/** Returns true for a request of the auditor, which reads the list of bets by pages. */
const isPageOfBets = ({ method, url }: Request) => method === 'GET' && url.includes('/double/bets') && /[?&]page=/.test(url);

async function betOnWinner(round: number): Promise<void> {
  await press(colorButton(COLOR_RULES[testRounds().over(round).color ?? 'red'].name));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
}

test('a win that the list calls lost a minute later is red', async () => {
  await openGame(500, 2);
  await betOnWinner(2);
  await advance(55_000);
  expect(found(2)?.verdict).toBe('passed');
  testServer().alterBet = callLost;
  await advance(55_000);
  expect(found(2)?.verdict).toBe('failed');
});

test('a list that answers slowly with an error is orange', async () => {
  testServer().alterBet = callLost;
  await openGame(500, 6);
  backend({}, async (request) => {
    if (!isPageOfBets(request)) return serve(request);
    await sleep(9000);
    return refuse(500);
  });
  await betOnWinner(6);
  await advance(115_000);
  expect(found(6)).toMatchObject(UNREAD);
});

test('a list that does not end is orange', async () => {
  testServer().alterBet = callLost;
  await openGame(500, 7);
  backend({}, async (request) => {
    const response = await serve(request);
    if (!isPageOfBets(request)) return response;
    await sleep(9000);
    const body = await response.json();
    return Response.json({ ...body, meta: { ...body.meta, last_page: 100_000, total: 6_000_000 } });
  });
  await betOnWinner(7);
  await advance(115_000);
  expect(found(7)).toMatchObject(UNREAD);
});

test('a withheld round is orange if the request for it gets another round', async () => {
  testServer().alterRound = (one) =>
    one.round === 8 && one.status !== 'waiting' ? { ...one, status: 'rolling', server_seed: null, roll: null, color: null } : one;
  testServer().alterBet = (bet) => ({ ...bet, status: 'open', payout: null });
  await openGame(500, 8);
  backend({}, async (request) => {
    if (request.url.includes('/double/rounds/')) return Response.json({ data: testRounds().over(7) });
    const response = await serve(request);
    if (!request.url.includes('/double/history')) return response;
    const body = await response.json();
    return Response.json({ ...body, data: body.data.filter(({ round }: { round: number }) => round !== 8) });
  });
  await betOnWinner(8);
  await advance(125_000);
  expect(found(8)).toMatchObject({ verdict: 'unchecked', reasons: [expect.stringContaining('não informou o fim')] });
});
