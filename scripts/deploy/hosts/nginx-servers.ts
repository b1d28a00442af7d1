import type { Deployment } from '../config/deployment-config';

import { block, quote } from './nginx-syntax';

/** Names under which a proxy or a health check on the same machine may reach nginx. */
const LOOPBACK = 'localhost 127.0.0.1 [::1]';
const TLS = '443 ssl http2';

/** Returns the default servers of the ports, which close the connection of requests with other host names. */
export function refusingServers({ tls, port }: Deployment): string[] {
  const closing = (on: string) => block('server', [...listenLines(`${on} default_server`), 'server_name _;', 'return 444;']);
  if (tls === null) return closing(String(port));
  return [...closing('80'), ...block('server', [...listenLines(`${TLS} default_server`), 'ssl_reject_handshake on;', 'return 444;'])];
}

/**
 * Returns the servers of an origin. With `tls` they are on port 443, and on port 80 to redirect; without it nginx is behind a proxy
 * that ends TLS.
 *
 * @param headers lines that set the headers of errors and redirects
 * @param lines all other lines of the server
 */
export function originServers(
  { site, tls, port }: Deployment,
  origin: string,
  headers: readonly string[],
  lines: readonly string[],
): string[] {
  const { hostname } = new URL(origin);
  const redirect = `return 308 ${origin}$request_uri;`;
  if (tls === null) {
    const ifHttp = `if ($http_x_forwarded_proto = "http") { ${redirect} }`;
    return block('server', [
      ...listenLines(String(port)),
      `server_name ${hostname}${origin === site ? ` ${LOOPBACK}` : ''};`,
      ...headers,
      ifHttp,
      ...lines,
    ]);
  }
  const name = `server_name ${hostname};`;
  return [
    ...block('server', [...listenLines('80'), name, ...headers, redirect]),
    ...block('server', [...listenLines(TLS), name, ...tlsLines(tls), ...headers, ...lines]),
  ];
}

function listenLines(on: string): string[] {
  return [`listen ${on};`, `listen [::]:${on};`];
}

function tlsLines({ certificate, key }: { readonly certificate: string; readonly key: string }): string[] {
  return [
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    // A browser can use a TLS record only once it is complete. A page's head requests the first picture, so its record is small:
    // one of 16 kB takes 90 ms on a slow phone.
    'ssl_buffer_size 4k;',
  ];
}
