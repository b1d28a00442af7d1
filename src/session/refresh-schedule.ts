/** The first and the longest delay between two attempts after transient failures, in ms (SPEC D4). */
const BACKOFF_MS = { first: 1000, max: 60_000 };

/** How long refreshing goes on after the token has expired before the player is asked to log in, in ms. */
export const EXPIRED_GRACE_MS = 5000;

/** Where the refresh of one token is. Moments are in ms of the session's clock. */
export interface RefreshProgress {
  readonly isAttempting: boolean;
  /** When the last attempt started; -Infinity before the first. */
  readonly attemptedAt: number;
  /** Transient failures in a row. */
  readonly failures: number;
  readonly nextAttemptAt: number;
  /** Whether the server named `nextAttemptAt` (Retry-After). */
  readonly isServerDelay: boolean;
  /** Since when the token is known to be expired while the device is online; null otherwise. */
  readonly expiredSince: number | null;
}

export const notStarted: RefreshProgress = {
  isAttempting: false,
  attemptedAt: Number.NEGATIVE_INFINITY,
  failures: 0,
  nextAttemptAt: Number.NEGATIVE_INFINITY,
  isServerDelay: false,
  expiredSince: null,
};

/** An attempt started at `now`. */
export function attemptStarted(progress: RefreshProgress, now: number): RefreshProgress {
  return { ...progress, isAttempting: true, attemptedAt: now };
}

/**
 * An attempt failed without a verdict on the token: the next one waits with exponential backoff and jitter.
 *
 * @param retryAfterMs the server's Retry-After in ms, if it sent one
 */
export function attemptFailed(progress: RefreshProgress, now: number, retryAfterMs = 0): RefreshProgress {
  const backoff = Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** Math.min(progress.failures, 30)) * (0.5 + Math.random() / 2);
  return {
    ...progress,
    isAttempting: false,
    failures: progress.failures + 1,
    nextAttemptAt: now + Math.max(backoff, retryAfterMs),
    isServerDelay: retryAfterMs > backoff,
  };
}

/**
 * Notes whether the token has expired. At that moment the backoff starts over: a request may wait for the outcome.
 * Offline nothing can be decided, so the grace period starts when the device is back online.
 */
export function tokenObserved(progress: RefreshProgress, endsAt: number, now: number, isOnline: boolean): RefreshProgress {
  if (now < endsAt || !isOnline) return progress.expiredSince === null ? progress : { ...progress, expiredSince: null };
  if (progress.expiredSince !== null) return progress;
  const nextAttemptAt = progress.isServerDelay ? progress.nextAttemptAt : Math.min(progress.nextAttemptAt, now);
  return { ...progress, expiredSince: now, failures: 0, nextAttemptAt };
}

/** Skips the backoff, but not a delay that the server named. */
export function retryNow(progress: RefreshProgress): RefreshProgress {
  return progress.isServerDelay ? progress : { ...progress, nextAttemptAt: Number.NEGATIVE_INFINITY };
}

/** Decides what the refresh does at `now`: an attempt, nothing yet, or giving up on an expired token (SPEC D4). */
export function nextStep(progress: RefreshProgress, now: number): 'attempt' | 'wait' | 'give_up' {
  const { isAttempting, nextAttemptAt, isServerDelay, expiredSince } = progress;
  if (expiredSince !== null) {
    const deadline = expiredSince + EXPIRED_GRACE_MS;
    if (now >= deadline || (!isAttempting && isServerDelay && nextAttemptAt > deadline)) return 'give_up';
  }
  return !isAttempting && now >= nextAttemptAt ? 'attempt' : 'wait';
}
