import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import Echo from 'laravel-echo';
import OfficialPublisher from 'pusher';
import Pusher, { type Options } from 'pusher-js';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { type Activity, createHub, type HubOptions, mockApp } from './hub';
import { attachRealtime } from './node-server';
import { publisherRoutes } from './publisher-routes';

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanup.splice(0).toReversed()) undo();
});

/**
 * Starts the server on a free port, with functions that connect unmodified clients: `client` (pusher-js), `echo` (Laravel Echo) and `raw`
 * (a plain socket). `publisher` creates the official client of the HTTP API. Server and connections are closed after the test.
 */
export async function startLiveServer(options: HubOptions = {}) {
  const hub = createHub(options);
  const routes = publisherRoutes(hub);
  const server = createServer(getRequestListener(async (request) => (await routes(request)) ?? new Response(null, { status: 404 })));
  const detach = attachRealtime(server, () => hub);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  cleanup.push(() => {
    detach();
    hub.stop();
    server.close();
    server.closeAllConnections();
  });

  const clientOptions = {
    wsHost: '127.0.0.1',
    wsPort: port,
    wssPort: port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => {
        void hub.signChannel(socketId, channelName).then((auth) => done(null, { auth }));
      },
    },
  } satisfies Partial<Options>;

  function client(overrides: Partial<Options> = {}, key = mockApp.key) {
    const pusher = new Pusher(key, { cluster: '', ...clientOptions, ...overrides });
    cleanup.push(() => pusher.disconnect());
    return pusher;
  }

  function echo() {
    const made = new Echo({
      broadcaster: 'reverb',
      Pusher,
      key: mockApp.key,
      withoutInterceptors: true,
      ...clientOptions,
    });
    cleanup.push(() => made.disconnect());
    return made;
  }

  const publisher = (secret = mockApp.secret, appId = mockApp.id) =>
    new OfficialPublisher({ appId, key: mockApp.key, secret, host: '127.0.0.1', port: String(port), useTLS: false });

  const raw = (path: string) => new WebSocket(`ws://127.0.0.1:${port}${path}`);

  return { hub, port, client, echo, publisher, raw };
}

interface Bindable {
  bind(event: string, callback: (data: unknown) => void): unknown;
  unbind(event: string, callback: (data: unknown) => void): unknown;
}

/** Resolves with the next event of a name on a connection or channel. */
export function next(target: Bindable, event: string): Promise<unknown> {
  return new Promise((resolve) => {
    const onEvent = (data: unknown) => {
      target.unbind(event, onEvent);
      resolve(data);
    };
    target.bind(event, onEvent);
  });
}

/** Resolves with the next activity of a kind whose text contains `text`. */
export function activity(hub: { observe: (observer: (activity: Activity) => void) => () => void }, kind: string, text: string) {
  return new Promise<Activity>((resolve) => {
    const end = hub.observe((one) => {
      if (one.kind !== kind || !one.text.includes(text)) return;
      end();
      resolve(one);
    });
  });
}
