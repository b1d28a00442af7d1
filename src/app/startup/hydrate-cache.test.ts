import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { isSnapshotKey, hydrateFromSnapshot } from './hydrate-cache';

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

function seenOf(client: QueryClient, queryFn: () => Promise<unknown>) {
  const observer = new QueryObserver(client, { queryKey: games, queryFn });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult();
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('what stands in the page is there at once, and gives way to what the backend says', async () => {
  const seen = seenOf(opened(), () => Promise.resolve({ data: ['new'] }));
  expect(seen().data).toEqual({ data: ['old'] });
  await vi.waitFor(() => expect(seen().data).toEqual({ data: ['new'] }));
});

test('a backend that fails is seen to fail', async () => {
  const seen = seenOf(opened(), () => Promise.reject(new Error('500')));
  await vi.waitFor(() => expect(seen()).toMatchObject({ data: undefined, isError: true }));
});

test('who runs the house and how to reach support stays while the backend fails', async () => {
  const platform = ['/v2/platform'];
  document.body.innerHTML = `<script type="application/json" id="snapshot">${JSON.stringify([[platform, { data: 'house' }]])}</script>`;
  const client = new QueryClient();
  hydrateFromSnapshot(document, client, true);
  const answer = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('500')));
  const observer = new QueryObserver(client, { queryKey: platform, queryFn: answer, retry: false });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(observer.getCurrentResult().data).toEqual({ data: 'house' });
});

test('what was asked for once outlives a later failure', async () => {
  const answers = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('500'))).mockResolvedValueOnce({ data: ['new'] });
  const client = opened();
  const seen = seenOf(client, answers);
  await vi.waitFor(() => expect(seen().data).toEqual({ data: ['new'] }));
  await client.refetchQueries({ queryKey: games });
  expect(seen()).toMatchObject({ data: { data: ['new'] }, isError: true });
});

test('without a connection what stands in the page stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const seen = seenOf(opened(), () => Promise.reject(new Error('offline')));
  await vi.waitFor(() => expect(seen().isError).toBe(true));
  expect(seen().data).toEqual({ data: ['old'] });
});

test('a player is shown nothing that was told to visitors', () => {
  const client = opened(true);
  expect(client.getQueryData(games)).toBeDefined();
  expect(client.getQueryData(promotions)).toBeUndefined();
});

test('a page without it begins with nothing', () => {
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
])('%j may stand in a page: %s', (key, may) => {
  expect(isSnapshotKey(key)).toBe(may);
});

test('what is put together of several calls is no answer that a backend could give', () => {
  expect(isSnapshotKey(['/v2/providers', 'all'])).toBe(false);
  expect(isSnapshotKey(['/v2/providers', {}, 'all'])).toBe(false);
  expect(isSnapshotKey(['/v2/providers'])).toBe(true);
});
