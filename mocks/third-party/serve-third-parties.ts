import { serve } from '@hono/node-server';

import { BAD_USAGE, LOOPBACK } from '../flags';
import { foreignCallerCheck, refuseForeign } from '../foreign-caller';
import type { ThirdPartyOptions } from './server';
import { thirdPartyApp } from './server';

/**
 * Serves the pages of the third parties on 127.0.0.1 until SIGINT or SIGTERM, prints the address, and exits with 2 if it cannot listen.
 * It refuses requests of pages that are neither on this machine nor of `siteOrigins` or the backend.
 *
 * @throws Error if an origin is invalid
 */
export function serveThirdParties(port: number, options: ThirdPartyOptions): void {
  const { fetch } = thirdPartyApp(options);
  const refusing = refuseForeign(foreignCallerCheck([...options.siteOrigins, options.backend]), (request) => fetch(request));
  // The host is not the site's localhost, so that cookies are not shared.
  const server = serve({ fetch: refusing, hostname: LOOPBACK, port }, () =>
    console.log(`Third parties on http://127.0.0.1:${String(port)}`),
  );
  server.on('error', (error) => {
    console.error(`Third parties: cannot listen on 127.0.0.1:${String(port)}: ${error.message}`);
    process.exit(BAD_USAGE);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  }
}
