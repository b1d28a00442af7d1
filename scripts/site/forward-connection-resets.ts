import type { ProxyOptions } from 'vite';

/**
 * Closes the browser's connection if the backend resets its own, because the proxy's error response is not a lost
 * response. An unreachable backend still gives a 502.
 */
export const forwardConnectionResets: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (error, _request, response) => {
    if ('code' in error && error.code === 'ECONNRESET') response.destroy();
  });
};
