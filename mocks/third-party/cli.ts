import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { thirdPartyApp } from './server';

// The stand-in's third parties alone: cli.ts [--port 4011] [--backend http://localhost:4010] [--site http://localhost:5173]…
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4011' },
    backend: { type: 'string', default: 'http://localhost:4010' },
    site: { type: 'string', multiple: true, default: ['http://localhost:5173'] },
  },
});

const { fetch } = thirdPartyApp({ backend: values.backend, siteOrigins: values.site });
// By number, not by the name localhost: another host than the site's, so that cookies are not shared.
const server = serve({ fetch, hostname: '127.0.0.1', port: Number(values.port) }, ({ port }) => {
  console.log(`Third parties on http://127.0.0.1:${String(port)}`);
});
server.on('error', (error) => {
  console.error(`Third parties cannot listen on 127.0.0.1:${values.port}: ${error.message}`);
  process.exitCode = 1;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
