import { connect as connectPlain, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

import { MAX_HEAD_BYTES } from '../limits';
import type { Connections, KeptConnection } from './connections';
import { readBody, parseHead, isComplete, isReusable, isTooLarge } from './message-framing';
import type { Head, WireFault } from './message-framing';

/** Response as it was received: unchunked and decompressed, with the faults of its framing. */
export interface WireResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  body: Buffer;
  faults: readonly WireFault[];
  /** Time until the last byte was received, with that of opening the connection if it is a new one. */
  milliseconds: number;
}

/** Request with its body as bytes. Its headers replace `Host`, `Connection` and `Accept-Encoding` if they are spelled like this. */
export interface WireRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}

/** Time in ms to wait for extra bytes after a complete response. It starts again with each byte. */
const GRACE_MS = 30;

/** Connections that serve several requests. */
export interface Reuse {
  connections: Connections;
  /** Listener for bytes that arrive after the response. */
  onExtraBytes: () => void;
}

/** Error of a kept connection that cannot be used: the server has closed it, or has sent bytes after the previous response. */
class StaleConnectionError extends Error {}

/**
 * Sends one request. It follows no redirects and keeps no cookies. A stale connection is replaced by a new one, on which the request is
 * sent again.
 *
 * @param timeout maximum time of each exchange, in ms
 * @param reuse null for a connection of its own, which is read until the server closes it, or for {@link GRACE_MS} after
 *   a complete response, to detect extra bytes. It must be null for a request that may not be sent twice
 * @throws Error with the reason why there is no response, or the error of the socket
 */
export async function sendRequest(request: WireRequest, timeout: number, reuse: Reuse | null = null): Promise<WireResponse> {
  const kept = reuse?.connections.take(request.url.origin);
  if (kept === undefined) return exchange(openSocket(request.url), request, { timeout, reuse });
  try {
    return await exchange(kept.socket, request, { timeout, reuse, kept });
  } catch (error) {
    if (!(error instanceof StaleConnectionError)) throw error;
  }
  try {
    return await exchange(openSocket(request.url), request, { timeout, reuse });
  } catch (error) {
    // A server that closes a kept connection still listens, unless the request has ended it.
    throw (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? new Error('the server ended during this request') : error;
  }
}

interface ExchangeOptions {
  timeout: number;
  reuse: Reuse | null;
  kept?: KeptConnection;
}

/** Sends a request on a socket and reads its response. Keeps the connection for later requests if that is allowed and possible. */
function exchange(socket: Socket, request: WireRequest, { timeout, reuse, kept }: ExchangeOptions): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const received = new ReceivedBytes();
    let bytes: Buffer = Buffer.alloc(0);
    let head: Head | null = null;
    let lastByteAt = started;
    let grace: NodeJS.Timeout | undefined;
    let late: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // Bytes that came while the checker was busy are read first.
      late = setImmediate(() => {
        if (head !== null && isComplete(bytes, head, request.method)) finish();
        else
          fail(new Error(head === null ? `no answer within ${String(timeout)} ms` : `the answer did not end within ${String(timeout)} ms`));
      });
    }, timeout);

    const cleanUp = () => {
      clearTimeout(timer);
      clearImmediate(late);
      clearTimeout(grace);
      socket.off('data', onData).off('end', finish).off('error', onError).off('close', onClose);
    };
    const fail = (error: Error) => {
      cleanUp();
      socket.destroy();
      reject(error);
    };
    const finish = () => {
      if (head === null) {
        if (kept !== undefined && bytes.length === 0) fail(new StaleConnectionError());
        else
          fail(
            new Error(
              bytes.length === 0
                ? 'the connection was closed without an answer'
                : 'the connection was closed within the head of the answer',
            ),
          );
        return;
      }
      end(head);
      socket.destroy();
    };
    const end = (complete: Head) => {
      cleanUp();
      const { status, headers, setCookies } = complete;
      resolve({ status, headers, setCookies, ...readBody(bytes, complete, request.method), milliseconds: lastByteAt - started });
    };

    const onData = (chunk: Buffer) => {
      bytes = received.append(chunk);
      lastByteAt = performance.now();
      try {
        head ??= parseHead(bytes);
        if (head === null && bytes.length > MAX_HEAD_BYTES)
          throw new Error(`the head of the answer has more than ${String(MAX_HEAD_BYTES / 1024)} kB`);
      } catch (error) {
        kept?.onExtraBytes();
        fail(kept === undefined ? (error as Error) : new StaleConnectionError());
        return;
      }
      if (head === null) return;
      if (isTooLarge(bytes, head)) {
        finish();
        return;
      }
      if (!isComplete(bytes, head, request.method)) return;
      clearTimeout(grace);
      if (reuse !== null && isReusable(bytes, head, request.method)) {
        end(head);
        reuse.connections.keep(request.url.origin, { socket, onExtraBytes: reuse.onExtraBytes });
      } else grace = setTimeout(finish, GRACE_MS);
    };
    const onError = (error: Error) => {
      if (head !== null) finish();
      else fail(kept !== undefined && bytes.length === 0 ? new StaleConnectionError() : error);
    };
    // Some servers close the connection before they have read the whole request.
    const onClose = () => {
      if (head !== null || bytes.length === 0) finish();
    };
    socket.on('data', onData).on('end', finish).on('error', onError).on('close', onClose);
    socket.write(encodeRequest(request, reuse === null ? 'close' : 'keep-alive'));
  });
}

function openSocket(url: URL): Socket {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'https:';
  const port = Number(url.port === '' ? (secure ? 443 : 80) : url.port);
  const socket = secure
    ? connectTls({ host, port, ALPNProtocols: ['http/1.1'], ...(isIP(host) === 0 ? { servername: host } : {}) })
    : connectPlain({ host, port, noDelay: true });
  // A kept connection may fail while no request uses it. Without a listener the error would end the process.
  return socket.on('error', () => undefined);
}

function encodeRequest({ method, url, headers, body }: WireRequest, connection: 'close' | 'keep-alive'): Buffer {
  const all: Record<string, string> = { Host: url.host, Connection: connection, 'Accept-Encoding': 'identity', ...headers };
  if (body !== null || ['POST', 'PUT', 'PATCH'].includes(method)) all['Content-Length'] = String(body?.length ?? 0);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, ' ')}\r\n`);
  const head = Buffer.from(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body === null ? head : Buffer.concat([head, body]);
}

/** Bytes of a response. Their memory doubles when it is full: to copy all of a large body for each part of it takes minutes. */
class ReceivedBytes {
  private memory = Buffer.alloc(0);
  private length = 0;

  /** Appends a part, and returns all bytes until now. */
  append(part: Buffer): Buffer {
    const length = this.length + part.length;
    if (length > this.memory.length) this.memory = Buffer.concat([this.memory.subarray(0, this.length)], 2 * length);
    part.copy(this.memory, this.length);
    this.length = length;
    return this.memory.subarray(0, length);
  }
}
