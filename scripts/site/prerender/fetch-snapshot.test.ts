import { once } from 'node:events';
import { createServer } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { fetchSnapshot, fetchSoon } from './fetch-snapshot';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

it('the snapshot has the successful responses only', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/v2/categories') response.writeHead(500).end('{}');
    else if (request.url === '/v2/providers') response.end('<html></html>');
    else response.end('{"data":[1]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const address = server.address();
  const base = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}/`;
  const games = ['/v2/games', { sort: 'popular', per_page: 10, search: undefined }] as const;
  expect(await fetchSnapshot(base, [games, ['/v2/categories'], ['/v2/providers']], fetchSoon)).toEqual([[games, { data: [1] }]]);
  expect(requests).toContain('/v2/games?sort=popular&per_page=10');
});

it('the snapshot is empty if the backend does not respond', async () => {
  expect(await fetchSnapshot('http://127.0.0.1:1', [['/v2/games']], fetchSoon)).toEqual([]);
});
