import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const ADDRESS = '/mockServiceWorker.js';

/** Serves msw's worker in development, at the address that `setupWorker` registers, so that no copy of it is committed. */
export function mockWorkerPlugin(): Plugin {
  return {
    name: 'site:mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(ADDRESS, (_, response, next) => {
        readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')).then((script) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(script);
        }, next);
      });
    },
  };
}
