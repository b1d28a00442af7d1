/** Shortest time between two attempts. Jitter adds up to as much again. */
const MIN_RECONNECT_INTERVAL_MS = 1000;
/** Backoff of repeated failures, with full jitter: from `first` to a limit that doubles with each failure, up to `max`. */
const RECONNECT_BACKOFF_MS = { first: MIN_RECONNECT_INTERVAL_MS, max: 60_000 };
/** Time that a connection must last to end the backoff: the next failure is a first one. */
const STABLE_AFTER_MS = 30_000;
/** Longest wait that a server can demand by a hint: a wrong hint must not end real time for the visit. */
export const MAX_RETRY_HINT_MS = 300_000;
/**
 * Time after an attempt without TLS in which an attempt with TLS is its fallback. pusher-js starts it beside the first one
 * after two seconds (SPEC T3).
 */
const FALLBACK_WITHIN_MS = 3000;

/** Limit of the rate at which sockets are opened. */
export interface ReconnectThrottle {
  /**
   * Returns the wait until the next socket may be opened, in ms.
   *
   * @param url of that socket, if it is known
   */
  readonly delayMs: (url?: string) => number;
  readonly attemptStarted: (url: string) => void;
  /**
   * Notes that a socket has ended.
   *
   * @param code close code (SPEC T4); null if the page closed it, which is no failure
   * @param openMs time for which it was open; 0 for a failed attempt
   * @param hintMs wait that the server demands; 0 without a hint
   */
  readonly attemptEnded: (code: number | null, openMs: number, hintMs?: number) => void;
  /** Ends the backoff, but no wait that the server demands, for example when the network is back. */
  readonly reset: () => void;
}

/**
 * Spaces connection attempts, because pusher-js follows the server without a limit: after a close with 4200 it
 * connected 325 times a second; after 4100 all pages return exactly one second later.
 *
 * - The first attempt after a failure follows the close code: at once after 4200 to 4299, else after a second (SPEC T4).
 * - Repeated failures back off exponentially, with full jitter. A connection of 30 s ends the backoff.
 * - Two attempts are at least a second apart, except for the fallback with TLS, which runs beside its attempt without TLS.
 * - A wait that the server demands, of at most five minutes, is the least wait, also for that fallback.
 */
export function createReconnectThrottle(): ReconnectThrottle {
  let startedAt = Number.NEGATIVE_INFINITY;
  let startedUrl = '';
  let notBefore = Number.NEGATIVE_INFINITY;
  let hintEndsAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** Number of the latest attempt. A fallback has the number of its attempt without TLS, so that both count as one failure. */
  let attempt = 0;
  let failedAttempt: number | null = null;

  function isFallback(url: string): boolean {
    const age = Date.now() - startedAt;
    return url.startsWith('wss:') && startedUrl.startsWith('ws:') && age >= MIN_RECONNECT_INTERVAL_MS && age <= FALLBACK_WITHIN_MS;
  }

  function waitAfter(code: number): number {
    if (failures > 1) return fullJitter(failures - 1);
    const isImmediate = code >= 4200 && code < 4300 && Date.now() - startedAt >= MIN_RECONNECT_INTERVAL_MS;
    return isImmediate ? 0 : withJitter(MIN_RECONNECT_INTERVAL_MS);
  }

  return {
    delayMs: (url = '') => {
      const earliest = isFallback(url) ? hintEndsAt : Math.max(notBefore, hintEndsAt);
      return Math.max(0, earliest - Date.now());
    },
    attemptStarted: (url) => {
      if (!isFallback(url)) attempt += 1;
      startedAt = Date.now();
      startedUrl = url;
      notBefore = Math.max(notBefore, startedAt + withJitter(MIN_RECONNECT_INTERVAL_MS));
    },
    attemptEnded: (code, openMs, hintMs = 0) => {
      const now = Date.now();
      if (openMs >= STABLE_AFTER_MS) {
        failures = 0;
        failedAttempt = null;
        notBefore = Math.min(notBefore, now);
      }
      if (code === null) return;
      if (hintMs > 0) hintEndsAt = now + Math.min(hintMs, MAX_RETRY_HINT_MS) + withJitter(MIN_RECONNECT_INTERVAL_MS);
      if (failedAttempt === attempt) return;
      failedAttempt = attempt;
      failures += 1;
      notBefore = now + waitAfter(code);
    },
    reset: () => {
      failures = 0;
      notBefore = Math.min(notBefore, startedAt + withJitter(MIN_RECONNECT_INTERVAL_MS));
    },
  };
}

function fullJitter(failures: number): number {
  const { first, max } = RECONNECT_BACKOFF_MS;
  return first + Math.random() * (Math.min(max, first * 2 ** Math.min(failures, 30)) - first);
}

function withJitter(ms: number): number {
  return ms * (1 + Math.random());
}
