import { NetworkError } from '@/api/errors';
import { sleep } from '@/shared/lib/sleep';

import type { Clock } from '@/shared/lib/monotonic-clock';
import type { Event } from './machine';
import { decideRefresh } from './refresh-decision';
import type { TokenNow } from './refresh-decision';
import type { RefreshProgress } from './refresh-schedule';
import { attemptFailed, attemptStarted, nextStep, notStarted, retryNow, tokenObserved } from './refresh-schedule';
import type { RefreshOutcome } from './refresh-call';
import { postLogout, withRefreshLock, COOKIE_PROPAGATION_MS, RETRY_DELAY_MS } from './refresh-call';
import type { Token } from './token';

/** How long a request waits for an attempt while its token is still valid, in ms. Three rejections fit in (SPEC L3). */
export const MAX_WAIT_MS = 4000;
/** How long a request waits whose token the server rejected, in ms. */
export const MAX_WAIT_REJECTED_MS = 10_000;

/** How often a request that waits for an expired token looks whether the device went offline, in ms. */
const EXPIRED_CHECK_MS = 1000;

/** How often a running refresh looks whether its next attempt is due, in ms. Timers stop while the device sleeps. */
const TICK_MS = 250;

/** The session whose token is refreshed. */
interface RefresherDeps {
  /** The token in use; null for a visitor. */
  readonly current: () => Token | null;
  /** Whether a token is, or was, that of the player who is here now. */
  readonly isOwn: (token: string) => boolean;
  /** Reads the cookie: another tab may have refreshed the token, or logged out. */
  readonly readCookie: () => void;
  readonly dispatch: (event: Event) => void;
  readonly clock: Clock;
  readonly postRefresh: (token: string) => Promise<RefreshOutcome>;
}

type TransientFailure = Pick<Extract<RefreshOutcome, { name: 'transient' }>, 'retryAfterMs'>;

/** The refresh of one token, over all its attempts. */
interface RefreshRun {
  readonly used: string;
  /** Whether a request or page needs it, so that its failure must be explained (SPEC D4). */
  isNeeded: boolean;
  progress: RefreshProgress;
  /** The attempt in flight. */
  attempt: Promise<void> | null;
  readonly settled: Promise<void>;
  readonly settle: () => void;
}

/**
 * Creates the single-flight token refresh of a session (SPEC L3 to L7, D4). One attempt runs at a time in all tabs. Transient
 * failures are retried with backoff until the token has expired; only the server's own rejections are counted.
 */
