import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';

import { createTestServer } from '../../../mocks/node';
import { ANA, moveFocusTo, network, openAsAna, readLayout, setUpMinesTests, startRound, waitForAnnouncement } from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

const findings = () => screen.queryAllByText(/^A casa mudou algo que não podia/);

/** Opens a diamond and cashes out, while the operator cheats. */
async function cashOutWith(user: Awaited<ReturnType<typeof openAsAna>>, cheat: string | null): Promise<string> {
  await startRound(user);
  const { safe, game } = await readLayout();
  await moveFocusTo(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Diamante/);
  world.cheats.set('mines', cheat === null ? null : { name: cheat, since: 0 });
  await user.keyboard('c');
  return game.id;
}

test('a cash-out that is confirmed while the round stays open is red within ten seconds, also when the round ends (G8)', async () => {
  const user = await openAsAna();
  const id = await cashOutWith(user, 'cash-out-ignored');
  await waitFor(
    () =>
      expect(findings()[0]?.parentElement?.textContent).toMatch(
        /Parada que a casa confirmou: esperado parou e levou; informado rodada aberta/,
      ),
    { timeout: 10_000 },
  );
  expect(listVerdicts(ANA)).toContainEqual(expect.objectContaining({ round: id, verdict: 'failed' }));
  world.cheats.set('mines', null);
  await user.keyboard('c');
  await waitForAnnouncement(/^Não confere/);
});

test('a cash-out that is confirmed and then reported as lost is red', async () => {
  const user = await openAsAna();
  const id = await cashOutWith(user, 'cash-out-ignored-and-lost');
  await waitForAnnouncement(/^Não confere/);
  await waitFor(() => expect(listVerdicts(ANA)).toContainEqual(expect.objectContaining({ round: id, verdict: 'failed' })));
});

test('a cash-out whose response shows the game before it is lawful once the game is paid', async () => {
  let before: unknown;
  network.onResponse = async (path, response) => {
    if (path.endsWith('/reveal')) before = await response.clone().json();
    return path.endsWith('/cashout') ? Response.json(before) : response;
  };
  const user = await openAsAna();
  const id = await cashOutWith(user, null);
  await waitForAnnouncement('Conferida');
  await waitFor(() => expect(listVerdicts(ANA)).toMatchObject([{ round: id, verdict: 'passed' }]));
  expect(findings()).toEqual([]);
});
