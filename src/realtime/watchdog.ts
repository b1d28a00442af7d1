import type Pusher from 'pusher-js';

import { exponentialBackoff } from '@/shared/lib/backoff';

import { note } from './event-log';
import { STABLE_AFTER_MS } from './reconnect-throttle';
import type { ConnectionState } from './types';

/** pusher-js waits 15 to 60 s. With 4 s the page is back within 5 s of the server. */
const CONNECT_TIMEOUT_MS = 4000;
/** Then the state is `unavailable` (SPEC T3). */
export const UNAVAILABLE_AFTER_MS = 10_000;
const REFUSAL_BACKOFF_MS = { first: 5000, max: 120_000 };
const HEARTBEAT_TIMEOUT_MS = 3000;

/** `retry` does not replace a younger attempt. */
const RECENT_ATTEMPT_MS = 1000;

export interface Watchdog {
  readonly open: () => void;
  readonly close: () => void;
  readonly restart: (reason: string) => void;
  readonly retry: () => void;
  /** Pings, and replaces the connection if there is no response. */
  readonly check: () => void;
  readonly onConnecting: () => void;
  /** By the other side. pusher-js creates the next socket. */
  readonly onClosed: () => void;
  readonly onActivity: () => void;
}

/**
 * Keeps a connection up where pusher-js gives up or waits too long. Refusals (4001 to 4099, 4300 and above) are retried
 * with backoff; an attempt is cut off after four seconds.
 *
 * @param onState takes changes (SPEC T2), except those of our own restarts
 */
export function watchConnection(connection: Pusher['connection'], onState: (state: ConnectionState) => void): Watchdog {
  let isWanted = true;
  let isRestarting = false;
  let refusals = 0;
  let frameCount = 0;
  let reportedState: ConnectionState | null = null;
  /** pusher-js may have a second socket, without a timer. */
  let hasAttemptTimer = false;
  let attemptStartedAt = Number.NEGATIVE_INFINITY;
  const timers = createTimers();

  connection.bind('state_change', follow);
  // pusher-js does not retry if the first frame is no handshake.
  connection.bind('error', ({ type }: { type?: string }) => {
    if (type === 'HandshakeError') restart('no handshake');
  });

  function follow(): void {
    if (isRestarting || !isWanted) return;
    const state = connection.state as ConnectionState;
    timers.clear('attempt', 'stable', 'heartbeat');
    show(state);
    if (state === 'connected') timers.set('stable', STABLE_AFTER_MS, () => (refusals = 0));
    if (state === 'connecting' || state === 'unavailable') timeAttempt();
    if (state === 'disconnected') {
      timers.set('attempt', exponentialBackoff(refusals, REFUSAL_BACKOFF_MS.first, REFUSAL_BACKOFF_MS.max), () => connection.connect());
      refusals += 1;
    }
  }

  /** pusher-js is 'connecting' in each attempt; here it stays 'unavailable' until one succeeds. */
  function show(state: ConnectionState): void {
    if (state !== 'connecting') timers.clear('unavailable');
    else if (reportedState === 'unavailable') return;
    else if (reportedState !== state) timers.set('unavailable', UNAVAILABLE_AFTER_MS, () => report('unavailable'));
    report(state);
  }

  function report(state: ConnectionState): void {
    if (state === reportedState) return;
    reportedState = state;
    note(state);
    onState(state);
  }

  function timeAttempt(): void {
    timers.set('attempt', CONNECT_TIMEOUT_MS, () => (navigator.onLine ? restart('the attempt timed out') : timeAttempt()));
  }

  function restart(reason: string): void {
    if (!isWanted) return;
    note(`reconnecting: ${reason}`);
    hasAttemptTimer = false;
    isRestarting = true;
    connection.disconnect();
    connection.connect();
    isRestarting = false;
    follow();
  }

  function retry(): void {
    const isTryingNow = connection.state === 'connecting' && Date.now() - attemptStartedAt < RECENT_ATTEMPT_MS;
    if (isWanted && connection.state !== 'connected' && !isTryingNow) restart('requested');
  }

  return {
    restart,
    retry,
    open: () => {
      isWanted = true;
      connection.connect();
      follow();
    },
    close: () => {
      isWanted = false;
      reportedState = null;
      timers.clear('attempt', 'stable', 'heartbeat', 'unavailable');
      connection.disconnect();
    },
    check: () => {
      if (connection.state !== 'connected') return retry();
      const before = frameCount;
      connection.send_event('pusher:ping', {});
      timers.set('heartbeat', HEARTBEAT_TIMEOUT_MS, () => {
        if (frameCount === before) restart('no response to a ping');
      });
    },
    onActivity: () => {
      frameCount += 1;
    },
    onConnecting: () => {
      attemptStartedAt = Date.now();
      if (hasAttemptTimer || connection.state === 'connected') return;
      hasAttemptTimer = true;
      timeAttempt();
    },
    onClosed: () => {
      hasAttemptTimer = false;
      // pusher-js stays 'connected' until its next attempt.
      if (isWanted && reportedState === 'connected') show('connecting');
    },
  };
}

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
