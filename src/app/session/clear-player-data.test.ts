import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { handleProtectionEvent, useProtectionNotices } from '@/product/protection-notices';
import { tellEvent, useToldEvents } from '@/product/told-events';
import { showAlert, useAlertStore } from '@/product/alert-store';
import { registerDraft, saveDrafts, readDraft } from '@/product/reload-drafts';
import { openModal, useModalStore } from '@/product/modal-store';

import { resetPlayerQueries, clearPlayerData } from './clear-player-data';

const personal = [
  ['/api/auth/me'],
  ['/api/favorite-game/favorite'],
  ['/api/wallet'],
  ['/v2/promotions/7'],
  ['/api/games/recent', { page: 1 }],
];
const shared = [
  ['/v2/games', { page: 2 }],
  ['/v2/games/7'],
  ['/v2/settings/'],
  ['/v2/mini-games/mines/config'],
  ['/api/seo', { section_name: 'home' }],
];

function filledClient(): QueryClient {
  const client = new QueryClient();
  for (const key of [...personal, ...shared]) client.setQueryData(key, 1);
  return client;
}

const cachedKeys = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [queryKey]));

test('personal queries are removed and shared ones stay (SPEC L2)', () => {
  const client = filledClient();
  clearPlayerData(client);
  expect(cachedKeys(client)).toEqual(shared);
});

test('what stays on the page for another player is fetched again', async () => {
  const client = filledClient();
  client.setQueryData(['/v2/promotions'], 'of the last player');
  const queryFn = vi.fn(() => Promise.resolve('of the next player'));
  const observer = new QueryObserver(client, { queryKey: ['/v2/promotions'], queryFn, staleTime: 60_000 });
  observer.subscribe(() => undefined);
  clearPlayerData(client, { isPlayer: true });
  expect(cachedKeys(client)).toEqual(shared);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of the next player'));
});

test('alerts, modals and protection notices are removed', () => {
  showAlert('error', 'Saque de R$ 80,00 recusado.');
  openModal({ name: 'deposit' });
  handleProtectionEvent({ kind: 'spend_reminder', used: 5000, limit: 5000, until: null });
  tellEvent('deposit');
  clearPlayerData(new QueryClient());
  expect(useToldEvents.getState().told).toEqual([]);
  expect([useAlertStore.getState().alerts, useModalStore.getState().stack, useProtectionNotices.getState().notices]).toEqual([[], [], []]);
});

test('drafts saved for a reload are removed', () => {
  const end = registerDraft('withdraw', () => ({ amount: 8000 }));
  saveDrafts();
  end();
  clearPlayerData(new QueryClient());
  expect([readDraft('withdraw'), sessionStorage.getItem('drafts')]).toEqual([undefined, null]);
});

test('settled mutations are removed; pending ones stay, because a reload waits for them', async () => {
  const client = new QueryClient();
  const cache = client.getMutationCache();
  await cache.build(client, { mutationFn: () => Promise.resolve('done') }).execute(undefined);
  void cache.build(client, { mutationFn: () => new Promise(() => undefined) }).execute(undefined);
  clearPlayerData(client);
  expect(client.isMutating()).toBe(1);
  expect(cache.getAll()).toHaveLength(1);
});

test('resetting removes personal data until it is fetched again, and keeps shared data', async () => {
  const client = filledClient();
  const queryFn = vi.fn(() => Promise.resolve(2));
  const observer = new QueryObserver(client, { queryKey: ['/api/auth/me'], queryFn, staleTime: 60_000 });
  const seen: unknown[] = [];
  observer.subscribe(({ data }) => seen.push(data));
  resetPlayerQueries(client);
  expect(cachedKeys(client)).toEqual(shared);
  await vi.waitFor(() => expect(seen.at(-1)).toBe(2));
  expect(seen[0]).toBeUndefined();
});
