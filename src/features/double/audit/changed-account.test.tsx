import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { listVerdicts } from '@/fairness/core/verdict-log';

import { advance, colorButton, openGame, press, setUpDoubleTests, testServer, waitUntil } from '../double-page.fixture';

setUpDoubleTests();

test('a bet is orange if the id of the account changes after it, and the list lacks it', async () => {
  await openGame(500, 5);
  let hasChanged = false;
  backend({}, async (request) => {
    if (request.method === 'POST') hasChanged = true;
    const response = await testServer().serve(request);
    if (!request.url.includes('/api/auth/me') || !hasChanged) return response;
    const body = await response.json();
    return Response.json({ ...body, user: { ...body.user, id: 'usr_2' } });
  });
  await press(colorButton('vermelho'));
  await waitUntil(() => expect(testServer().bets).toHaveLength(1));
  testServer().alterBet = () => undefined;
  await advance(115_000);
  const verdicts = ['usr_1', 'usr_2'].flatMap((player) => listVerdicts(player)).filter(({ round }) => round.includes('dbl_5'));
  expect(verdicts).toContainEqual(expect.objectContaining({ verdict: 'unchecked', reasons: [expect.stringContaining('outra conta')] }));
});
