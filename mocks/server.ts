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
import { keepSaved } from './saved-world';
import { letTimePass } from './time';

// The stand-in as a server: server.ts [--port 4010] [--games 2400] [--save FILE] [--third-parties http://127.0.0.1:4011]
const text = (value: string) => ({ type: 'string' as const, default: value });
const options = {
  port: text('4010'),
  games: text('2400'),
  'third-parties': text('http://127.0.0.1:4011'),
  save: { type: 'string' as const },
};
const { values } = parseArgs({ options });

const hub = createHub();
const world = createWorld({ games: Number(values.games) });
const save = values.save === undefined ? () => undefined : keepSaved(world, values.save);
const app = createApp({ world, hub, judge: createNodeJudge(definitions), gamesOrigin: values['third-parties'] });
app.route('/', docsRoutes());
const publisher = publisherRoutes(hub);
app.all('/apps/*', async (c) => (await publisher(c.req.raw)) ?? c.notFound());

const server = serve({ fetch: app.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`Stand-in on http://localhost:${String(port)}`);
});
if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
const ends = [attachRealtime(server, hub), letTimePass(world), save, () => server.close(), () => server.closeAllConnections()];
server.on('error', (error) => {
  console.error(`The stand-in cannot listen on ${values.port}: ${error.message}`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ends.forEach((end) => end()));
