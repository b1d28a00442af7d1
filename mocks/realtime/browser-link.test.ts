// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { setupServer } from 'msw/node';
import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { realtimeLink } from './browser-link';
import { createHub, mockApp } from './hub';

// The browser build has no types; it uses the page's WebSocket.
const BrowserPusher: typeof Pusher = createRequire(import.meta.url)('pusher-js/dist/web/pusher.js');

const hub = createHub({ errorStyle: 'closeCode' });
const msw = setupServer(realtimeLink(hub));
const clients: Pusher[] = [];

beforeAll(() => msw.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  for (const one of clients.splice(0)) one.disconnect();
  hub.setFaults({});
  hub.setErrorStyle('closeCode');
});
afterAll(() => {
  hub.stop();
  msw.close();
});

function client(key = mockApp.key): Pusher {
  const options: Options = {
    cluster: '',
    wsHost: 'site.invalid',
    wsPort: 80,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        void hub.signChannel(socketId, channelName).then((auth) => done(null, { auth }));
      },
    },
  };
  const made = new BrowserPusher(key, options);
  clients.push(made);
  return made;
}

interface Bindable {
  bind(event: string, callback: (data: unknown) => void): unknown;
}
const next = (target: Bindable, event: string) => new Promise<unknown>((resolve) => target.bind(event, resolve));

test('a page receives its private channel without a real socket', async () => {
  const channel = client().subscribe('private-users.7');
  await next(channel, 'pusher:subscription_succeeded');
  const heard = next(channel, 'App\\Events\\UserUpdateEvent');
  hub.broadcast('private-users.7', 'UserUpdateEvent', { balance: 777 });
  expect(await heard).toEqual({ balance: 777 });
});

test.each(['inBand', 'closeCode'] as const)('an unknown key is rejected with 4001 (%s)', async (errorStyle) => {
  hub.setErrorStyle(errorStyle);
  const { connection } = client('other-key');
  const over = next(connection, 'disconnected');
  expect(await next(connection, 'error')).toMatchObject({ error: { data: { code: 4001 } } });
  await over;
});

test('the hub removes a page that disconnects', async () => {
  const pusher = client();
  await next(pusher.connection, 'connected');
  expect(hub.connections()).toHaveLength(1);
  const closed = new Promise<void>((resolve) => {
    const end = hub.observe(({ kind }) => {
      if (kind !== 'closed') return;
      end();
      resolve();
    });
  });
  pusher.disconnect();
  await closed;
  expect(hub.connections()).toEqual([]);
});

test('unreachable: the socket never opens', async () => {
  hub.setFaults({ unreachable: true });
  const socket = new WebSocket('ws://site.invalid/app/standin-key?protocol=7');
  const opened: string[] = [];
  socket.addEventListener('open', () => opened.push('open'));
  const code = await new Promise((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  expect([code, opened]).toEqual([1006, []]);
});

test('a path that names a world opens a socket as well: a page has only one', async () => {
  const socket = new WebSocket('ws://site.invalid/world/mine/app/standin-key?protocol=7');
  const frame = await new Promise<string>((resolve) => socket.addEventListener('message', ({ data }) => resolve(String(data))));
  expect(frame).toContain('connection_established');
});

test('a dropped connection ends with 1006', async () => {
  const socket = new WebSocket('ws://site.invalid/app/standin-key?protocol=7');
  await new Promise((resolve) => socket.addEventListener('message', resolve));
  const code = new Promise((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  hub.cutAll();
  expect(await code).toBe(1006);
});