export function createTokenRefresher({ current, isOwn, readCookie, dispatch, clock, postRefresh }: RefresherDeps) {
  let run: RefreshRun | null = null;
  let ticks: ReturnType<typeof setInterval> | undefined;

  const token = () => current()?.value ?? null;
  /** The same player's newer token; null if there is none. */
  const replacementFor = (used: string) => (isOwn(used) && token() !== used ? token() : null);
  const tokenNow = (used: string): TokenNow => (token() === used ? 'same' : isOwn(used) ? 'replaced' : 'gone');

  function join(used: string, isNeeded: boolean): RefreshRun {
    if (run?.used !== used) {
      if (run !== null) finish(run);
      run = createRefreshRun(used);
      ticks = setInterval(tick, TICK_MS);
    }
    run.isNeeded ||= isNeeded;
    return run;
  }

  function finish(ended: RefreshRun): void {
    ended.settle();
    if (run !== ended) return;
    run = null;
    clearInterval(ticks);
  }

  /** Does what is due: starts an attempt, gives up on an expired token, or nothing. */
  function tick(): void {
    const held = current();
    if (run === null) return;
    if (held?.value !== run.used) return finish(run);
    run.progress = tokenObserved(run.progress, held.endsAt, clock(), navigator.onLine);
    const step = nextStep(run.progress, clock());
    if (step === 'attempt') startAttempt(run);
    if (step === 'give_up') giveUp(run);
  }

  function startAttempt(of: RefreshRun): void {
    of.progress = attemptStarted(of.progress, clock());
    of.attempt = withRefreshLock(() => attempt(of)).then(
      (failure) => attemptEnded(of, failure),
      () => attemptEnded(of, {}),
    );
  }

  function attemptEnded(of: RefreshRun, failure: TransientFailure | null): void {
    of.attempt = null;
    if (failure === null) return finish(of);
    of.progress = attemptFailed(of.progress, clock(), failure.retryAfterMs);
    if (run === of) tick();
  }

  /** Calls the server until it gives a verdict or fails. @returns the transient failure; null if there is nothing left to try */
  async function attempt(of: RefreshRun): Promise<TransientFailure | null> {
    const { used } = of;
    readCookie();
    while (token() === used) {
      const outcome = await postRefresh(used);
      readCookie();
      const action = decideRefresh(outcome.name, tokenNow(used));
      if (action === 'stop') return null;
      if (action === 'retry') return outcome.name === 'transient' ? outcome : {};
      if (outcome.name === 'renewed') {
        if (action === 'revoke') void postLogout(outcome.value);
        else dispatch({ type: 'token_received', by: 'refresh', value: outcome.value, expiresIn: outcome.expiresIn, at: clock() });
        return null;
      }
      if (outcome.name === 'transient') return outcome;
      await sleep(outcome.name === 'rejected' ? RETRY_DELAY_MS : COOKIE_PROPAGATION_MS);
      readCookie();
      if (token() === used) dispatch({ type: outcome.name === 'rejected' ? 'refresh_rejected' : 'session_expired', needed: of.isNeeded });
    }
    return null;
  }

  function giveUp(of: RefreshRun): void {
    readCookie();
    if (token() === of.used) dispatch({ type: 'refresh_unavailable', at: clock() });
    finish(of);
  }

  return {
    /**
     * Refreshes a token that is due before a request is sent with it. While it is valid, the request waits for an attempt
     * in flight, for `MAX_WAIT_MS` at most, and never for the backoff: it is then sent with the old token. Once it has
     * expired, the request waits until there is a new token or the session has ended.
     *
     * @param isDue whether the token still has to be refreshed
     * @throws {NetworkError} when the token has expired and the device is offline
     */
    async beforeRequest(used: string, isDue: () => boolean): Promise<void> {
      while (token() === used && isDue()) {
        const joined = join(used, true);
        tick();
        const left = (current()?.endsAt ?? 0) - clock();
        if (left <= 0) {
          if (!navigator.onLine) throw new NetworkError(false);
          await within(EXPIRED_CHECK_MS, joined.settled);
          continue;
        }
        const patience = joined.progress.attemptedAt + MAX_WAIT_MS - clock();
        if (joined.attempt === null || patience <= 0) return;
        await within(Math.min(patience, left), joined.attempt);
      }
    },

    /** Starts refreshing a token that is due though no request needs it: the page may only be looked at (SPEC L3). */
    refreshInBackground(used: string): void {
      if (token() !== used) return;
      join(used, false);
      tick();
    },

    /**
     * Refreshes a token whatever its age, and waits for the attempt, for `MAX_WAIT_REJECTED_MS` at most. Failing
     * transiently, it goes on in the background.
     *
     * @param used the token that the server rejected, or that has to be exchanged
     * @param isForced whether the backoff is skipped, because the player asked for it
     * @returns the same player's newer token, or null
     */
    async refresh(used: string, isForced = false): Promise<string | null> {
      if (token() !== used) return replacementFor(used);
      const joined = join(used, true);
      if (isForced) joined.progress = retryNow(joined.progress);
      tick();
      if (joined.attempt !== null) await within(MAX_WAIT_REJECTED_MS, joined.attempt);
      return replacementFor(used);
    },

    /**
     * Ends the session of a token of which the server says that it cannot be refreshed (SPEC L7), unless another tab has
     * refreshed it. It waits for the lock, as an attempt may be in flight.
     *
     * @returns as `refresh`
     */
    async expired(used: string): Promise<string | null> {
      if (token() === used) {
        await withRefreshLock(async () => {
          readCookie();
          if (token() === used) await sleep(COOKIE_PROPAGATION_MS);
          readCookie();
          if (token() === used) dispatch({ type: 'session_expired', needed: true });
        });
      }
      return replacementFor(used);
    },

    /** Stops refreshing. */
    dispose(): void {
      if (run !== null) finish(run);
    },
  };
}

function createRefreshRun(used: string): RefreshRun {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { used, isNeeded: false, progress: notStarted, attempt: null, settled, settle: () => settle() };
}

/** Waits for a promise, but no longer than this, in ms. */
async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}
