// @vitest-environment jsdom
// The environment has a WebSocket, which Node lacks before version 22.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { createTestServer } from './node';

const { server, world, hub } = createTestServer({ getRegisterCoupon: () => ({ status: 503, body: { message: 'Voltamos em breve!' } }) });
beforeAll(() => server.listen());
afterEach(() => world.reset());
afterAll(() => {
  server.close();
  hub.stop();
});

test('a call to any host reaches the mock', async () => {
  const response = await fetch('https://api.palpite.invalid/v2/games?per_page=2');
  expect(await response.json()).toMatchObject({ meta: { per_page: 2, total: 240 } });
});

test('a handler can be overridden', async () => {
  expect((await fetch('http://localhost/v2/coupons/register')).status).toBe(503);
});

test('a balance change arrives at an open socket', async () => {
  const socket = new WebSocket('ws://localhost/app/standin-key?protocol=7&client=js&version=8.6.0');
  const frames = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as { event: string; data: string };
      if (frame.event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(frame.data) as { socket_id: string };
        const channel = 'private-users.usr_1';
        void hub
          .signChannel(socket_id, channel)
          .then((auth) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } })));
      } else if (frame.event === 'pusher_internal:subscription_succeeded') world.accounts.adjustBalance('usr_1', 100);
      else resolve(String(data));
    });
  });
  expect(JSON.parse(await frames)).toMatchObject({ channel: 'private-users.usr_1', data: JSON.stringify({ balance: 125_100 }) });
  socket.close();
});
