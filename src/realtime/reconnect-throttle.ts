/** The least time between two attempts, in ms; up to as much again is added at random. */
export const MIN_RECONNECT_INTERVAL_MS = 1000;
/** A connection that was open for so long is a good one: the next loss is a first loss again. In ms. */
export const STABLE_AFTER_MS = 10_000;
/** After so long without a good connection the attempts are spaced further apart, in ms. */
const LONG_OUTAGE_MS = 60_000;
/** The least time between two attempts in a long outage, in ms: at most nine a minute. */
const OUTAGE_INTERVAL_MS = { least: 6500, jitter: 1500 };

/** Decides when the next attempt may begin. */
export interface ReconnectThrottle {
  /** How long the next attempt has to wait, in ms; 0: not at all. */
  readonly wait: () => number;
  /** An attempt begins. */
  readonly begun: () => void;
  /**
   * A connection, or an attempt at one, has ended.
   *
   * @param code of the close (SPEC T4); null: the page closed it
   * @param openMs how long the connection was open; 0 for an attempt that failed
   */
  readonly ended: (code: number | null, openMs: number) => void;
  /** Something changed for the better, as the network is back: the spacing of a long outage ends. */
  readonly reset: () => void;
}

/**
 * Spaces the attempts, which pusher-js leaves to the server: a close with 4200 made it connect 325 times a second, and
 * after 4100 every page comes back after exactly one second.
 *
 * - Two attempts begin at least a second apart, with jitter. The first one after a code from 4200 to 4299 begins at once
 *   (SPEC T4), but not within a second of the attempt before it: pusher-js retries an attempt that was refused so after
 *   0 ms, too.
 * - After a minute without a good connection at most nine attempts a minute are made.
 */
export function createReconnectThrottle(): ReconnectThrottle {
  let begunAt = Number.NEGATIVE_INFINITY;
  let notBefore = Number.NEGATIVE_INFINITY;
  let atOnceSpent = false;
  let failingSince: number | null = null;

  function soonest(): number {
    const isLongOutage = failingSince !== null && Date.now() - failingSince >= LONG_OUTAGE_MS;
    return (
      Date.now() +
      (isLongOutage
        ? OUTAGE_INTERVAL_MS.least + OUTAGE_INTERVAL_MS.jitter * Math.random()
        : MIN_RECONNECT_INTERVAL_MS * (1 + Math.random()))
    );
  }

  return {
    wait: () => Math.max(0, notBefore - Date.now()),
    begun: () => {
      begunAt = Date.now();
      failingSince ??= begunAt;
      notBefore = soonest();
    },
    ended: (code, openMs) => {
      if (openMs >= STABLE_AFTER_MS) {
        atOnceSpent = false;
        failingSince = code === null ? null : Date.now();
        notBefore = Math.min(notBefore, Date.now());
      }
      if (code === null) return;
      const isAtOnce = code >= 4200 && code < 4300 && !atOnceSpent && Date.now() - begunAt >= MIN_RECONNECT_INTERVAL_MS;
      if (isAtOnce) atOnceSpent = true;
      notBefore = isAtOnce ? Date.now() : Math.max(notBefore, Date.now() + MIN_RECONNECT_INTERVAL_MS * (1 + Math.random()));
    },
    reset: () => {
      failingSince = null;
      notBefore = Math.min(notBefore, begunAt + MIN_RECONNECT_INTERVAL_MS * (1 + Math.random()));
    },
  };
}
