import type { ProxyOptions } from 'vite';

/**
 * Lets a connection that the backend cuts be cut for the browser too: the proxy would make an answer of it, and a lost
 * answer is not a refused one. A backend that is not there at all stays the proxy's to tell.
 */
export const passCutsOn: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (error, _request, response) => {
    if ('code' in error && error.code === 'ECONNRESET') response.destroy();
  });
};
