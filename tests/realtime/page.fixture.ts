import Pusher from 'pusher-js';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { events } from '../../generated/events';
import type { EventName } from '../../generated/events';
import { createHub } from '../../mocks/realtime/hub';
import type { HubOptions } from '../../mocks/realtime/hub';
import type { ErrorStyle } from '../../mocks/realtime/error-codes';
import { backend } from '../../src/api/backend.fixture';
import { openConnection } from '../../src/realtime/connection';
import { realtimeLog } from '../../src/realtime/event-log';
import type { Connection, ConnectionState } from '../../src/realtime/types';

import { createWire } from './network.fixture';

/** Both error styles of Pusher servers: errors in frames (Reverb) or as close codes (Pusher). */
export const errorStyles: readonly ErrorStyle[] = ['inBand', 'closeCode'];

/** Longest backoff (SPEC T4). */
export const MAX_BACKOFF_MS = 60_000;

const ADDRESS = {
  key: 'standin-key',
  host: 'site.invalid',
  port: 80,
  tls: false,
  signIn: true,
  batchAuth: false,
  statistics: false,
  httpFallback: false,
};

let unfinished = 0;
const cleanup: (() => void)[] = [];
/** Errors that were not caught, which would reach the page's error handler. */
export const uncaught: unknown[] = [];
const onUncaught = (error: unknown) => uncaught.push(error);

/**
 * Sets up, for each test, a fake clock, an empty local storage, a silent `console.warn` and cleanups, and collects `uncaught`. Restores
 * all mocks and globals after each test. Call once per file.
 */
export function setUpTime(): void {
  beforeAll(preloadRealtime);
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'Date',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    vi.spyOn(console, 'warn').mockReturnValue();
    countSignatures();
    localStorage.clear();
    uncaught.length = 0;
    process.on('uncaughtException', onUncaught).on('unhandledRejection', onUncaught);
  });
  afterEach(() => {
    for (const end of cleanup.splice(0).toReversed()) end();
    process.off('uncaughtException', onUncaught).off('unhandledRejection', onUncaught);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Runs a function after the test, before those that were added earlier. */
export function addCleanup(end: () => void): void {
  cleanup.push(end);
}

/** Imports all lazy modules, because the fake clock does not control file access. */
async function preloadRealtime(): Promise<void> {
  await import('../../src/api/validate');
  await import('../../src/realtime/connection');
  await import('../../src/realtime/cache-effects');
  await import('../../generated/api/realtime');
  for (const name of Object.keys(events) as EventName[]) await events[name].validator();
  const { validators } = await import('../../generated/validators');
  for (const operation of [validators.getMe, validators.authorizeChannel, validators.authorizeChannels, validators.authenticateSocketUser])
    for (const load of Object.values(operation)) await load?.();
}

/** Counts pending signatures, because they run outside the main thread and the fake clock. */
function countSignatures(): void {
  for (const name of ['sign', 'verify', 'importKey'] as const) {
    const original = crypto.subtle[name].bind(crypto.subtle) as (...given: unknown[]) => Promise<unknown>;
    vi.spyOn(crypto.subtle, name).mockImplementation((...given: unknown[]) => {
      unfinished += 1;
      return original(...given).finally(() => {
        unfinished -= 1;
      }) as Promise<never>;
    });
  }
}

/** Waits for all work that needs no time, signatures included. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 6; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (unfinished > 0) quiet = 0;
  }
}

/** Advances the clock by `ms` and runs all due work, from timer to timer. */
export async function advance(ms: number): Promise<void> {
  await settle();
  const end = Date.now() + ms;
  // This timer is the last one: the clock never passes the end.
  setTimeout(() => {}, ms);
  while (Date.now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    await settle();
  }
}

/**
 * Advances the clock until `condition` holds.
 *
 * @returns the time that it took, in ms
 * @throws if it does not hold within `maxMs`
 */
export async function waitUntil(condition: () => boolean, maxMs = 10_000): Promise<number> {
  const start = Date.now();
  const limit = setTimeout(() => {}, maxMs);
  await settle();
  while (!condition()) {
    if (Date.now() - start >= maxMs) throw new Error(`The condition did not hold within ${String(maxMs)} ms.`);
    await vi.advanceTimersToNextTimerAsync();
    await settle();
  }
  clearTimeout(limit);
  return Date.now() - start;
}

/** Function that responds to the authorization of a channel. */
export type Authorize = (socketId: string, channel: string) => Promise<Response> | Response;

/**
 * Creates a stand-in with its socket server and the simulated network, which replaces the global `WebSocket` until the end of the test.
 * Needs {@link setUpTime}. The caller must pass the HTTP requests to `authorize`, as {@link page} does.
 */
export function socketBackend(errorStyle: ErrorStyle, options: HubOptions = {}) {
  const hub = createHub({ errorStyle, ...options });
  const wire = createWire(hub);
  vi.stubGlobal('WebSocket', wire.Socket);
  const signed: Authorize = async (socketId, channel) => Response.json({ auth: await hub.signChannel(socketId, channel) });
  /** Authorizations of single channels, with their time in ms since 1970. */
  const authRequests: { readonly at: number; readonly channel: string }[] = [];
  const signedBatch = async (socketId: string, channels: readonly string[]) => {
    const signatures = channels.map(async (channel) => ({ channel_name: channel, auth: await hub.signChannel(socketId, channel) }));
    return Response.json({ channels: await Promise.all(signatures) });
  };
  /** Functions that create the responses. A test may replace them. The sign-in is always that of player 7. */
  const responses = {
    authorize: signed,
    authorizeBatch: signedBatch,
    signIn: async (socketId: string) => Response.json(await hub.signUser(socketId, '7')),
  };
  /** Socket ids of the sign-ins. */
  const signInRequests: string[] = [];
  /** Requests of authorizations and sign-ins. */
  const requests: { readonly call: string; readonly body: unknown; readonly bearer: string | null }[] = [];
  addCleanup(() => hub.stop());

  /** Responds to A25 and to the sign-in of a player. */
  async function authorize(request: Request): Promise<Response> {
    requests.push({
      call: `${request.method} ${new URL(request.url).pathname}`,
      body: await request.clone().json(),
      bearer: request.headers.get('Authorization'),
    });
    if (request.url.endsWith('/user-auth')) {
      const { socket_id: socketId }: { socket_id: string } = await request.json();
      signInRequests.push(socketId);
      return responses.signIn(socketId);
    }
    if (request.url.endsWith('/auth/batch')) {
      const batch: { socket_id: string; channel_names: string[] } = await request.json();
      return responses.authorizeBatch(batch.socket_id, batch.channel_names);
    }
    const body: { socket_id: string; channel_name: string } = await request.json();
    authRequests.push({ at: Date.now(), channel: body.channel_name });
    return responses.authorize(body.socket_id, body.channel_name);
  }

  /** Ends every connection with this code, in the server's error style. */
  function end(code: number): void {
    if (errorStyle === 'closeCode' || code < 4000) return hub.closeAll(code, 'The end');
    hub.sendRaw(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message: 'The end' }) }));
    wire.endWithoutCode();
  }

  return { hub, wire, requests, authRequests, signInRequests, signed, responses, authorize, end };
}

