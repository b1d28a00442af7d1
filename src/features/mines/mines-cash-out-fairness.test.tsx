import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';
import { readStarted } from '@/fairness/mines/read-journal';

import { createTestServer } from '../../../mocks/node';
import {
  ANA,
  moveFocusTo,
  network,
  openAsAna,
  openMines,
  readLayout,
  sentMoves,
  setUpMinesTests,
  startRound,
  waitForAnnouncement,
} from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;
afterEach(() => void vi.useRealTimers());

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

test.each<[string, object]>([
  ['status', { status: 'settling' }],
  ['payout', { status: 'open', payout: -1 }],
])('a cash-out that is confirmed with an unknown %s while the round stays open is red', async (_, change) => {
  network.onResponse = async (path, response) => {
    if (!path.endsWith('/cashout') || !response.ok) return response;
    const { data } = await response.json();
    return Response.json({ data: { ...data, ...change } });
  };
  const user = await openAsAna();
  const id = await cashOutWith(user, 'cash-out-ignored');
  await waitFor(() => expect(sentMoves()).toContain('cashout'));
  await waitFor(() => expect(readStarted(ANA, 1)[0]?.isCashOutOpen).toBe(true));
  cleanup();
  await openMines();
  await waitFor(() => expect(listVerdicts(ANA)).toContainEqual(expect.objectContaining({ round: id, verdict: 'failed' })), {
    timeout: 20_000,
  });
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

test('a cash-out that never gets an answer while look-ups show the round open is orange after a minute', async () => {
  const user = await openAsAna();
  network.onResponse = (path, response) => {
    if (path.endsWith('/reveal')) before = world.mines.dump();
    if (!path.endsWith('/cashout')) return response;
    world.mines.restore(before);
    return Response.json({ message: 'Erro interno.' }, { status: 500 });
  };
  let before = world.mines.dump();
  const id = await cashOutWith(user, null);
  await waitForAnnouncement(/^Resultado desconhecido, verificando/);
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await openMines();
  await waitFor(() => expect(listVerdicts(ANA)).toMatchObject([{ round: id, verdict: 'unchecked' }]), { timeout: 20_000 });
  await waitForAnnouncement(/A resposta se perdeu e seguimos conferindo/);
});

/** Replaces the clock. Returns a function that lets time pass, and with it the pause between two audits. */
function fakeClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  return (ms) => {
    vi.setSystemTime(Date.now() + ms);
    for (const [audit, delay] of intervals.mock.calls) if (delay === 30_000) (audit as () => void)();
  };
}

test('a game that is neither open nor listed after a cash-out without an answer is red on the same page', async () => {
  const pass = fakeClock();
  const user = await openAsAna();
  const id = await cashOutWith(user, 'game-vanished');
  await waitFor(() => expect(readStarted(ANA, 1)[0]?.unansweredSince).toBeGreaterThan(0));
  // The lookups end before the page's next audit.
  vi.setSystemTime(Date.now() + 25_000);
  await waitFor(() => expect(screen.getByText('Ainda não sabemos se a jogada foi feita.')).toBeTruthy(), { timeout: 20_000 });
  expect(await screen.findByRole('button', { name: /^Apostar/ })).toBeTruthy();
  pass(30_000);
  await waitFor(() => expect(listVerdicts(ANA)).toMatchObject([{ round: id, verdict: 'failed' }]), { timeout: 20_000 });
});

test('a stated prize that is in no transaction is orange after some seconds, and red a minute after the round (G17)', async () => {
  const pass = fakeClock();
  const paymentVerdict = () => listVerdicts(ANA).find(({ label }) => label.endsWith('pagamento'));

  const user = await openAsAna();
  const id = await cashOutWith(user, 'prize-not-credited');
  await waitFor(() => expect(listVerdicts(ANA)).toMatchObject([{ round: id, verdict: 'passed' }]));
  pass(15_000);
  await waitFor(() =>
    expect(paymentVerdict()).toMatchObject({
      verdict: 'unchecked',
      reasons: ['O prêmio que a casa informou ainda não está em Transações.'],
    }),
  );
  expect(findings()).toEqual([]);
  pass(60_000);
  await waitFor(() => expect(paymentVerdict()?.verdict).toBe('failed'));
  await waitFor(() =>
    expect(findings()[0]?.parentElement?.textContent).toMatch(/Prêmio em Transações: esperado R\$\s1,\d\d; informado R\$\s0,00/),
  );
});
