import { resolve } from 'node:path';

import { tests } from '../addresses';
import { startHost } from '../site/host/host';
import { openSitePages } from '../site/prerender/site-pages';
import { siteSettings } from '../site/settings';
import { createChildProcesses } from '../start/child-processes';
import { listServices } from '../start/services';

export interface Servers {
  /** Under TLS: WebKit stores no `Secure` cookie on http://localhost. */
  readonly site: string;
  readonly standIn: string;
  readonly close: () => Promise<void>;
}

/** Serves the build under TLS with the stand-in and third parties, on the ports of the tests. */
export async function startServers(): Promise<Servers> {
  const dist = resolve('dist');
  const children = createChildProcesses((message) => console.error(message));
  try {
    const site = `https://localhost:${String(tests.site)}`;
    const services = listServices('http', tests);
    // Frames allow the pages of the sites that they know.
    const withSite = services.map((service) =>
      service.name === 'third parties' ? { ...service, argv: [...service.argv, '--site', site] } : service,
    );
    await Promise.all(withSite.map((service) => children.start(service)));
    const standIn = `http://localhost:${String(tests.standIn)}`;
    const { config } = siteSettings({ backend: 'http', addresses: tests });
    const pages = await openSitePages(dist, config, standIn);
    const host = await startHost({ dist, config, backend: standIn, pageAt: (path) => pages.pageAt(path), port: tests.site });
    return { site: host.address, standIn, close: async () => void (await Promise.all([host.close(), children.stop()])) };
  } catch (error) {
    await children.stop();
    throw error;
  }
}
