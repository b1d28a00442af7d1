import { exponentialBackoff } from '@/shared/lib/backoff';

/** Backoff after transient failures (SPEC D4). */
const BACKOFF_MS = { first: 1000, max: 60_000 };

/** Time in ms online after its expiry in which a token can still be refreshed. Then the player has to log in. */
export const EXPIRED_GRACE_MS = 5000;

/** Progress of the refresh of one token. Times are in ms of the session's clock. */
export interface RefreshProgress {
  readonly isAttempting: boolean;
  /** Start of the latest attempt. */
  readonly attemptedAt: number;
  /** Number of transient failures since the backoff has begun. */
  readonly failures: number;
  readonly nextAttemptAt: number;
  /** True if `nextAttemptAt` follows a Retry-After header. */
  readonly isServerDelay: boolean;
  /** Time at which the token was first found expired online; null if it is valid or the device is offline. */
  readonly expiredSince: number | null;
}

/** Progress before the first attempt. */
export const notStarted: RefreshProgress = {
  isAttempting: false,
  attemptedAt: Number.NEGATIVE_INFINITY,
  failures: 0,
  nextAttemptAt: Number.NEGATIVE_INFINITY,
  isServerDelay: false,
  expiredSince: null,
};

/** Notes the start of an attempt. @param now ms of the session's clock */
export function attemptStarted(progress: RefreshProgress, now: number): RefreshProgress {
  return { ...progress, isAttempting: true, attemptedAt: now };
}

/** Schedules the next attempt, with exponential backoff and jitter, but not before the server's Retry-After has passed. */
export function attemptFailed(progress: RefreshProgress, now: number, retryAfterMs = 0): RefreshProgress {
  const backoff = exponentialBackoff(progress.failures, BACKOFF_MS.first, BACKOFF_MS.max);
  return {
    ...progress,
    isAttempting: false,
    failures: progress.failures + 1,
    nextAttemptAt: now + Math.max(backoff, retryAfterMs),
    isServerDelay: retryAfterMs > backoff,
  };
}

/**
 * Notes whether the token is expired. When it is first found expired online, the grace period starts, and so does the backoff, because
 * a request may be waiting. A Retry-After still holds.
 */
export function tokenObserved(progress: RefreshProgress, endsAt: number, now: number, isOnline: boolean): RefreshProgress {
  if (now < endsAt || !isOnline) return progress.expiredSince === null ? progress : { ...progress, expiredSince: null };
  if (progress.expiredSince !== null) return progress;
  const nextAttemptAt = progress.isServerDelay ? progress.nextAttemptAt : Math.min(progress.nextAttemptAt, now);
  return { ...progress, expiredSince: now, failures: 0, nextAttemptAt };
}

/** Skips the backoff, but not a Retry-After. */
export function retryNow(progress: RefreshProgress): RefreshProgress {
  return progress.isServerDelay ? progress : { ...progress, nextAttemptAt: Number.NEGATIVE_INFINITY };
}

/**
 * Decides the next step. Gives up when the grace period of an expired token is over, or if a Retry-After exceeds it, which ends the
 * session (SPEC D4).
 */
export function nextStep(progress: RefreshProgress, now: number): 'attempt' | 'wait' | 'give_up' {
  const { isAttempting, nextAttemptAt, isServerDelay, expiredSince } = progress;
  if (expiredSince !== null) {
    const deadline = expiredSince + EXPIRED_GRACE_MS;
    if (now >= deadline || (!isAttempting && isServerDelay && nextAttemptAt > deadline)) return 'give_up';
  }
  return !isAttempting && now >= nextAttemptAt ? 'attempt' : 'wait';
}
