import { readFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { commonHeaders, pageHeaders } from '../headers';
import { isBackendPath, isPagePath, requestPath } from '../paths';
import type { Composed } from '../prerender/compose';

import { certify } from './certificate';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Best for what is served again and again, quick for what is made for one. */
const BEST = 11;
const QUICK = 4;

/** What a host serves. */
export interface Hosted {
  readonly dist: string;
  readonly config: RuntimeConfig;
  /** Address of the backend. */
  readonly backend: string;
  /** The page at a path. */
  readonly pageAt: (path: string) => Promise<Composed>;
  /** 0: any that is free. */
  readonly port: number;
}

/** A host that runs. */
export interface Host {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as a host does: HTTP/2 under TLS, brotli, files that never change kept for a year, pages asked for
 * anew each time, and the backend behind the same address. For measurements and tests on this machine.
 */
export async function startHost({ dist, config, backend, pageAt, port }: Hosted): Promise<Host> {
  const packed = new Map<string, Buffer>();
  const server = createSecureServer({ ...certify(), allowHTTP1: true }, (request, response) => {
    void answer(request, response).catch(() => send(response, 500, 'text/plain', 'The host failed.'));
  });

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const path = requestPath(request.url);
    if (isBackendPath(path)) return passOn(request, response);
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (isPagePath(path)) {
      const { html, hashes } = await pageAt(path);
      for (const [name, value] of Object.entries(pageHeaders(config, { hashes }))) response.setHeader(name, value);
      return sendPacked(response, html, 'text/html; charset=utf-8', html);
    }
    const file = path.includes('/.') ? undefined : await readFile(join(dist, path)).catch(() => undefined);
    if (file === undefined) return send(response, 404, 'text/plain', 'Not found');
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return type === 'font/woff2' ? send(response, 200, type, file) : sendPacked(response, path, type, file);
  }

  function sendPacked(response: Http2ServerResponse, key: string, type: string, body: string | Buffer): void {
    const small = packed.get(key) ?? pack(body, BEST);
    packed.set(key, small);
    response.setHeader('Content-Encoding', 'br');
    send(response, 200, type, small);
  }

  async function passOn(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { hostname, port: behind } = new URL(backend);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !/^(:|connection$|accept-encoding$|host$)/.test(name)),
    );
    const body = await buffer(request);
    const passed = ask({ hostname, port: behind, path: request.url, method: request.method, headers: { ...headers, host: 'localhost' } });
    passed.on('error', () => send(response, 502, 'text/plain', 'The backend does not answer.'));
    passed.on('response', (answered) => {
      void buffer(answered).then((content) => {
        for (const [name, value] of Object.entries(answered.headers)) {
          if (value !== undefined && !/^(connection|keep-alive|transfer-encoding|content-length)$/.test(name))
            response.setHeader(name, value);
        }
        const type = answered.headers['content-type'] ?? 'application/octet-stream';
        const isText = /json|svg|text/.test(type) && content.length > 512;
        if (isText) response.setHeader('Content-Encoding', 'br');
        send(response, answered.statusCode ?? 502, type, isText ? pack(content, QUICK) : content);
      });
    });
    passed.end(body);
  }

  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  const listens = server.address();
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return {
    address: `https://localhost:${String(typeof listens === 'object' ? listens?.port : port)}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      }),
  };
}

function pack(body: string | Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function send(response: Http2ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': type, ...(status >= 400 && { 'Cache-Control': 'no-store' }) });
  response.end(body);
}
