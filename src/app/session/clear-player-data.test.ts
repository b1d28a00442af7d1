import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { handleProtectionEvent, useProtectionNotices } from '@/realtime/protection-notices';
import { showAlert, useAlertStore } from '@/shell/alert-store';
import { registerDraft, saveDrafts, readDraft } from '@/shell/reload-drafts';
import { openModal, useModalStore } from '@/shell/modal-store';

import { resetPlayerQueries, clearPlayerData } from './clear-player-data';

const own = [['/api/auth/me'], ['/api/favorite-game/favorite'], ['/api/wallet'], ['/v2/promotions/7'], ['/api/games/recent', { page: 1 }]];
const common = [['/v2/games', { page: 2 }], ['/v2/games/7'], ['/v2/settings/'], ['/api/seo', { section_name: 'home' }]];

function loaded(): QueryClient {
  const client = new QueryClient();
  for (const key of [...own, ...common]) client.setQueryData(key, 1);
  return client;
}

const known = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [queryKey]));

test('what is the player\u2019s goes, what is the same for everyone stays (L2)', () => {
  const client = loaded();
  clearPlayerData(client);
  expect(known(client)).toEqual(common);
});

test('what was said and opened for the player goes too', () => {
  showAlert('error', 'Saque de R$ 80,00 recusado.');
  openModal({ name: 'deposit' });
  handleProtectionEvent({ kind: 'spend_reminder', used: 5000, limit: 5000, until: null });
  clearPlayerData(new QueryClient());
  expect([useAlertStore.getState().alerts, useModalStore.getState().stack, useProtectionNotices.getState().notices]).toEqual([[], [], []]);
});

test('what was kept of the player\u2019s forms over a reload goes too', () => {
  const end = registerDraft('withdraw', () => ({ amount: 8000 }));
  saveDrafts();
  end();
  clearPlayerData(new QueryClient());
  expect([readDraft('withdraw'), sessionStorage.getItem('kept-forms')]).toEqual([undefined, null]);
});

test('what was sent is forgotten but for what has no answer yet, which a reload waits for', async () => {
  const client = new QueryClient();
  const cache = client.getMutationCache();
  await cache.build(client, { mutationFn: () => Promise.resolve('done') }).execute(undefined);
  void cache.build(client, { mutationFn: () => new Promise(() => undefined) }).execute(undefined);
  clearPlayerData(client);
  expect(client.isMutating()).toBe(1);
  expect(cache.getAll()).toHaveLength(1);
});

test('asking again shows nothing of the player until it is here, and keeps the rest', async () => {
  const client = loaded();
  const queryFn = vi.fn(() => Promise.resolve(2));
  const observer = new QueryObserver(client, { queryKey: ['/api/auth/me'], queryFn, staleTime: 60_000 });
  const seen: unknown[] = [];
  observer.subscribe(({ data }) => seen.push(data));
  resetPlayerQueries(client);
  expect(known(client)).toEqual(common);
  await vi.waitFor(() => expect(seen.at(-1)).toBe(2));
  expect(seen[0]).toBeUndefined();
});
