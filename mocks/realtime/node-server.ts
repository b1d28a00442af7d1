import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isSendableCloseCode } from './error-codes';
import type { Hub } from './hub';

/** Maximum size of a frame from a client. A larger one ends the connection (1009). */
const MAX_FRAME_BYTES = 64 * 1024;

/** Ends the handling of upgrades and drops open sockets. The HTTP server stays open. */
export type Detach = () => void;

/** Response to a rejected upgrade; the message is its plain text. */
interface Rejection {
  readonly status: number;
  readonly message: string;
}

/**
 * Handles upgrades on paths that end with `/app/{key}`. Other paths get a 404, unless another upgrade listener exists.
 *
 * @param getHub returns the real-time server of a request, or the response that rejects it
 * @returns a function that ends the handling and drops open sockets
 */
export function attachRealtime(server: Server, getHub: (request: IncomingMessage) => Hub | Rejection): Detach {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The URL parser throws on malformed targets.
    const [path = '', search] = (request.url ?? '').split('?', 2);
    const [, appKey] = /\/app\/([^/]+)$/.exec(path) ?? [];
    if (appKey === undefined) {
      if (server.listenerCount('upgrade') === 1) rejectUpgrade(socket, { status: 404, message: 'A socket opens /app/KEY.' });
      return;
    }
    const hub = getHub(request);
    if ('status' in hub) {
      rejectUpgrade(socket, hub);
      return;
    }
    if (hub.faults().unreachable) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      handleConnection(hub, connection, appKey, new URLSearchParams(search));
    });
  }

  server.on('upgrade', onUpgrade);
  return () => {
    server.off('upgrade', onUpgrade);
    for (const connection of sockets.clients) connection.terminate();
    sockets.close();
  };
}

function rejectUpgrade(socket: Duplex, { status, message }: Rejection): void {
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Type: text/plain; charset=utf-8'];
  socket.on('error', () => socket.destroy());
  socket.end([...head, '', message].join('\r\n'));
}

function handleConnection(hub: Hub, connection: WebSocket, appKey: string, query: URLSearchParams): void {
  const handle = hub.connect(
    {
      send: (text) => connection.send(text),
      close: (code, reason) => (code === undefined || isSendableCloseCode(code) ? connection.close(code, reason) : connection.terminate()),
      cut: () => connection.terminate(),
    },
    { appKey, query },
  );
  connection.on('message', (data) => {
    if (data instanceof Buffer) handle.message(data.toString());
  });
  connection.on('close', () => handle.closed());
  // `close` also follows. Without a listener the error would end the process.
  connection.on('error', () => handle.closed());
}
