import { ServerResponse } from 'node:http';

import type { Logger, ProxyOptions } from 'vite';

/** Time for which a repeated error is not logged, because a page sends many requests while its server restarts. */
const SILENCE_MS = 5000;
/** Expression for Vite's own messages about errors of proxies, which are not logged. */
const STACK_OF_PROXY = /(http|ws) proxy (socket )?error/;

/** Error handling of the proxies of one server, which share the time without a log. */
export interface ProxyErrors {
  /** Logger for Vite, which itself would log a stack for each error. */
  readonly logger: Logger;
  /**
   * Returns the setup of a proxy. If the backend breaks a connection, the proxy breaks that of the browser: the site would take an error
   * response for an answer of the backend. An unreachable backend gives a 502 with the reason. The reason is logged only
   * after {@link SILENCE_MS} without such an error of any of the proxies.
   *
   * @param reason for a developer, in one line
   */
  readonly handle: (reason: string) => NonNullable<ProxyOptions['configure']>;
}

/** Creates the error handling of proxies. @param logger prints the reasons, and everything else that Vite logs */
export function createProxyErrors(logger: Logger): ProxyErrors {
  let silentUntil = 0;

  function report(reason: string): void {
    if (Date.now() > silentUntil) logger.error(reason);
    silentUntil = Date.now() + SILENCE_MS;
  }

  return {
    logger: {
      ...logger,
      error: (message, options) => {
        if (!STACK_OF_PROXY.test(message)) logger.error(message, options);
      },
    },
    handle: (reason) => (proxy) => {
      proxy.on('error', (error, _request, response) => {
        const code = 'code' in error ? error.code : undefined;
        // The other side has ended the connection, for example by a restart.
        if (code === 'ECONNRESET' || code === 'EPIPE') return void response.destroy();
        report(reason);
        if (!(response instanceof ServerResponse) || response.headersSent) return;
        response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
      });
    },
  };
}
