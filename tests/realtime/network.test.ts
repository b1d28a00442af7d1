// These tests use the connection over a real socket to the stand-in's server.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { startLiveServer } from '../../mocks/realtime/live-world.fixture';
import type { ErrorStyle } from '../../mocks/realtime/error-codes';
import { backend } from '../../src/api/backend.fixture';
import { openConnection } from '../../src/realtime/connection';
import type { Connection, ConnectionState } from '../../src/realtime/types';

import { errorStyles } from './page.fixture';

const CHANNEL = 'private-users.7';
const PATIENCE = { timeout: 30_000, interval: 10 };

let connection: Connection | undefined;
afterEach(() => {
  connection?.close();
  vi.unstubAllGlobals();
});

async function connected(errorStyle: ErrorStyle, key = 'standin-key') {
  const { hub, port = 0, publisher } = await startLiveServer({ errorStyle: errorStyle });
  // Node's own socket does not accept jsdom's events.
  vi.stubGlobal('WebSocket', WebSocket);
  backend({
    async authorizeChannel(request) {
      const body: { socket_id: string; channel_name: string } = await request.json();
      return { auth: await hub.signChannel(body.socket_id, body.channel_name) };
    },
  });
  const states: ConnectionState[] = [];
  const events: unknown[] = [];
  const onSubscribed = vi.fn<(channel: string) => void>();
  connection = openConnection(
    { key, host: '127.0.0.1', port, tls: false, signIn: false, batchAuth: false, statistics: false, httpFallback: false },
    {
      onState: (state) => states.push(state),
      onEvent: (channel, name, payload) => events.push([channel, name, JSON.parse(String(payload))]),
      onSubscribed,
    },
  );
  connection.setChannels(new Set([CHANNEL]));
  return { hub, publisher, states, events, onSubscribed };
}

describe.each(errorStyles)('%s', (errorStyle) => {
  test('an event that the official package publishes on a private channel is received', async () => {
    const { publisher, events, onSubscribed } = await connected(errorStyle);
    await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledWith(CHANNEL), PATIENCE);
    await publisher().trigger(CHANNEL, 'App\\Events\\UserUpdateEvent', { balance: 12_345 });
    await vi.waitFor(() => expect(events).toEqual([[CHANNEL, 'UserUpdateEvent', { balance: 12_345 }]]), PATIENCE);
  });

  test.each([
    ['closed with 4200', (hub: Awaited<ReturnType<typeof connected>>['hub']) => hub.closeAll(4200)],
    ['cut', (hub: Awaited<ReturnType<typeof connected>>['hub']) => hub.cutAll()],
  ])('a connection that is %s returns and subscribes to the channel again', async (_, end) => {
    const { hub, events, onSubscribed } = await connected(errorStyle);
    await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledTimes(1), PATIENCE);
    end(hub);
    await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledTimes(2), PATIENCE);
    hub.sendRaw('{}');
    hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance: 1 });
    await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE);
  });

  test('a connection with an unknown key is refused', async () => {
    const { states } = await connected(errorStyle, 'another-key');
    await vi.waitFor(() => expect(states.at(-1)).toBe('failed'), PATIENCE);
  });
});
