import { once } from 'node:events';
import { createServer } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { takeSnapshot } from './snapshot';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

it('takes what the backend says, and leaves out what it does not', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/v2/categories') response.writeHead(500).end('{}');
    else if (request.url === '/v2/providers') response.end('<html></html>');
    else response.end('{"data":[1]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  const base = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}/`;
  const games = ['/v2/games', { sort: 'popular', per_page: 10, search: undefined }] as const;
  expect(await takeSnapshot(base, [games, ['/v2/categories'], ['/v2/providers']])).toEqual([[games, { data: [1] }]]);
  expect(asked).toContain('/v2/games?sort=popular&per_page=10');
});

it('is empty where no backend answers', async () => {
  expect(await takeSnapshot('http://127.0.0.1:1', [['/v2/games']])).toEqual([]);
});
