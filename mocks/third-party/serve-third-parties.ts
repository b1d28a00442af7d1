import { serve } from '@hono/node-server';

import type { ThirdPartyOptions } from './server';
import { thirdPartyApp } from './server';

/**
 * Serves the pages of the third parties until SIGINT or SIGTERM, and exits with 1 if it cannot listen.
 *
 * @throws Error if an origin is invalid
 */
export function serveThirdParties(port: number, options: ThirdPartyOptions): void {
  const { fetch } = thirdPartyApp(options);
  // The host is not the site's localhost, so that cookies are not shared.
  const server = serve({ fetch, hostname: '127.0.0.1', port }, () => console.log(`Third parties on http://127.0.0.1:${String(port)}`));
  server.on('error', (error) => {
    console.error(`Third parties: cannot listen on 127.0.0.1:${String(port)}: ${error.message}`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  }
}
