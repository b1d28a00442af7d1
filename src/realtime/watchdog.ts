import type Pusher from 'pusher-js';

import { note } from './event-log';
import { STABLE_AFTER_MS } from './reconnect-throttle';
import type { ConnectionState } from './types';
import { exponentialBackoff } from './backoff';

/**
 * How long an attempt may take, in ms. pusher-js itself waits for 15 to 60 s; so the site is back within 5 s of the
 * server, the connecting included.
 */
export const CONNECT_TIMEOUT_MS = 4000;
/** How long pusher-js tries before the connection is called unavailable, in ms (SPEC T3). */
export const UNAVAILABLE_AFTER_MS = 10_000;
/** The first and the longest wait after a refusal, in ms. */
export const REFUSAL_BACKOFF_MS = { first: 5000, most: 120_000 };
/** How long a connection has to show a sign of life when it is asked for one, in ms. */
export const HEARTBEAT_TIMEOUT_MS = 3000;

/** An attempt as young as this is left alone by whoever wants one now, in ms. */
const RECENT_ATTEMPT_MS = 1000;

/** What keeps a connection up. */
export interface Watchdog {
  readonly open: () => void;
  readonly close: () => void;
  /** Makes the connection anew. */
  readonly restart: (why: string) => void;
  /** What waits for a next attempt tries now. */
  readonly retry: () => void;
  /** Asks for a sign of life, and makes the connection anew where there is none. */
  readonly check: () => void;
  /** A socket was made. */
  readonly onConnecting: () => void;
  /** A socket was ended by the other side, by which pusher-js was told; it makes the next one itself. */
  readonly onClosed: () => void;
  /** Something came from the other side. */
  readonly onActivity: () => void;
}

/**
 * Keeps a connection up where pusher-js gives up or waits too long: a refusal (4001 to 4099, 4300 and above) is tried
 * again with a growing wait, an attempt that leads nowhere is cut off after four seconds.
 *
 * @param connection the connection of pusher-js
 * @param onState told of each change of state (SPEC T2), our own cuts left out
 */
export function watchConnection(connection: Pusher['connection'], onState: (state: ConnectionState) => void): Watchdog {
  let wanted = true;
  /** While the connection is made anew, its states are nobody's business. */
  let cutting = false;
  let refusals = 0;
  let frames = 0;
  let shown: ConnectionState | null = null;
  /** Whether the socket under way has its own time already: pusher-js may have a second one beside it. */
  let timed = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  const timers = createTimers();

  connection.bind('state_change', follow);
  // Something else than a handshake came first: pusher-js leaves it at that.
  connection.bind('error', ({ type }: { type?: string }) => {
    if (type === 'HandshakeError') restart('no handshake');
  });

  function follow(): void {
    if (cutting || !wanted) return;
    const state = connection.state as ConnectionState;
    timers.clear('attempt', 'steady', 'life');
    show(state);
    if (state === 'connected') timers.set('steady', STABLE_AFTER_MS, () => (refusals = 0));
    if (state === 'connecting' || state === 'unavailable') timeAttempt();
    if (state === 'disconnected') {
      timers.set('attempt', exponentialBackoff(refusals, REFUSAL_BACKOFF_MS.first, REFUSAL_BACKOFF_MS.most), () => connection.connect());
      refusals += 1;
    }
  }

  /** pusher-js is 'connecting' anew with each attempt: here it is unavailable until one succeeds. */
  function show(state: ConnectionState): void {
    if (state !== 'connecting') timers.clear('unavailable');
    else if (shown === 'unavailable') return;
    else if (shown !== state) timers.set('unavailable', UNAVAILABLE_AFTER_MS, () => tell('unavailable'));
    tell(state);
  }

  function tell(state: ConnectionState): void {
    if (state === shown) return;
    shown = state;
    note(state);
    onState(state);
  }

  function timeAttempt(): void {
    timers.set('attempt', CONNECT_TIMEOUT_MS, () => (navigator.onLine ? restart('the attempt led nowhere') : timeAttempt()));
  }

  function restart(why: string): void {
    if (!wanted) return;
    note(`made anew: ${why}`);
    timed = false;
    cutting = true;
    connection.disconnect();
    connection.connect();
    cutting = false;
    follow();
  }

  function retry(): void {
    const isTryingNow = connection.state === 'connecting' && Date.now() - begunAt < RECENT_ATTEMPT_MS;
    if (wanted && connection.state !== 'connected' && !isTryingNow) restart('asked for');
  }

  return {
    restart,
    retry,
    open: () => {
      wanted = true;
      connection.connect();
      follow();
    },
    close: () => {
      wanted = false;
      shown = null;
      timers.clear('attempt', 'steady', 'life', 'unavailable');
      connection.disconnect();
    },
    check: () => {
      if (connection.state !== 'connected') return retry();
      const before = frames;
      connection.send_event('pusher:ping', {});
      timers.set('life', HEARTBEAT_TIMEOUT_MS, () => {
        if (frames === before) restart('no sign of life');
      });
    },
    onActivity: () => {
      frames += 1;
    },
    onConnecting: () => {
      begunAt = Date.now();
      if (timed || connection.state === 'connected') return;
      timed = true;
      timeAttempt();
    },
    onClosed: () => {
      timed = false;
      // pusher-js goes on calling itself connected until its next attempt.
      if (wanted && shown === 'connected') show('connecting');
    },
  };
}

/** Timers by name, one each. */
function createTimers() {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    set: (name: string, ms: number, run: () => void) => {
      clearTimeout(running.get(name));
      running.set(name, setTimeout(run, ms));
    },
    clear: (...names: string[]) => {
      for (const name of names) clearTimeout(running.get(name));
    },
  };
}
