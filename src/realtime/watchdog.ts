import type Pusher from 'pusher-js';

import { note } from './event-log';
import type { ConnectionState } from './types';

/** Interval of checks for the end of an attempt, or for the network. */
const CHECK_INTERVAL_MS = 4000;
/** Time after which pusher-js has started an attempt with TLS beside one without (SPEC T3). */
const FALLBACK_MS = 2100;
/** Time for an attempt whose fallback to HTTP starts up to 5 s after it. pusher-js ends its first attempt after it (SPEC T3). */
const HTTP_FALLBACK_MS = 15_000;
/** Longest attempt: pusher-js ends them after 15, 30, then 60 s (SPEC T3). */
const MAX_ATTEMPT_MS = 60_000;
/** Age at which an attempt is replaced, because pusher-js should have ended it. */
const STALLED_AFTER_MS = MAX_ATTEMPT_MS + 5000;
/** Time after which the state is `unavailable` (SPEC T3). */
export const UNAVAILABLE_AFTER_MS = 10_000;
/** Longest wait for a frame after a ping. */
const HEARTBEAT_TIMEOUT_MS = 3000;

/** Age up to which `retry` does not replace an attempt. */
const RECENT_ATTEMPT_MS = 1000;

/** Control of the connection, and the reports about its sockets that it needs. */
export interface Watchdog {
  readonly open: () => void;
  readonly close: () => void;
  /** Replaces the connection or attempt, unless the server has refused it. The reason is for the log. */
  readonly restart: (reason: string) => void;
  /** Replaces an attempt, unless it has just begun; not a connection that is up, or that the server refused (SPEC T4). */
  readonly retry: () => void;
  /** Retries as `retry` does, but even after a refusal. */
  readonly reopen: () => void;
  /** Pings, and replaces the connection if there is no response. Retries if there is no connection. */
  readonly check: () => void;
  /** Called if the throttle does not allow an attempt yet. */
  readonly onHeldBack: () => void;
  readonly onConnecting: (url: string) => void;
  /** Called when a socket that was connecting is accepted or refused, or has ended. */
  readonly onSettled: () => void;
  /** Called when the other side has closed. pusher-js creates the next socket. */
  readonly onClosed: () => void;
  /** Called for each valid frame. */
  readonly onActivity: () => void;
}

/** Attempts of pusher-js to connect. */
interface Attempts {
  /** Returns true while a socket is connecting. */
  readonly isUnderWay: () => boolean;
  /** Returns the wait until the throttle allows the next attempt, in ms. */
  readonly delayMs: () => number;
  /** Called if a socket was accepted, but is of no use. */
  readonly onFailed: () => void;
  /** True if pusher-js starts an attempt over HTTP beside the sockets. */
  readonly haveHttpFallback: boolean;
}

/**
 * Keeps a connection up also when pusher-js would wait: an attempt is started when the throttle allows it, unless one is under
 * way. After a refusal (4001 to 4099, 4300 and above) the state is `failed`, and only `reopen` starts another attempt (SPEC
 * T4).
 *
 * @param onState takes changes (SPEC T2), except those of our own restarts
 */
export function watchConnection(connection: Pusher['connection'], onState: (state: ConnectionState) => void, attempts: Attempts): Watchdog {
  let isWanted = true;
  let isRestarting = false;
  let frameCount = 0;
  let reportedState: ConnectionState | null = null;
  let attemptStartedAt = Number.NEGATIVE_INFINITY;
  let fallbackEndsAt = Number.NEGATIVE_INFINITY;
  const timers = createTimers();

  connection.bind('state_change', follow);
  // pusher-js does not retry if the first frame is no handshake.
  connection.bind('error', ({ type }: { type?: string }) => {
    if (type !== 'HandshakeError') return;
    attempts.onFailed();
    restart('no handshake');
  });

  /** pusher-js is disconnected, although the page wants a connection, only after a refusal. */
  const isRefused = () => isWanted && connection.state === 'disconnected';

  function follow(): void {
    if (isRestarting || !isWanted) return;
    timers.clear('attempt', 'heartbeat');
    show(isRefused() ? 'failed' : (connection.state as ConnectionState));
    timeAttempt();
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

  /** Schedules the next attempt, unless the connection is up or refused. */
  function timeAttempt(): void {
    if (!isWanted || (connection.state !== 'connecting' && connection.state !== 'unavailable')) return;
    const mustWait = () => attempts.isUnderWay() || !navigator.onLine;
    const delayMs = () => Math.max(attempts.delayMs(), fallbackEndsAt - Date.now());
    timers.set('attempt', mustWait() ? CHECK_INTERVAL_MS : delayMs(), () => {
      const isStalled = attempts.isUnderWay() && Date.now() - attemptStartedAt >= STALLED_AFTER_MS;
      if (!isStalled && (mustWait() || delayMs() > 0)) timeAttempt();
      else restart(isStalled ? 'the attempt is stalled' : 'the next attempt is due');
    });
  }

  function restart(reason: string): void {
    if (!isWanted || isRefused()) return;
    reconnect(reason);
  }

  function reconnect(reason: string): void {
    note(`reconnecting: ${reason}`);
    isRestarting = true;
    connection.disconnect();
    connection.connect();
    isRestarting = false;
    follow();
  }

  function reopen(): void {
    if (!isWanted || connection.state === 'connected') return;
    if (attempts.isUnderWay() && Date.now() - attemptStartedAt < RECENT_ATTEMPT_MS) return;
    reconnect('requested');
  }

  const retry = () => isRefused() || reopen();

  return {
    restart,
    retry,
    reopen,
    open: () => {
      isWanted = true;
      connection.connect();
      follow();
    },
    close: () => {
      isWanted = false;
      reportedState = null;
      timers.clear('attempt', 'heartbeat', 'unavailable');
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
      fallbackEndsAt = Number.NEGATIVE_INFINITY;
    },
    onHeldBack: timeAttempt,
    onSettled: timeAttempt,
    onConnecting: (url) => {
      attemptStartedAt = Date.now();
      fallbackEndsAt = attemptStartedAt + (attempts.haveHttpFallback ? HTTP_FALLBACK_MS : url.startsWith('ws:') ? FALLBACK_MS : 0);
      timeAttempt();
    },
    onClosed: () => {
      fallbackEndsAt = Number.NEGATIVE_INFINITY;
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
