import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Hub } from './hub';

const MAX_FRAME_BYTES = 64 * 1024;

/** Ends the real-time door: refuses new sockets, drops the open ones, takes its hand off the HTTP server. */
export type Detach = () => void;

/**
 * Answers WebSocket upgrades on `/app/{key}` of a running HTTP server. Other paths get a 404, unless somebody else
 * listens for upgrades too.
 *
 * @param server the HTTP server whose `upgrade` event is heard
 * @param hub the real-time server behind it
 */
export function attachRealtime(server: Server, hub: Hub): Detach {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Split by hand: the URL parser throws on targets that any stranger can send.
    const [path = '', search] = (request.url ?? '').split('?', 2);
    const [, appKey] = /^\/app\/([^/]+)$/.exec(path) ?? [];
    if (appKey === undefined) {
      if (server.listenerCount('upgrade') === 1) refuse(socket);
      return;
    }
    if (hub.faults().unreachable) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      serve(hub, connection, appKey, new URLSearchParams(search));
    });
  }

  server.on('upgrade', onUpgrade);
  return () => {
    server.off('upgrade', onUpgrade);
    hub.stop();
    for (const connection of sockets.clients) connection.terminate();
    sockets.close();
  };
}

function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
}

/** Whether a close frame may carry this code: 1004 to 1006 and unassigned ones exist on the receiving side only. */
function canTravel(code: number | undefined): boolean {
  if (code === undefined) return true;
  return (code >= 1000 && code <= 1014 && (code < 1004 || code > 1006)) || (code >= 3000 && code <= 4999);
}

function serve(hub: Hub, connection: WebSocket, appKey: string, query: URLSearchParams): void {
  const handle = hub.connect(
    {
      send: (text) => connection.send(text),
      close: (code, reason) => (canTravel(code) ? connection.close(code, reason) : connection.terminate()),
      cut: () => connection.terminate(),
    },
    { appKey, query },
  );
  connection.on('message', (data) => {
    if (data instanceof Buffer) handle.message(data.toString());
  });
  connection.on('close', () => handle.closed());
  // A broken frame or a reset ends in `close`; without a listener the error would end the process.
  connection.on('error', () => handle.closed());
}
