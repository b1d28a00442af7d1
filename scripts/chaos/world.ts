import { resolve } from 'node:path';

import { type Browser, chromium } from 'playwright';
import { createLogger, preview } from 'vite';

import { tests } from '../addresses';
import { openSitePages } from '../site/prerender/site-pages';
import { siteSettings } from '../site/settings';
import { siteViteConfig } from '../site/vite';
import { startHost } from '../site/host/host';
import { type ChildProcesses, createChildProcesses } from '../start/child-processes';
import { isPortTaken } from '../start/is-port-taken';
import { listServices } from '../start/services';
import { chromiumLaunch } from '../test/browser';

import { type Operation, readOperations } from './contract-fields';
import { readLazyChunks } from './lazy-chunks';

/** Servers and browser of a run, and the parts of contract and build that faults need. */
export interface World {
  readonly browser: Browser;
  /** Address of the site without TLS. */
  readonly site: string;
  /** Address of the site under TLS, for the service worker. */
  readonly secureSite: string;
  /** Address of the stand-in, without TLS. */
  readonly standIn: string;
  readonly operations: readonly Operation[];
  readonly lazyChunks: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/**
 * Starts all servers and a browser, which run until the caller calls `close`.
 * @throws if a port is taken, dist/ is missing or a server does not start; whatever had started is then closed
 */
export async function startWorld(): Promise<World> {
  const dist = resolve('dist');
  const lazyChunks = readLazyChunks(dist);
  const services = listServices('http', tests);
  for (const port of [tests.site, ...services.map((service) => service.port)]) {
    if (await isPortTaken(port)) throw new Error(`Port ${String(port)} is taken: stop the program that uses it.`);
  }
  const ends: (() => Promise<unknown>)[] = [];
  // The servers close in parallel, because one closes only after its proxied WebSockets.
  const close = async () => {
    await Promise.all(ends.map((end) => end()));
  };
  try {
    const children: ChildProcesses = createChildProcesses((message) => console.error(message));
    ends.push(() => children.stop());
    await Promise.all(services.map((service) => children.start(service)));
    const standIn = `http://localhost:${String(tests.standIn)}`;

    // The optional calls stay off, so that each read of a page is a call with a fault of its own.
    const settings = siteSettings({ backend: 'http', addresses: tests });
    const config = siteViteConfig(settings, { command: 'serve', isPreview: true }, createLogger('silent'));
    const server = await preview({ ...config, configFile: false });
    ends.push(() => {
      // Idle connections would keep the server from closing.
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      return server.close();
    });

    const remote = siteSettings({ backend: new URL(standIn) }).config;
    const pages = await openSitePages(dist, remote, standIn);
    const host = await startHost({ dist, config: remote, backend: standIn, pageAt: (path) => pages.pageAt(path), port: 0 });
    ends.push(() => host.close());

    const launch = chromiumLaunch();
    const browser = await chromium.launch({ ...launch, args: [...launch.args, '--ignore-certificate-errors'] });
    ends.push(() => browser.close());
    return {
      browser,
      site: `http://localhost:${String(tests.site)}`,
      secureSite: host.address,
      standIn,
      operations: readOperations(),
      lazyChunks,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
