/** Jitter adds up to as much again. */
const MIN_RECONNECT_INTERVAL_MS = 1000;
/** Of open time: then the throttle is reset. */
export const STABLE_AFTER_MS = 10_000;
/** Without a stable connection: then attempts are rarer. */
const LONG_OUTAGE_MS = 60_000;
/** At most nine attempts a minute. */
const OUTAGE_INTERVAL_MS = { least: 6500, jitter: 1500 };

export interface ReconnectThrottle {
  readonly delayMs: () => number;
  readonly attemptStarted: () => void;
  /**
   * @param code close code (SPEC T4); null if the page closed it
   * @param openMs 0 for a failed attempt
   */
  readonly attemptEnded: (code: number | null, openMs: number) => void;
  /** Ends the delays of a long outage, for example when the network is back. */
  readonly reset: () => void;
}

/**
 * Spaces connection attempts, because pusher-js follows the server without a limit: after a close with 4200 it
 * connected 325 times a second; after 4100 all pages return exactly one second later.
 *
 * - Two attempts are at least a second apart, with jitter. The first after 4200 to 4299 starts at once (SPEC T4),
 * unless the previous one started within a second.
 * - After a minute without a stable connection: at most nine attempts a minute.
 */
export function createReconnectThrottle(): ReconnectThrottle {
  let startedAt = Number.NEGATIVE_INFINITY;
  let notBefore = Number.NEGATIVE_INFINITY;
  let usedImmediateRetry = false;
  let failingSince: number | null = null;

  function earliestNextAttempt(): number {
    const isLongOutage = failingSince !== null && Date.now() - failingSince >= LONG_OUTAGE_MS;
    return (
      Date.now() +
      (isLongOutage
        ? OUTAGE_INTERVAL_MS.least + OUTAGE_INTERVAL_MS.jitter * Math.random()
        : MIN_RECONNECT_INTERVAL_MS * (1 + Math.random()))
    );
  }

  return {
    delayMs: () => Math.max(0, notBefore - Date.now()),
    attemptStarted: () => {
      startedAt = Date.now();
      failingSince ??= startedAt;
      notBefore = earliestNextAttempt();
    },
    attemptEnded: (code, openMs) => {
      if (openMs >= STABLE_AFTER_MS) {
        usedImmediateRetry = false;
        failingSince = code === null ? null : Date.now();
        notBefore = Math.min(notBefore, Date.now());
      }
      if (code === null) return;
      const isImmediate = code >= 4200 && code < 4300 && !usedImmediateRetry && Date.now() - startedAt >= MIN_RECONNECT_INTERVAL_MS;
      if (isImmediate) usedImmediateRetry = true;
      notBefore = isImmediate ? Date.now() : Math.max(notBefore, Date.now() + MIN_RECONNECT_INTERVAL_MS * (1 + Math.random()));
    },
    reset: () => {
      failingSince = null;
      notBefore = Math.min(notBefore, startedAt + MIN_RECONNECT_INTERVAL_MS * (1 + Math.random()));
    },
  };
}
