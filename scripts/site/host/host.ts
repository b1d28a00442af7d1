import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { brandAsset } from '../brand/brand-assets';
import { type HeaderOptions, type ResponseKind, responseHeaders } from '../headers';
import { isBackendPath, isPagePath, requestPath, responseKindAt } from '../paths';
import type { ComposedPage } from '../prerender/compose-page';

import { localCertificate } from './certificate';

/** Content types by file extension. Files with another one are `application/octet-stream`. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Types whose files are compressed already. */
const PRECOMPRESSED_TYPES = /^(font\/woff2|image\/(avif|webp))$/;
/** Brotli quality for cached files and pages. */
const CACHED_QUALITY = 11;
/** Brotli quality for backend responses, which are not cached. */
const PROXIED_QUALITY = 4;
/** Size above which a text of the backend is compressed. Files and pages are compressed at any size. */
const MIN_COMPRESSED_BYTES = 512;
/**
 * Maximum size of a TLS record, as `ssl_buffer_size` of the generated nginx files. In small records the head of a page, which
 * requests its first picture, arrives before the rest.
 */
const MAX_RECORD_BYTES = 4096;

/** Settings of a host. */
export interface HostOptions {
  /** Folder of the build. */
  readonly dist: string;
  readonly config: RuntimeConfig;
  /** Origin of the backend: http. */
  readonly backend: string;
  /** Returns the page of a path. */
  readonly pageAt: (path: string) => Promise<ComposedPage>;
  /** Port to listen on; 0 selects a free one. */
  readonly port: number;
}

/** Running host. */
export interface Host {
  /** Origin of the host, with https. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a build on localhost like a production host: HTTP/2 over TLS, brotli, cache headers, the backend under the same origin. Compressed
 * files are kept, so that later changes of the build have no effect on them. Unlike a production host, it responds to unknown pages with
 * 200, and to every client with brotli. Rejects if the port is taken, or if the backend is not http.
 */
export async function startHost({ dist, config, backend, pageAt, port }: HostOptions): Promise<Host> {
  const { protocol, hostname, port: backendPort } = new URL(backend);
  if (protocol !== 'http:') throw new Error(`The backend of the host must be http: ${backend}`);
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer({ ...(await localCertificate()), allowHTTP1: true }, (request, response) => {
    void respond(request, response).catch(() => send(response, 500, 'text/plain', 'The host failed.'));
  });

  async function respond(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const path = requestPath(request.url);
    if (isBackendPath(path)) return proxyRequest(request, response);
    if (isPagePath(path)) {
      const { html, hashes } = await pageAt(path);
      setHeaders(response, responseKindAt(path), { hashes });
      return sendCompressed(response, html, 'text/html; charset=utf-8', html);
    }
    const file = path.includes('/.') ? undefined : (brandAsset(path)?.body ?? (await readFile(join(dist, path)).catch(() => undefined)));
    setHeaders(response, file === undefined ? 'error' : responseKindAt(path));
    if (file === undefined) return send(response, 404, 'text/plain', 'Not found');
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return PRECOMPRESSED_TYPES.test(type) ? send(response, 200, type, file) : sendCompressed(response, path, type, file);
  }

  function setHeaders(response: Http2ServerResponse, kind: ResponseKind, options?: HeaderOptions): void {
    for (const [name, value] of Object.entries(responseHeaders(kind, config, options))) response.setHeader(name, value);
  }

  function sendCompressed(response: Http2ServerResponse, key: string, type: string, body: string | Buffer): void {
    const content = compressed.get(key) ?? compress(body, CACHED_QUALITY);
    compressed.set(key, content);
    response.setHeader('Content-Encoding', 'br');
    send(response, 200, type, content);
  }

  async function proxyRequest(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !/^(:|connection$|accept-encoding$|host$)/.test(name)),
    );
    const body = await buffer(request);
    const proxied = httpRequest({
      hostname,
      port: backendPort,
      path: request.url,
      method: request.method,
      headers: { ...headers, host: 'localhost' },
    });
    proxied.on('error', () => send(response, 502, 'text/plain', 'The backend does not respond.'));
    proxied.on('response', (proxiedResponse) => {
      void buffer(proxiedResponse).then((content) => {
        for (const [name, value] of Object.entries(proxiedResponse.headers)) {
          if (value !== undefined && !/^(connection|keep-alive|transfer-encoding|content-length)$/.test(name))
            response.setHeader(name, value);
        }
        const type = proxiedResponse.headers['content-type'] ?? 'application/octet-stream';
        const isText = /json|svg|text/.test(type) && content.length > MIN_COMPRESSED_BYTES;
        if (isText) response.setHeader('Content-Encoding', 'br');
        send(response, proxiedResponse.statusCode ?? 502, type, isText ? compress(content, PROXIED_QUALITY) : content);
      });
    });
    proxied.end(body);
  }

  /** Proxies WebSockets, which use HTTP/1.1. */
  function proxyUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const lines = request.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : []));
    const proxied = connect(Number(backendPort || 80), hostname, () => {
      proxied.write(`${[`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      proxied.write(head);
      socket.pipe(proxied).pipe(socket);
    });
    proxied.on('error', () => socket.destroy());
    socket.on('error', () => proxied.destroy());
    socket.on('close', () => proxied.destroy());
  }
  server.on('secureConnection', (socket) => void socket.setMaxSendFragment(MAX_RECORD_BYTES));
  server.on('upgrade', proxyUpgrade);

  await new Promise<void>((done, fail) => void server.once('error', fail).listen(port, 'localhost', done));
  const listening = server.address();
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return {
    address: `https://localhost:${String(typeof listening === 'object' ? listening?.port : port)}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      }),
  };
}

function compress(body: string | Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function send(response: Http2ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': type, ...(status >= 400 && { 'Cache-Control': 'no-store' }) });
  response.end(body);
}