/**
 * Creates a page with a connection and nothing else of the application.
 *
 * @param setup `hasSockets`: false for a browser without WebSocket; the other keys are those of the address
 */
export function page(
  errorStyle: ErrorStyle,
  options: HubOptions = {},
  { hasSockets = true, ...address }: { readonly hasSockets?: boolean } & Partial<typeof ADDRESS> = {},
) {
  const server = socketBackend(errorStyle, options);
  if (!hasSockets) vi.stubGlobal('WebSocket', undefined);
  let isOffline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  const pushersBefore = Pusher.instances.length;
  backend({}, (request) => server.authorize(request));
  const states: ConnectionState[] = [];
  const events: { readonly channel: string; readonly name: string; readonly payload: unknown }[] = [];
  const subscribed: string[] = [];
  const connection: Connection = openConnection(
    { ...ADDRESS, ...address },
    {
      onState: (state) => states.push(state),
      onEvent: (channel, name, payload) =>
        events.push({ channel, name, payload: typeof payload === 'string' ? JSON.parse(payload) : payload }),
      onSubscribed: (channel) => subscribed.push(channel),
    },
  );
  addCleanup(() => connection.close());
  const state = () => states.at(-1);
  return {
    ...server,
    connection,
    states,
    events,
    subscribed,
    state,
    /** Returns the log, which all pages share and no test empties. */
    log: realtimeLog,
    /** Returns the number of Pusher clients that were created after this page was. */
    pushers: () => Pusher.instances.length - pushersBefore,
    /** Sets `navigator.onLine`, without an event. */
    offline: (is: boolean) => {
      isOffline = is;
    },
    setChannels: (...channels: string[]) => connection.setChannels(new Set(channels)),
    /**
     * Waits until the page is connected.
     *
     * @returns the time that it took, in ms
     * @throws if it is not connected within `maxMs`, by default 10 s
     */
    connected: (maxMs?: number) => waitUntil(() => state() === 'connected', maxMs),
    /** Waits until the server and the page know that the channel is subscribed. */
    untilSubscribed: (channel: string, maxMs?: number) =>
      waitUntil(() => server.hub.channels().some(({ name }) => name === channel) && subscribed.includes(channel), maxMs),
  };
}

/** Returns the times between the attempts to connect, in ms. */
export function gaps(wire: { readonly attempts: readonly { readonly at: number }[] }): number[] {
  return wire.attempts.slice(1).map(({ at }, index) => at - (wire.attempts[index]?.at ?? 0));
}

/** Tolerance, because timers and the network of the tests run a little late. */
const LATE_MS = 150;

/** Expects the waits of repeated failures in ms: at least 1 s, and at most a limit that doubles from 2 s to 60 s (SPEC T4). */
export function expectBackoff(waits: readonly number[]): void {
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(1000);
    expect(wait).toBeLessThanOrEqual(Math.min(MAX_BACKOFF_MS, 2000 * 2 ** index) + LATE_MS);
  }
}
