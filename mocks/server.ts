import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { createWorld } from './db/world';
import { createHub } from './realtime/hub';
import { attachRealtime } from './realtime/node-server';
import { persistToFile } from './saved-world';
import { createServerApp } from './server-app';
import { startWorldTimer } from './world-timer';

// The mock backend as a server: server.ts [--port 4010] [--games 2400] [--save FILE] [--third-parties
// http://127.0.0.1:4011]
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
const save = values.save === undefined ? () => undefined : persistToFile(world, values.save);
const fetch = createServerApp({ world, hub, gamesOrigin: values['third-parties'] });
const server = serve({ fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`Stand-in on http://localhost:${String(port)}`);
});
if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
const ends = [attachRealtime(server, hub), startWorldTimer(world), save, () => server.close(), () => server.closeAllConnections()];
server.on('error', (error) => {
  console.error(`The stand-in cannot listen on ${values.port}: ${error.message}`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ends.forEach((end) => end()));
