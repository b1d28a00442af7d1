import type { ProxyOptions } from 'vite';

/**
 * Resets the browser's connection with the backend's: the proxy's error response is no lost response. An unreachable
 * backend still gives a 502.
 */
export const forwardConnectionResets: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (error, _request, response) => {
    if ('code' in error && error.code === 'ECONNRESET') response.destroy();
  });
};
