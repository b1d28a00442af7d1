import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';

import { localCertificate } from './certificate';

export interface TlsProxy {
  readonly close: () => Promise<void>;
}

/**
 * Serves a local HTTP server under TLS, without its WebSockets, because WebKit loads no frame without TLS in a page with TLS. Rejects if
 * the port is taken.
 *
 * @param to port of the server on 127.0.0.1
 * @param port of the proxy on 127.0.0.1
 */
export async function startTlsProxy(to: number, port: number): Promise<TlsProxy> {
  const server = createServer(await localCertificate(), (incoming, response) => {
    const { method, url: path, headers } = incoming;
    const proxied = httpRequest({ hostname: '127.0.0.1', port: to, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    proxied.on('error', () => response.destroy());
    incoming.pipe(proxied);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
