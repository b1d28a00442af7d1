// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';

import { getGetCurrentDoubleRoundQueryKey, getListDoubleHistoryQueryKey } from '@generated/api/double';

import { channels } from '@/realtime/channels';
import { yieldToMain } from '@/shared/lib/yield-to-main';

import { createServerClock } from './server-clock';
import { subscribeTable } from './subscribe-table';

const CHANNEL = 'games.double';
const KEYS = [getGetCurrentDoubleRoundQueryKey(), getListDoubleHistoryQueryKey()];

function subscribe(dataAgeMs: number) {
  const client = new QueryClient();
  const updatedAt = Date.now() - dataAgeMs;
  for (const key of KEYS) client.setQueryData(key, { data: {} }, { updatedAt });
  onTestFinished(subscribeTable(client, createServerClock(Date.now)));
  onTestFinished(() => channels.markAllClosed());
  return {
    confirm: async () => {
      channels.markOpen(CHANNEL);
      // Each task invalidates one key.
      for (let task = 0; task < 5; task += 1) await yieldToMain();
      return KEYS.map((key) => client.getQueryState(key)?.isInvalidated);
    },
  };
}

test('the first confirmation of the channel keeps what the page has just fetched, a further one does not', async () => {
  const { confirm } = subscribe(1000);
  expect(await confirm()).toEqual([false, false]);
  channels.markAllClosed();
  expect(await confirm()).toEqual([true, true]);
});

test('the first confirmation of the channel refetches older data', async () => {
  const { confirm } = subscribe(11_000);
  expect(await confirm()).toEqual([true, true]);
});
