import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { createWorld } from './db/world';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { docsRoutes } from './http/docs';
import { createNodeJudge } from './http/judge-node';
import { createHub } from './realtime/hub';
import { attachRealtime } from './realtime/node-server';
import { publisherRoutes } from './realtime/publisher-routes';

// The stand-in as a server: server.ts [--port 4010] [--games 2400]
const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, games: { type: 'string', default: '2400' } } });

const hub = createHub();
const app = createApp({ world: createWorld({ games: Number(values.games) }), hub, judge: createNodeJudge(definitions) });
app.route('/', docsRoutes());
const publisher = publisherRoutes(hub);
app.all('/apps/*', async (c) => (await publisher(c.req.raw)) ?? c.notFound());

const server = serve({ fetch: app.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`Stand-in on http://localhost:${String(port)}`);
});
if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
const detach = attachRealtime(server, hub);
server.on('error', (error) => {
  console.error(`The stand-in cannot listen on ${values.port}: ${error.message}`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    detach();
    server.close();
    server.closeAllConnections();
  });
}
