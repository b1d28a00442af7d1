import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import {
  actionButton,
  actionName,
  startRound,
  cells,
  focusedName,
  waitForAnnouncement,
  readLayout,
  network,
  openAsAna,
  openCells,
  setUpMinesTests,
  sentMoves,
  tabTo,
  moveFocusTo,
} from './mines.fixture';

setUpMinesTests(createTestServer());

test('two presses are one request, and during a request no other cell opens', async () => {
  const user = await openAsAna();
  await startRound(user);
  const { safe } = await readLayout();
  const [first, second] = safe.map((cell) => cells()[cell]);
  first?.click();
  first?.click();
  second?.click();
  await waitForAnnouncement(/^Diamante/);
  expect(network.posts.filter((path) => path.endsWith('/reveal'))).toHaveLength(1);
  expect(openCells()).toHaveLength(1);
});

/** Holds Enter, so that each response arrives before it repeats. */
async function holdEnter(): Promise<void> {
  await userEvent.setup({ delay: 30 }).keyboard('{Enter>20/}');
}

test('an Enter key that is held down starts one round and opens no cell', async () => {
  const user = await openAsAna();
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await holdEnter();
  await waitForAnnouncement(/^Rodada aberta/);
  expect(focusedName()).toMatch(/^Linha 3, coluna 3/);
  expect(sentMoves()).toEqual(['start']);
});

/**
 * Starts a round, opens a safe cell and advances the clock by a second.
 *
 * @returns a function that advances it by another
 */
async function openOne(user: UserEvent): Promise<() => void> {
  const now = performance.now();
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + ahead);
  await startRound(user);
  const { safe } = await readLayout();
  await moveFocusTo(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Diamante/);
  const pass = () => void (ahead += 1000);
  pass();
  return pass;
}

test('a double Enter on the stake opens no cell, a later Enter does', async () => {
  const user = await openAsAna();
  const now = performance.now();
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + ahead);
  await startRound(user);
  await waitFor(() => expect(focusedName()).toBe('Linha 3, coluna 3: fechada'));
  await user.keyboard('{Enter}');
  expect(sentMoves()).toEqual(['start']);
  ahead += 1000;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sentMoves()).toEqual(['start', 'reveal']));
});

test('an Enter key that is held down cashes out and starts no other round', async () => {
  const user = await openAsAna();
  await openOne(user);
  actionButton().focus();
  await holdEnter();
  await waitForAnnouncement(/^Você levou/);
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout']);
});

test('a press right after the end of a round starts no other round, a later press does', async () => {
  const user = await openAsAna();
  const pass = await openOne(user);
  await user.click(actionButton());
  await waitFor(() => expect(actionName()).toMatch(/^Apostar/));
  await waitFor(() => expect(actionButton().getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await user.click(actionButton());
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout']);
  pass();
  await user.click(actionButton());
  await waitForAnnouncement(/^Rodada aberta/);
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout', 'start']);
});
