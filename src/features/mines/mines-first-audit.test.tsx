import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { readLog } from '@/fairness/core/verdict-log';

import { createTestServer } from '../../../mocks/node';
import { ANA, network, openAsAna, readLayout, setUpMinesTests } from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

const standing = {
  identity: 'approved',
  ipBlocked: false,
  withdrawNeedsKyc: true,
  protection: world.accounts.get(ANA).protection,
} as const;

// This test is alone in its file: an audit of an earlier test's page may still be under way, and would make calls here.
test('opening the page requests commitment and open round once, and the first audit uses them', async () => {
  // On a busy machine the page would be too old for the audit to use its readings.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const calls: string[] = [];
  network.onResponse = (path, response) => {
    if (path.includes('/mines/')) calls.push(path.split('/').at(-1) ?? '');
    return response;
  };
  // The round is played as on another device.
  world.mines.start(ANA, { amount: 500, mines: 24, clientSeed: 'x' }, standing);
  const { game, mines } = await readLayout();
  world.mines.reveal(ANA, game.id, mines[0] ?? 0);
  await openAsAna();
  // The history is read for the page, and by the audit for its longer list.
  await waitFor(() => expect(calls.toSorted()).toEqual(['config', 'current', 'fairness', 'history', 'history']));
  await waitFor(() => expect(readLog(ANA).totals.unchecked).toBe(1));
  expect(calls).toHaveLength(5);
});
