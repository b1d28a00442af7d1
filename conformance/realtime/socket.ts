import { WebSocket } from 'ws';

import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import { MAX_BODY_BYTES } from '../limits';

/** Address of a Pusher-compatible server, with the application key. */
export interface RealtimeAddress {
  host: string;
  port: number;
  key: string;
  tls: boolean;
}

/** Message of the Pusher protocol. */
interface Message {
  event: string;
  channel: string | null;
  /** Content of the message, mostly JSON in a text. */
  data: unknown;
}

/** Open connection to a Pusher-compatible server. */
export interface PusherSocket {
  /** Id of the connection, which the server assigns. Signatures of private channels include it. */
  readonly id: string;
  send(event: string, data: object): void;
  /** Adds a listener, which stays until the connection closes. It gets each later message, also those of the protocol. */
  listen(listeners: (message: Message) => void): void;
  isOpen(): boolean;
  close(): void;
}

/**
 * Connects by version 7 of the Pusher protocol, and answers the pings of the server. The caller must close the connection, which is
 * not made again after it has ended. A `pusher:error` of the server closes it at any time.
 *
 * @param timeout maximum time until the connection is established, in ms
 * @returns the connection, or an error text if it fails
 */
export async function connectPusher({ host, port, key, tls }: RealtimeAddress, timeout: number): Promise<PusherSocket | { error: string }> {
  const url = `${tls ? 'wss' : 'ws'}://${host}:${String(port)}/app/${encodeURIComponent(key)}?protocol=7&client=conformance&version=1`;
  const socket = new WebSocket(url, { handshakeTimeout: timeout, maxPayload: MAX_BODY_BYTES });
  const listeners: ((message: Message) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = parseMessage(data.toString('utf8'));
    if (message === null) return;
    if (message.event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
    for (const listener of listeners) listener(message);
  });
  return new Promise((resolve) => {
    const end = (error: string) => {
      clearTimeout(limit);
      socket.terminate();
      resolve({ error });
    };
    const limit = setTimeout(() => end(`no pusher:connection_established within ${String(timeout)} ms`), timeout);
    socket.on('error', (error) => end(error.message === '' ? 'nothing listens there' : error.message));
    socket.on('close', (code) => end(`closed with ${String(code)}`));
    listeners.push(({ event, data }) => {
      if (event === 'pusher:error') return end(`refused: ${JSON.stringify(data)}`);
      if (event !== 'pusher:connection_established') return undefined;
      const payload = parseData(data);
      const id = isRecord(payload) ? payload['socket_id'] : undefined;
      if (typeof id !== 'string') return end('pusher:connection_established without a socket_id');
      clearTimeout(limit);
      return resolve({
        id,
        send: (name, body) => socket.send(JSON.stringify({ event: name, data: body })),
        listen: (listener) => void listeners.push(listener),
        isOpen: () => socket.readyState === WebSocket.OPEN,
        close: () => socket.terminate(),
      });
    });
  });
}

function parseMessage(text: string): Message | null {
  const value = parseData(text);
  if (!isRecord(value) || typeof value['event'] !== 'string') return null;
  return { event: value['event'], channel: typeof value['channel'] === 'string' ? value['channel'] : null, data: value['data'] };
}

/** Parses JSON in a text, undefined if it is invalid. Returns other values unchanged. */
export function parseData(data: unknown): unknown {
  return typeof data === 'string' ? parseJson(data) : data;
}
