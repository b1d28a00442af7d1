// Serves a built site as a host does: HTTP/2 under TLS with a certificate that nobody vouches for, brotli, the service worker.
//
//   --backend URL   who answers /api, /v2 and /storage; without one pages are served that know no games
//   --dist FOLDER   the built site (dist)
//   --brand NAME    (the default brand)
//   --port N        (any that is free); the address is told when it listens
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { openSitePages } from '../prerender/site-pages';
import { siteSettings } from '../settings';

import { startHost } from './host';

const NOBODY = 'http://127.0.0.1:1';

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    brand: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '0' },
  },
});
const dist = resolve(values.dist);
const backend = values.backend ?? NOBODY;
const { config } = siteSettings({ backend: new URL(backend), brand: values.brand });
const pages = await openSitePages(dist, config, values.backend);
const host = await startHost({ dist, config, backend, pageAt: (path) => pages.pageAt(path), port: Number(values.port) });
console.log(host.address);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void host.close().then(() => process.exit()));
