// Serves a built site like a production host, with a self-signed certificate.
//   --backend URL   server of /api, /v2 and /storage, with http; without it, pages have no games
//   --dist FOLDER   the built site (default: dist)
//   --brand NAME    (default: the default brand)
//   --port N        (default: any free port); the address is printed on start
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { openSitePages } from '../prerender/site-pages';
import { siteSettings } from '../settings';

import { startHost } from './host';

/** Address in place of the backend if none is given: nothing listens there. */
const UNREACHABLE = 'http://127.0.0.1:1';

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    brand: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '0' },
  },
});
const dist = resolve(values.dist);
const backend = values.backend ?? UNREACHABLE;
const { config } = siteSettings({ backend: new URL(backend), brand: values.brand });
const pages = await openSitePages(dist, config, values.backend);
const host = await startHost({ dist, config, backend, pageAt: (path) => pages.pageAt(path), port: Number(values.port) });
console.log(host.address);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void host.close().then(() => process.exit()));
