import { NetworkError } from '@/api/errors';
import { sleep } from '@/shared/lib/sleep';

import type { Clock } from '@/shared/lib/monotonic-clock';
import type { Event } from './machine';
import { decideRefresh } from './refresh-decision';
import type { TokenState } from './refresh-decision';
import type { RefreshProgress } from './refresh-schedule';
import { attemptFailed, attemptStarted, nextStep, notStarted, retryNow, tokenObserved } from './refresh-schedule';
import type { RefreshOutcome } from './refresh-call';
import { postLogout, withRefreshLock, COOKIE_PROPAGATION_MS, MAX_ATTEMPT_MS, RETRY_DELAY_MS } from './refresh-call';
import type { Token } from './token';

/** Longest wait of a request with a valid token, from the start of the attempt. Three rejections fit in (SPEC L3). */
export const MAX_WAIT_MS = 4000;
/** Longest wait of a request with a rejected token. */
const MAX_WAIT_REJECTED_MS = 10_000;

/**
 * Minimum wait for another tab's attempt, also with an expired token. The same time is reserved before the expiry, so that
 * this tab can still make an attempt of its own.
 */
const MIN_LOCK_WAIT_MS = 2500;

/** Interval of checks for an offline device, while a request with an expired token waits. */
const EXPIRED_CHECK_MS = 1000;

/** Interval of the refresher's checks. Timers stop while the device sleeps. */
const TICK_MS = 250;

interface RefresherDeps {
  readonly current: () => Token | null;
  /** Returns true if this player has the token, or had it earlier. */
  readonly isOwn: (token: string) => boolean;
  /** Applies the token in the cookie to the session, because another tab may have replaced it. */
  readonly readCookie: () => void;
  readonly dispatch: (event: Event) => void;
  readonly clock: Clock;
  readonly postRefresh: (token: string) => Promise<RefreshOutcome>;
}

type TransientFailure = Pick<Extract<RefreshOutcome, { name: 'transient' }>, 'retryAfterMs'>;

/** Refresh of one token, over several attempts. */
interface RefreshRun {
  /** Token that is refreshed. */
  readonly used: string;
  /** True if a request has started or joined the run: its failure must be explained (SPEC D4). */
  isNeeded: boolean;
  progress: RefreshProgress;
  attempt: Promise<void> | null;
  readonly settled: Promise<void>;
  readonly settle: () => void;
}

/**
 * Creates the single-flight token refresher of all tabs (SPEC L3 to L7, D4). Transient failures are retried until
 * the grace period of the expired token is over; rejections are counted.
 */
export function createTokenRefresher({ current, isOwn, readCookie, dispatch, clock, postRefresh }: RefresherDeps) {
  let run: RefreshRun | null = null;
  let ticks: ReturnType<typeof setInterval> | undefined;

  const token = () => current()?.value ?? null;
  /** Returns the same player's newer token, or null. */
  const replacementFor = (used: string) => (isOwn(used) && token() !== used ? token() : null);
  const tokenState = (used: string): TokenState => (token() === used ? 'same' : isOwn(used) ? 'replaced' : 'logged_out');

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
    const now = clock();
    of.progress = attemptStarted(of.progress, now);
    const validMs = (current()?.endsAt ?? 0) - now;
    // A tab that never ends its attempt must not end the session with the token.
    const limitMs = Math.min(MAX_ATTEMPT_MS, Math.max(MIN_LOCK_WAIT_MS, validMs - MIN_LOCK_WAIT_MS));
    of.attempt = withRefreshLock(limitMs, () => attempt(of)).then(
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

  /** @returns null if no attempt is needed any more */
  async function attempt(of: RefreshRun): Promise<TransientFailure | null> {
    const { used } = of;
    readCookie();
    while (token() === used) {
      const outcome = await postRefresh(used);
      readCookie();
      const action = decideRefresh(outcome.name, tokenState(used));
      if (action === 'stop') return null;
      if (action === 'retry') return outcome.name === 'transient' ? outcome : {};
      if (outcome.name === 'refreshed') {
        if (action === 'revoke') void postLogout(outcome.value);
        else dispatch({ type: 'token_received', by: 'refresh', value: outcome.value, expiresIn: outcome.expiresIn, at: clock() });
        return null;
      }
      if (outcome.name === 'transient') return outcome;
      await sleep(RETRY_DELAY_MS);
      readCookie();
      if (token() === used) dispatch({ type: 'refresh_rejected', needed: of.isNeeded || outcome.isOver });
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
     * Refreshes a due token. The request waits at most `MAX_WAIT_MS` with a valid one, never for the backoff; with an
     * expired one until a new token or the session's end.
     *
     * @throws {NetworkError} if the token has expired and the device is offline
     */
    async beforeRequest(used: string, isDue: () => boolean): Promise<void> {
      while (token() === used && isDue()) {
        const joined = join(used, true);
        tick();
        const validMs = (current()?.endsAt ?? 0) - clock();
        if (validMs <= 0) {
          if (!navigator.onLine) throw new NetworkError(false);
          await within(EXPIRED_CHECK_MS, joined.settled);
          continue;
        }
        const remainingMs = joined.progress.attemptedAt + MAX_WAIT_MS - clock();
        if (joined.attempt === null || remainingMs <= 0) return;
        await within(Math.min(remainingMs, validMs), joined.attempt);
      }
    },

    /** Refreshes a token that no request waits for (SPEC L3). */
    refreshInBackground(used: string): void {
      if (token() !== used) return;
      join(used, false);
      tick();
    },

    /**
     * Refreshes a token of any age. Waits at most `MAX_WAIT_REJECTED_MS`, then continues in the background.
     *
     * @param isForced skips the backoff: the player started it
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
     * Ends a session that the server does not refresh (SPEC L7), unless another tab has stored a newer token. Waits for an
     * attempt in flight.
     *
     * @returns the same player's newer token, or null
     */
    async expired(used: string): Promise<string | null> {
      if (token() === used) {
        await withRefreshLock(MAX_WAIT_REJECTED_MS, async () => {
          readCookie();
          if (token() === used) await sleep(COOKIE_PROPAGATION_MS);
          readCookie();
          if (token() === used) dispatch({ type: 'session_expired', needed: true });
        });
      }
      return replacementFor(used);
    },

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

async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}
