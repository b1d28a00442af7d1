import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { hydrateFromSnapshot, isSnapshotKey, refetchVisitorData } from './hydrate-cache';

const games = ['/v2/games', { sort: 'popular' }];
const promotions = ['/v2/promotions'];

function opened(isPlayer = false): QueryClient {
  const block = [
    [games, { data: ['old'] }],
    [promotions, { data: ['open to all'] }],
  ];
  document.body.innerHTML = `<script type="application/json" id="snapshot">${JSON.stringify(block)}</script>`;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  hydrateFromSnapshot(document, client, isPlayer);
  return client;
}

function observe(client: QueryClient, queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = games) {
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult();
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('snapshot data is shown at once and replaced by the response of the backend', async () => {
  const seen = observe(opened(), () => Promise.resolve({ data: ['new'] }));
  expect(seen().data).toEqual({ data: ['old'] });
  await vi.waitFor(() => expect(seen().data).toEqual({ data: ['new'] }));
});

test('a failing backend removes the snapshot data', async () => {
  const seen = observe(opened(), () => Promise.reject(new Error('500')));
  await vi.waitFor(() => expect(seen()).toMatchObject({ data: undefined, isError: true }));
});

test('the operator and its support contacts stay while the backend fails', async () => {
  const platform = ['/v2/platform'];
  document.body.innerHTML = `<script type="application/json" id="snapshot">${JSON.stringify([[platform, { data: 'operator' }]])}</script>`;
  const client = new QueryClient();
  hydrateFromSnapshot(document, client, false);
  const respond = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('500')));
  const observer = new QueryObserver(client, { queryKey: platform, queryFn: respond, retry: false });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(observer.getCurrentResult().data).toEqual({ data: 'operator' });
});

test('a fetched response outlives a later failure', async () => {
  const respond = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('500'))).mockResolvedValueOnce({ data: ['new'] });
  const client = opened();
  const seen = observe(client, respond);
  await vi.waitFor(() => expect(seen().data).toEqual({ data: ['new'] }));
  await client.refetchQueries({ queryKey: games });
  expect(seen()).toMatchObject({ data: { data: ['new'] }, isError: true });
});

test('snapshot data stays without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const seen = observe(opened(), () => Promise.reject(new Error('offline')));
  await vi.waitFor(() => expect(seen().isError).toBe(true));
  expect(seen().data).toEqual({ data: ['old'] });
});

test('a player sees the data for visitors only while the page is hydrated, and it is fetched once', async () => {
  const client = opened(true);
  const respond = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ data: ['for this player'] }));
  const seen = observe(client, respond, promotions);
  expect(seen().data).toEqual({ data: ['open to all'] });
  refetchVisitorData(client);
  expect(seen().data).toBeUndefined();
  await vi.waitFor(() => expect(seen().data).toEqual({ data: ['for this player'] }));
  expect(client.getQueryData(games)).toBeDefined();
  expect(respond).toHaveBeenCalledOnce();
});

test('a page without a snapshot leaves the cache empty', () => {
  const client = new QueryClient();
  hydrateFromSnapshot(document, client, false);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test.each([
  [['/v2/games', { page: 1 }], true],
  [['/v2/promotions'], true],
  [['/v2/platform'], true],
  [['/v2/settings/'], false],
  [['/api/auth/me'], false],
  [['/v2/games/7'], false],
])('%j may be part of a page: %s', (key, expected) => {
  expect(isSnapshotKey(key)).toBe(expected);
});

test('the key of a combined query is no snapshot key, because no backend could answer it', () => {
  expect(isSnapshotKey(['/v2/providers', 'all'])).toBe(false);
  expect(isSnapshotKey(['/v2/providers', {}, 'all'])).toBe(false);
  expect(isSnapshotKey(['/v2/providers'])).toBe(true);
});
