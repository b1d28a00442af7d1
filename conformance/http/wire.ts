import { connect as connectPlain, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

import { readBody, parseHead, isComplete } from './message-framing';
import type { Head, WireFault } from './message-framing';

export interface WireResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  body: Buffer;
  faults: readonly WireFault[];
  milliseconds: number;
}

export interface WireRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}

/** Wait for extra bytes after a complete response, in ms; restarts with each byte. */
const GRACE_MS = 30;

/**
 * Sends one request on its own connection, without redirects or cookies. Reads until the server closes it, or for
 * {@link GRACE_MS} after a complete response, to detect extra bytes.
 *
 * @param timeout for the whole exchange, in ms
 * @throws Error with the reason why there is no response
 */
export function sendRequest(request: WireRequest, timeout: number): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let bytes: Buffer = Buffer.alloc(0);
    let head: Head | null = null;
    let lastByteAt = started;
    let grace: NodeJS.Timeout | undefined;
    const socket = openSocket(request.url);
    const timer = setTimeout(() => {
      fail(new Error(head === null ? `no answer within ${String(timeout)} ms` : `the answer did not end within ${String(timeout)} ms`));
    }, timeout);

    const cleanUp = () => {
      clearTimeout(timer);
      clearTimeout(grace);
      socket.destroy();
    };
    const fail = (error: Error) => {
      cleanUp();
      reject(error);
    };
    const finish = () => {
      if (head === null) {
        fail(
          new Error(
            bytes.length === 0 ? 'the connection was closed without an answer' : 'the connection was closed within the head of the answer',
          ),
        );
        return;
      }
      cleanUp();
      const { status, headers, setCookies } = head;
      resolve({ status, headers, setCookies, ...readBody(bytes, head, request.method), milliseconds: lastByteAt - started });
    };

    socket.on('data', (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      lastByteAt = performance.now();
      try {
        head ??= parseHead(bytes);
      } catch (error) {
        fail(error as Error);
        return;
      }
      if (head === null || !isComplete(bytes, head, request.method)) return;
      clearTimeout(grace);
      grace = setTimeout(finish, GRACE_MS);
    });
    socket.on('end', finish);
    socket.on('error', (error) => {
      if (head === null) fail(error);
      else finish();
    });
    // Some servers close before they have read the whole request.
    socket.on('close', () => {
      if (head !== null || bytes.length === 0) finish();
    });
    socket.write(encodeRequest(request));
  });
}

function openSocket(url: URL): Socket {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'https:';
  const port = Number(url.port === '' ? (secure ? 443 : 80) : url.port);
  if (!secure) return connectPlain({ host, port, noDelay: true });
  return connectTls({ host, port, ALPNProtocols: ['http/1.1'], ...(isIP(host) === 0 ? { servername: host } : {}) });
}

function encodeRequest({ method, url, headers, body }: WireRequest): Buffer {
  const all: Record<string, string> = { Host: url.host, Connection: 'close', 'Accept-Encoding': 'identity', ...headers };
  if (body !== null || ['POST', 'PUT', 'PATCH'].includes(method)) all['Content-Length'] = String(body?.length ?? 0);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, ' ')}\r\n`);
  const head = Buffer.from(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body === null ? head : Buffer.concat([head, body]);
}
