import { http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';

import { testApp } from './app.fixture';

const DOWN = { 'X-Mock-Scenario': 'backend-down' };

test('in a page or a unit test the call fails like a network error', async () => {
  const { app } = testApp();
  const server = setupServer(http.all('*', ({ request }) => app.fetch(request)));
  server.listen();
  try {
    for (let tries = 0; tries < 2; tries += 1)
      await expect(fetch('http://localhost/v2/games', { headers: DOWN })).rejects.toThrow(TypeError);
    expect((await fetch('http://localhost/v2/games')).status).toBe(200);
  } finally {
    server.close();
  }
});
