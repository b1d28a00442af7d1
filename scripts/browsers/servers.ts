import { resolve } from 'node:path';

import { secureThirdPartyPort, tests } from '../addresses';
import { startHost } from '../site/host/host';
import { startTlsProxy } from '../site/host/tls-proxy';
import { openSitePages } from '../site/prerender/site-pages';
import { siteSettings } from '../site/settings';
import { createChildProcesses } from '../start/child-processes';
import { listServices, type Service } from '../start/services';

/** Running servers, with their addresses. */
export interface Servers {
  /** Address under TLS, because WebKit stores no `Secure` cookie on http://localhost. */
  readonly site: string;
  /** Address of the stand-in, without TLS. */
  readonly standIn: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the build in dist/ under TLS with the stand-in and third parties, on the ports of the tests. If one fails to start, stops the
 * child processes and rejects.
 */
export async function startServers(): Promise<Servers> {
  const dist = resolve('dist');
  const children = createChildProcesses((message) => console.error(message));
  try {
    const services = listServices('http', tests, { isSecure: true }).map(withoutTags);
    await Promise.all(services.map((service) => children.start(service)));
    const thirdParties = await startTlsProxy(tests.thirdParties, secureThirdPartyPort(tests));
    const standIn = `http://localhost:${String(tests.standIn)}`;
    const { config } = siteSettings({ backend: 'http', addresses: tests, isSecure: true });
    const pages = await openSitePages(dist, config, standIn);
    const host = await startHost({ dist, config, backend: standIn, pageAt: (path) => pages.pageAt(path), port: tests.site });
    const close = async () => void (await Promise.all([host.close(), thirdParties.close(), children.stop()]));
    return { site: host.address, standIn, close };
  } catch (error) {
    await children.stop();
    throw error;
  }
}

/** Removes the tags, as in the end-to-end tests. With them, a question for consent is at the lower edge until it is answered. */
function withoutTags(service: Service): Service {
  return { ...service, argv: service.argv.filter((word, index) => word !== '--pixel' && service.argv[index - 1] !== '--pixel') };
}
