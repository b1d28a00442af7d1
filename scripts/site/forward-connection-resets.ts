import type { ProxyOptions } from 'vite';

/**
 * Closes the browser's connection if the backend resets its own. The proxy would send an error response instead, which
 * is not a lost response. For an unreachable backend the proxy's 502 stays.
 */
export const forwardConnectionResets: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (error, _request, response) => {
    if ('code' in error && error.code === 'ECONNRESET') response.destroy();
  });
};
