import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listVerdicts } from '@/fairness/core/verdict-log';

import { createTestServer } from '../../../mocks/node';
import {
  actionButton,
  ANA,
  moveFocusTo,
  openAsAna,
  readLayout,
  sentMoves,
  setUpMinesTests,
  startRound,
  waitForAnnouncement,
} from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
// The clock stands still, because a verdict depends on the delay between an act and its effect.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const { world } = server;
const cheatBy = (name: string | null) => world.cheats.set('mines', name === null ? null : { name, since: 0 });

async function pressStart(user: UserEvent): Promise<void> {
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await waitFor(() => expect(actionButton().getAttribute('aria-busy')).toBeNull());
  const sent = sentMoves().length;
  await waitFor(async () => {
    await user.click(actionButton());
    expect(sentMoves().length).toBeGreaterThan(sent);
  });
}

async function openDiamond(user: UserEvent, index = 0): Promise<void> {
  const { safe } = await readLayout();
  await moveFocusTo(user, safe[index] ?? 0);
  await user.keyboard('{Enter}');
}

async function startAndOpenOne(user: UserEvent): Promise<void> {
  await startRound(user);
  await openDiamond(user);
  await waitForAnnouncement(/^Diamante/);
}

const PLAYS: Readonly<Record<string, (user: UserEvent, cheat: string) => Promise<void>>> = {
  async start(user, cheat) {
    cheatBy(cheat);
    await pressStart(user);
  },
  async cashOut(user, cheat) {
    await startAndOpenOne(user);
    cheatBy(cheat);
    await user.keyboard('c');
  },
  async press(user, cheat) {
    await startAndOpenOne(user);
    cheatBy(cheat);
    await openDiamond(user, 1);
  },
  async away(user, cheat) {
    await startAndOpenOne(user);
    cheatBy(cheat);
    window.dispatchEvent(new StorageEvent('storage', { key: `money mines ${ANA}`, newValue: null }));
  },
  async insist(user, cheat) {
    cheatBy(cheat);
    while (world.mines.open(ANA) === undefined) await pressStart(user);
    await waitForAnnouncement(/^Rodada aberta/);
    cheatBy(null);
    const { mines } = await readLayout();
    await moveFocusTo(user, mines[0] ?? 0);
    await user.keyboard('{Enter}');
  },
};

test.each([
  ['start-answered-as-lost', 'start', 'failed', /Jogada que você fez/],
  ['lost-start-called-lost', 'start', 'failed', /Jogada que você fez/],
  ['lost-cash-out-called-lost', 'cashOut', 'failed', /Jogada que você fez/],
  ['refused-cash-out-called-lost', 'cashOut', 'unchecked', /não foi aberta neste aparelho/],
  ['lost-press-not-counted', 'press', 'failed', /Jogada que você fez/],
  ['lost-press-opens-another-cell', 'press', 'failed', /Jogada que você fez/],
  ['open-game-lost-while-away', 'away', 'unchecked', /não foi aberta neste aparelho/],
])('the cheat %s in a play of %s ends as %s', async (cheat, play, verdict, reason) => {
  const user = await openAsAna();
  await PLAYS[play]?.(user, cheat);
  await waitFor(() => expect(listVerdicts(ANA)[0]).toMatchObject({ verdict, reasons: [expect.stringMatching(reason)] }), {
    timeout: 20_000,
  });
});

test.each(['starts-refused-until-the-usual-cell-is-a-mine', 'starts-refused-with-new-seeds'])(
  'the cheat %s ends orange with the number of refused starts',
  async (cheat) => {
    const user = await openAsAna();
    await PLAYS.insist?.(user, cheat);
    const refused = sentMoves().filter((move) => move === 'start').length - 1;
    const reason = expect.stringMatching(new RegExp(`sem resposta ${refused} apostas suas`));
    // Layouts are random, and up to two refused starts are lawful.
    const expected = refused < 3 ? { verdict: 'passed' } : { verdict: 'unchecked', reasons: [reason] };
    await waitFor(() => expect(listVerdicts(ANA)[0]).toMatchObject(expected), { timeout: 20_000 });
  },
);
