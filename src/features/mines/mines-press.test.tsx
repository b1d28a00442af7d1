import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import {
  action,
  actionName,
  begin,
  cells,
  focused,
  heard,
  layout,
  net,
  openAsAna,
  opened,
  playAgainst,
  sentMoves,
  tabTo,
  walk,
} from './mines.fixture';

playAgainst(createTestServer());

test('two presses are one request, and while one is under way no other cell opens', async () => {
  const user = await openAsAna();
  await begin(user);
  const { safe } = await layout();
  const [first, second] = safe.map((cell) => cells()[cell]);
  first?.click();
  first?.click();
  second?.click();
  await heard(/^Diamante/);
  expect(net.posts.filter((path) => path.endsWith('/reveal'))).toHaveLength(1);
  expect(opened()).toHaveLength(1);
});

/** Holds Enter down: each answer comes before the key presses verifyAgain. */
async function holdEnter(): Promise<void> {
  await userEvent.setup({ delay: 30 }).keyboard('{Enter>20/}');
}

test('an Enter that is held down begins one round, and opens no cell of it', async () => {
  const user = await openAsAna();
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await holdEnter();
  await heard(/^Rodada aberta/);
  expect(focused()).toMatch(/^Linha 3, coluna 3/);
  expect(sentMoves()).toEqual(['start']);
});

/** Opens a cell without a mine, and lets a second pass. @returns lets another one pass */
async function openOne(user: UserEvent): Promise<() => void> {
  const now = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  await begin(user);
  const { safe } = await layout();
  await walk(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  await heard(/^Diamante/);
  const pass = () => void (ahead += 1000);
  pass();
  return pass;
}

test('Enter pressed twice on the stake opens no cell, a newerRound one does', async () => {
  const user = await openAsAna();
  const now = performance.now();
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + ahead);
  await begin(user);
  await waitFor(() => expect(focused()).toBe('Linha 3, coluna 3: fechada'));
  await user.keyboard('{Enter}');
  expect(sentMoves()).toEqual(['start']);
  ahead += 1000;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sentMoves()).toEqual(['start', 'reveal']));
});

test('an Enter that is held down takes the winnings and begins no other round', async () => {
  const user = await openAsAna();
  await openOne(user);
  action().focus();
  await holdEnter();
  await heard(/^Você retirou/);
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout']);
});

test('a second press right after the round has ended begins no other one, a newerRound one does', async () => {
  const user = await openAsAna();
  const pass = await openOne(user);
  await user.click(action());
  await waitFor(() => expect(actionName()).toMatch(/^Apostar/));
  await waitFor(() => expect(action().getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await user.click(action());
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout']);
  pass();
  await user.click(action());
  await heard(/^Rodada aberta/);
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout', 'start']);
});
