import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

import { parseArazzo } from '../arazzo/document';
import { runScenarios } from '../arazzo/run-scenarios';
import { startShop } from '../probe/shop.fixture';
import type { RunContext } from '../probe/run-context';
import { run } from '../run';
import { configFor } from '../run.fixture';
import { RealtimeListener } from './listener';

/** Starts a Pusher-compatible server, which refuses the channel `wrong` and sends `Paid` on the others at its event `paid`. */
async function startSocketServer(): Promise<WebSocketServer> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ event: 'pusher:connection_established', data: { socket_id: '1.1' } });
    socket.on('message', (text: Buffer) => {
      const { channel } = (JSON.parse(text.toString()) as { data: { channel: string } }).data;
      if (channel === 'wrong') return send({ event: 'pusher:error', data: { code: 4009 } });
      server.on('paid', () => send({ event: 'Paid', channel, data: {} }));
      return send({ event: 'pusher_internal:subscription_succeeded', channel });
    });
  });
  return server;
}

/** Runs the checker on a shop, and continues with `check`. */
async function withShop(server: WebSocketServer, check: (context: RunContext) => Promise<void>, signal?: AbortSignal): Promise<void> {
  const shop = await startShop();
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
    shop.close();
  });
  const realtime = { host: '127.0.0.1', port: (server.address() as AddressInfo).port, key: 'local', tls: false };
  const config = configFor(shop.url, { profile: 'quick', only: ['products'], scenarios: true, realtime });
  // A run that is stopped ends before its continuation.
  await new Promise<void>((resolve, reject) => {
    run(config, { ...(signal === undefined ? {} : { signal }), afterProbes: (context) => check(context).then(resolve, reject) }).catch(
      reject,
    );
  });
}

test('A channel is subscribed again after a refused signature of another one, which closes the connection.', async () => {
  const server = await startSocketServer();
  const [paid, wrong] = [
    { event: 'Paid', channel: 'orders' },
    { event: 'Paid', channel: 'wrong' },
  ];
  await withShop(server, async (context) => {
    const listener = new RealtimeListener(context);
    const cause = await context.client.send({ method: 'GET', url: context.client.base, headers: {}, body: null }, null);
    for (const awaited of [[paid, wrong], [paid]]) {
      const mark = await listener.subscribeTo(awaited, null);
      server.emit('paid');
      await listener.waitForEvents(awaited, mark, cause);
    }
    await listener.close();
    const missing = context.findings.all.filter(({ check }) => check === 'realtime-missing');
    expect(missing.map(({ expected }) => expected)).toEqual(['a subscription to wrong']);
  });
});

const SCENARIO = `
arazzo: 1.0.1
info: { title: Shop, version: 1.0.0 }
sourceDescriptions: [{ name: shop, url: ./shop.json, type: openapi }]
workflows:
  - workflowId: buy
    inputs: { type: object, properties: { socket: { x-from: [$realtime.socket] } } }
    steps: [{ stepId: products, operationId: products }]
`;

test('The connection is closed also if the run is stopped within a scenario.', { timeout: 20_000 }, async () => {
  const server = await startSocketServer();
  const stop = new AbortController();
  const closed = once(server, 'connection').then(async ([socket]: WebSocket[]) => {
    stop.abort('it was stopped');
    if (socket !== undefined) await once(socket, 'close');
  });
  await withShop(
    server,
    async (context) => {
      await expect(runScenarios(context, [parseArazzo(SCENARIO, 'shop')])).rejects.toThrow('it was stopped');
      await closed;
    },
    stop.signal,
  );
});
