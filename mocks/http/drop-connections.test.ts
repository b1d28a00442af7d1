import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { expect, test } from 'vitest';

import { dropConnections } from './middleware';
import { testApp } from './app.fixture';

const DOWN = { 'X-Mock-Scenario': 'backend-down' };

test('over HTTP the connection is dropped, and the server continues', async () => {
  const { app } = testApp();
  const server = serve({ fetch: dropConnections((request) => app.fetch(request), RESPONSE_ALREADY_SENT), hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const base = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  try {
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(fetch(`${base}/v2/games`, { headers: DOWN })).rejects.toThrow('fetch failed');
      expect((await fetch(`${base}/v2/games`)).status).toBe(200);
    }
  } finally {
    server.close();
  }
});
