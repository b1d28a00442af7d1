import Pusher from 'pusher-js';
import { afterEach, beforeEach, vi } from 'vitest';

import { createHub } from '../../mocks/realtime/hub';
import type { HubOptions } from '../../mocks/realtime/hub';
import type { ErrorStyle } from '../../mocks/realtime/error-codes';
import { openConnection } from '../../src/realtime/connection';
import { realtimeLog } from '../../src/realtime/event-log';
import type { Connection, ConnectionState } from '../../src/realtime/types';

import { createWire } from './wire';

/** Both manners of a Pusher server: errors in frames, as Reverb has them, or by close code, as Pusher has them. */
export const manners: readonly ErrorStyle[] = ['inBand', 'closeCode'];

const ADDRESS = { key: 'standin-key', host: 'site.invalid', port: 80, tls: false };
/** How much of the clock passes at once while time passes, in ms. */
const STEP = 5;

let unfinished = 0;
const cleanup: (() => void)[] = [];
/** What nobody caught: it would have reached the page's error handler. */
export const uncaught: unknown[] = [];
const onUncaught = (error: unknown) => uncaught.push(error);

/** Call once in a file: a clock that stands still, and an end to all that a test began. */
export function setUpTime(): void {
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

/** At the end of the test. */
export function atTheEnd(end: () => void): void {
  cleanup.push(end);
}

/** The one thing here that the clock does not rule: signatures are made outside of the main thread. */
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

/** Lets everything happen that needs no time. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 6; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (unfinished > 0) quiet = 0;
  }
}

/** Lets time pass, and everything happen in it. In ms. */
export async function pass(ms: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; left -= STEP) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP, left));
    await (left % 250 < STEP ? settle() : new Promise((resolve) => setImmediate(resolve)));
  }
  await settle();
}

/**
 * Lets time pass until something is so.
 *
 * @param most ms
 * @returns how long it took, in ms
 * @throws when it is not so in time
 */
export async function until(isSo: () => boolean, most = 10_000): Promise<number> {
  const start = Date.now();
  await settle();
  while (!isSo()) {
    if (Date.now() - start >= most) throw new Error(`It was not so within ${String(most)} ms.`);
    await vi.advanceTimersByTimeAsync(STEP);
    await settle();
  }
  return Date.now() - start;
}

/** What the backend answers when a page asks for the authorization of a channel. */
export type Authorize = (socketId: string, channel: string) => Promise<Response> | Response;

/** A stand-in with its socket server, and the line to it. */
export function backend(manner: ErrorStyle, options: HubOptions = {}) {
  const hub = createHub({ errorStyle: manner, ...options });
  const wire = createWire(hub);
  vi.stubGlobal('WebSocket', wire.Socket);
  const signed: Authorize = async (socketId, channel) => Response.json({ auth: await hub.signChannel(socketId, channel) });
  const asked: { readonly at: number; readonly channel: string }[] = [];
  const answers = { authorize: signed };
  atTheEnd(() => hub.stop());

  /** Answers A25. */
  async function authorize(request: Request): Promise<Response> {
    const body: { socket_id: string; channel_name: string } = await request.json();
    asked.push({ at: Date.now(), channel: body.channel_name });
    return answers.authorize(body.socket_id, body.channel_name);
  }

  /** Ends every connection with this code, in the manner of the server. */
  function end(code: number): void {
    if (manner === 'closeCode' || code < 4000) return hub.closeAll(code, 'The end');
    hub.sendRaw(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message: 'The end' }) }));
    wire.endWithoutCode();
  }

  return { hub, wire, asked, signed, answers, authorize, end };
}

/**
 * A page with a connection, and nothing else of the application.
 *
 * @param hasSockets whether the browser has a WebSocket
 */
export function page(manner: ErrorStyle, options: HubOptions = {}, hasSockets = true) {
  const server = backend(manner, options);
  if (!hasSockets) vi.stubGlobal('WebSocket', undefined);
  let isOffline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  const pushersBefore = Pusher.instances.length;
  vi.stubGlobal('fetch', (request: Request) => server.authorize(request));
  const states: ConnectionState[] = [];
  const events: { readonly channel: string; readonly name: string; readonly payload: unknown }[] = [];
  const heard: string[] = [];
  const connection: Connection = openConnection(ADDRESS, {
    onState: (state) => states.push(state),
    onEvent: (channel, name, payload) =>
      events.push({ channel, name, payload: typeof payload === 'string' ? JSON.parse(payload) : payload }),
    onSubscribed: (channel) => heard.push(channel),
  });
  atTheEnd(() => connection.close());
  const state = () => states.at(-1);
  return {
    ...server,
    connection,
    states,
    events,
    heard,
    state,
    log: realtimeLog,
    /** How many instances of pusher-js this page has made. */
    pushers: () => Pusher.instances.length - pushersBefore,
    offline: (is: boolean) => {
      isOffline = is;
    },
    want: (...channels: string[]) => connection.setChannels(new Set(channels)),
    /** Until it is connected. @returns how long it took, in ms */
    connected: (most?: number) => until(() => state() === 'connected', most),
    /** Until it listens to this channel. */
    hears: (channel: string, most?: number) =>
      until(() => server.hub.channels().some(({ name }) => name === channel) && heard.includes(channel), most),
  };
}

/** The times between attempts, in ms. */
export function gaps(wire: { readonly attempts: readonly { readonly at: number }[] }): number[] {
  return wire.attempts.slice(1).map(({ at }, index) => at - (wire.attempts[index]?.at ?? 0));
}
