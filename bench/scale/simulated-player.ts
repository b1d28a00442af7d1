import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { WebSocket } from 'ws';
import { z } from 'zod';

import { createReconnectThrottle, type ReconnectThrottle } from '../../src/realtime/reconnect-throttle';

import type { PerSecond } from './per-second';

/** Channels of a player's pages: balance, deposits, withdrawals, protection and bonus (SPEC T1, B9). */
const CHANNELS = ['users.usr_1', 'deposits.approved.usr_1', 'withdrawals.usr_1', 'protection.usr_1', 'bonus.rol_7'].map(
  (name) => `private-${name}`,
);
/** Minimum time until a failed authorization is repeated. */
const RETRY_DENIED_MS = 1000;

/** Behaviour of a page that connects and authorizes. */
export interface Behaviour {
  /** Creates the throttle that decides, after a closed connection, how long the next attempt waits. */
  readonly createThrottle: () => Pick<ReconnectThrottle, 'delayMs' | 'attemptStarted' | 'attemptEnded'>;
  /** True if one request authorizes all channels. */
  readonly batchAuth: boolean;
}

/** The site itself: its own waits, and one request that authorizes all channels. */
export const SITE: Behaviour = { createThrottle: createReconnectThrottle, batchAuth: true };

/** pusher-js left to itself: a second after each failure, for ever, and a request for each channel. */
export const PLAIN_CLIENT: Behaviour = {
  createThrottle: () => ({ delayMs: () => 1000, attemptStarted: () => undefined, attemptEnded: () => undefined }),
  batchAuth: false,
};

/** Counts of what all players have sent: attempts to connect, and requests that authorize channels. */
export interface Counters {
  readonly attempts: PerSecond;
  readonly authorizations: PerSecond;
}

/** Server to connect to: its port, the access token of the player `usr_1`, and the agent for HTTP requests. */
interface Server {
  readonly port: number;
  readonly token: string;
  readonly agent: Agent;
}

/** Player who keeps a connection open, as a page of the site would. */
export interface SimulatedPlayer {
  /** Returns true if every channel is confirmed on the current connection. */
  readonly isSubscribed: () => boolean;
  /** Closes the connection for good. */
  readonly leave: () => void;
}

const frame = z.object({ event: z.string(), data: z.union([z.string(), z.looseObject({})]).optional() });
const established = z.object({ socket_id: z.string() });
const batch = z.object({ channels: z.array(z.object({ channel_name: z.string(), auth: z.string().nullable() })) });
const single = z.object({ auth: z.string() });

/** Connects, subscribes to a player's channels and connects again after each failure, until it leaves. */
export function simulatePlayer(server: Server, { createThrottle, batchAuth }: Behaviour, counters: Counters): SimulatedPlayer {
  const url = `ws://127.0.0.1:${String(server.port)}/app/standin-key?protocol=7&client=js&version=8.6.0`;
  const throttle = createThrottle();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirmed = 0;
  let hasLeft = false;

  function connect(): void {
    counters.attempts.count();
    throttle.attemptStarted(url);
    const opened = new WebSocket(url);
    let openedAt: number | undefined;
    socket = opened;
    opened.on('open', () => {
      openedAt = Date.now();
    });
    opened.on('message', (data: Buffer) => receive(opened, data.toString()));
    opened.on('error', () => undefined);
    opened.on('close', (code) => {
      confirmed = 0;
      throttle.attemptEnded(code, openedAt === undefined ? 0 : Date.now() - openedAt);
      if (!hasLeft) timer = setTimeout(connect, throttle.delayMs(url));
    });
  }

  function receive(from: WebSocket, text: string): void {
    const { event, data } = frame.parse(JSON.parse(text));
    if (event === 'pusher_internal:subscription_succeeded') confirmed += 1;
    if (event === 'pusher:ping') from.send('{"event":"pusher:pong","data":{}}');
    if (event !== 'pusher:connection_established' || typeof data !== 'string') return;
    void subscribe(from, established.parse(JSON.parse(data)).socket_id);
  }

  async function subscribe(to: WebSocket, socketId: string): Promise<void> {
    const signatures = await (batchAuth ? authorizeTogether(socketId) : authorizeEach(socketId)).catch(() => undefined);
    if (to.readyState !== WebSocket.OPEN) return;
    if (signatures === undefined) {
      timer = setTimeout(() => void subscribe(to, socketId), RETRY_DENIED_MS * (1 + Math.random()));
      return;
    }
    for (const [channel, auth] of signatures) to.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  }

  async function authorizeTogether(socketId: string): Promise<[string, string | null][]> {
    const answer = await authorize('/api/broadcasting/auth/batch', { socket_id: socketId, channel_names: CHANNELS });
    return batch.parse(answer).channels.map(({ channel_name: channel, auth }) => [channel, auth]);
  }

  function authorizeEach(socketId: string): Promise<[string, string | null][]> {
    const signed = CHANNELS.map(async (channel): Promise<[string, string | null]> => {
      const answer = await authorize('/api/broadcasting/auth', { socket_id: socketId, channel_name: channel });
      return [channel, single.parse(answer).auth];
    });
    return Promise.all(signed);
  }

  function authorize(path: string, body: object): Promise<unknown> {
    counters.authorizations.count();
    return post(server, path, body);
  }

  connect();
  return {
    isSubscribed: () => confirmed >= CHANNELS.length,
    leave: () => {
      hasLeft = true;
      clearTimeout(timer);
      socket?.terminate();
    },
  };
}

/** Sends a POST request and returns the JSON of its response. @throws if the status is not 200 */
async function post({ port, token, agent }: Server, path: string, body: object): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json' };
  const sent = request({ port, path, method: 'POST', agent, headers }).end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = await readText(response);
  if (response.statusCode !== 200) throw new Error(`${path}: ${String(response.statusCode)}`);
  return JSON.parse(text);
}
